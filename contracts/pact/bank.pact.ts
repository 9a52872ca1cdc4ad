import { expect, it } from 'vitest';
import { bankCard, saveBankCard } from '../../src/api/bank.ts';
import * as examples from '../examples/bank.ts';
import { command, loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

it('bankCard answers the bound card of the caller', async () => {
  const data = pick(
    examples.bankCard,
    ...(['bank_account', 'real_name', 'bank_name', 'bank_branch', 'bank_address', 'swift_code'] as const),
    ...(['residence_address', 'postal_code'] as const),
  );
  const card = await play(
    { given: [loggedIn, ['a bank card is bound', { token }]], does: 'bankCard that is bound', data },
    () => read(bankCard()),
  );
  expect(card).toMatchObject(data);
});

it('bankCard has no number where none is bound', async () => {
  const card = await play(
    { given: [loggedIn], does: 'bankCard of which there is none', data: { bank_account: exactly('') } },
    () => read(bankCard()),
  );
  expect(card).toMatchObject({ bank_account: '' });
});

it('saveBankCard binds a card', async () => {
  const sentence = await play(
    { given: [loggedIn], does: 'saveBankCard', form: examples.bankForm, data: examples.saveBankCard },
    () => command(saveBankCard(), examples.bankForm),
  );
  expect(sentence).toBe(examples.saveBankCard);
});

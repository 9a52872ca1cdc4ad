// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { bankCard, deleteBankCard, saveBankCard } from '../../src/api/bank.ts';
import * as bank from '../examples/bank.ts';
import { command, loggedIn, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const refused = (error: unknown) => error;

it('bankCard says all of a card, and which banks are suggested', async () => {
  const data = { ...bank.bankCard, banks: [{ name: 'Sample Bank Köln' }] };
  const card = await play(
    {
      consumer,
      given: [loggedIn, ['a bank card is bound', { token }], ['banks are suggested']],
      does: 'bankCard with all that is known',
      data,
    },
    () => read(bankCard()),
  );
  expect(card).toEqual(data);
});

it('saveBankCard names each field at fault', async () => {
  const message = 'Enter a SWIFT code of 8 or 11 characters';
  const fields = { swift_code: message };
  const form = { ...bank.bankForm, swift_code: 'SMPLDEFFX' };
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'saveBankCard with a wrong bank code',
      form,
      refuses: { message, reason: 'bank.swiftInvalid', fields },
    },
    () => command(saveBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields });
});

const fundPassword = '284173';
const boundWithFundPassword = [
  loggedIn,
  ['a bank card is bound', { token }],
  ['a fund password is set', { token, fund_password: fundPassword }],
] as const;

it('deleteBankCard deletes the card with the fund password', async () => {
  const form = { pay_password: fundPassword };
  const sentence = await play(
    { consumer, given: boundWithFundPassword, does: 'deleteBankCard', form, data: bank.deleteBankCard },
    () => command(deleteBankCard(), form),
  );
  expect(sentence).toBe(bank.deleteBankCard);
});

it('deleteBankCard counts wrong fund passwords', async () => {
  const message = 'The fund password is wrong. Try again';
  const form = { pay_password: '284174' };
  const answer = await play(
    {
      consumer,
      given: boundWithFundPassword,
      does: 'deleteBankCard with a wrong fund password',
      form,
      refuses: {
        message,
        reason: 'account.fundPasswordWrong',
        fields: { pay_password: message },
        values: { attempts: '4' },
      },
    },
    () => command(deleteBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { pay_password: message }, values: { attempts: '4' } });
});

it('deleteBankCard of somebody without a fund password says so', async () => {
  const message = 'Set a fund password first';
  const reason = 'account.fundPasswordMissing';
  const form = { pay_password: fundPassword };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['a bank card is bound', { token }]],
      does: 'deleteBankCard without a fund password',
      form,
      refuses: { message, reason },
    },
    () => command(deleteBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason });
});

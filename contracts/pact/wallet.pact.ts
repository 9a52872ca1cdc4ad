import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { balances } from '../../src/api/wallet.ts';
import { loggedIn, play, read, success } from './interaction.ts';

const { eachLike, integer, like, regex } = MatchersV3;
const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);

const row = (kind: string) => ({
  id: integer(3),
  currency: integer(3),
  currency_name: like('USDT'),
  usdt_price: decimal('1'),
  [`${kind}_balance`]: decimal('12480.5'),
  [`lock_${kind}_balance`]: decimal('14365.44'),
});

const wallet = (kind: string) => ({ balance: eachLike(row(kind)), usdt_totle: decimal('26845.94') });

it('balances answers every account', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'balances of all coins',
      method: 'POST',
      path: '/wallet/list',
      hasSession: true,
      form: { currency_name: '' },
      answers: success({
        change_wallet: wallet('change'),
        lever_wallet: wallet('lever'),
        micro_wallet: wallet('micro'),
      }),
    },
    () => read(balances()),
  );
  expect(answer).toMatchObject({ change_wallet: { balance: [{ change_balance: '12480.5' }] } });
});

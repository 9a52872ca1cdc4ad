import { expect, it } from 'vitest';
import { balances } from '../../../contracts/examples/wallet.ts';
import { totalOf } from './totalOf.ts';

it('names the coins that the total does not contain, where the server says so', () => {
  expect(totalOf({ ...balances, unpriced: ['NOVA'] })).toMatchObject({
    total: '967701.80091403',
    unpriced: ['NOVA'],
  });
  expect(totalOf(balances).unpriced).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { bankDeposit, seenDeposit, submittedDeposit } from '../../../../contracts/examples/deposit.ts';
import { claimForm, isAlike } from './claimRequest.ts';
import type { ClaimValues } from './claimValues.ts';

const hash = submittedDeposit.hash!;
const chain: ClaimValues = {
  way: 'hash',
  currency: '3',
  coin: 'USDT',
  network: 'trc20',
  amount: '500.',
  account: ` ${hash.toUpperCase()} `,
  imgs: '/upload/proof',
  rate: '',
  bkname: '',
  bkcardnumer: '',
  cardname: 'Lena Hartmann',
};
const bank: ClaimValues = {
  way: 'bank',
  currency: '9999',
  coin: 'EUR',
  network: '',
  amount: '500',
  account: '',
  imgs: '/upload/proof',
  rate: '0.9312',
  bkname: ' Sample Bank AS',
  bkcardnumer: '4000000000000127',
  cardname: 'Lena Hartmann ',
};

describe('a claim', () => {
  it('over a network says its hash as explorers write it, and nothing of a payer', () => {
    expect(claimForm(chain, 'id-1')).toEqual({
      currency: '3',
      amount: '500',
      imgs: '/upload/proof',
      type: 'hash',
      account: hash,
      network: 'trc20',
      client_deposit_id: 'id-1',
    });
  });

  it('from a bank card says who has paid and the rate that was shown, and no hash', () => {
    expect(claimForm(bank, 'id-1')).toEqual({
      currency: '9999',
      amount: '500',
      imgs: '/upload/proof',
      type: 'bank',
      rate: '0.9312',
      bkname: 'Sample Bank AS',
      bkcardnumer: '4000000000000127',
      cardname: 'Lena Hartmann',
      client_deposit_id: 'id-1',
    });
  });

  it('says neither rate nor id to a back end that has none', () => {
    const sent = claimForm({ ...bank, rate: '' }, undefined);
    expect(sent).not.toHaveProperty('rate');
    expect(sent.client_deposit_id).toBeUndefined();
  });
});

describe('a deposit of the list', () => {
  it.each([
    ['the same hash', submittedDeposit, chain, true],
    ['another hash of the same amount', { ...seenDeposit, amount: '500' }, chain, false],
    ['no hash and the same amount', { ...submittedDeposit, hash: undefined }, chain, true],
    ['no hash and another amount', { ...submittedDeposit, hash: undefined, amount: '5' }, chain, false],
    ['no hash and no amount', { ...submittedDeposit, hash: undefined, amount: undefined }, chain, false],
    ['the same transfer', bankDeposit, bank, true],
    ['a transfer in another currency', { ...bankDeposit, bank_currency: 'USD' }, bank, false],
    ['a transfer of another amount', { ...bankDeposit, bank_amount: '50' }, bank, false],
  ])('of %s is alike: %#', (_, row, claim, isIt) => {
    expect(isAlike(row, claim)).toBe(isIt);
  });
});

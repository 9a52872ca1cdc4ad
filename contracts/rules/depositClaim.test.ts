import { describe, expect, it } from 'vitest';
import { checkClaim, creditOfBank, type ClaimToCheck } from './depositClaim.ts';

const hash = '5a7d0c94e1b23f6608a9cc4471de02b891f35e76ad40c2b8e7710f9d63ab12c4';
const common = { scale: 8, minimum: '10', coin: 'USDT', proof: '/upload/proof' };
const chain: ClaimToCheck = { ...common, way: 'hash', amount: '1500', hash, hashForm: 'plain' };
const payer = { bkname: 'Sample Sparkasse', bkcardnumer: '4000000000000127', cardname: 'Lena Hartmann' };
const bank: ClaimToCheck = {
  way: 'bank',
  amount: '500',
  scale: 2,
  minimum: '20',
  coin: 'EUR',
  proof: '/upload/proof',
  payer,
  verifiedName: undefined,
};
const reasonsOf = (claim: ClaimToCheck) => checkClaim(claim).map(({ field, reason }) => [field, reason]);

describe('a claim over a network', () => {
  it.each([
    ['a hash and a proof', {}],
    ['exactly the minimum', { amount: '10' }],
    ['the smallest unit above it', { amount: '10.00000001' }],
    ['spaces around its hash', { hash: ` ${hash}\n` }],
  ])('may have %s', (_, changes) => {
    expect(reasonsOf({ ...chain, ...changes })).toEqual([]);
  });

  it.each([
    ['no amount', { amount: '' }, 'amount', 'wallet.amountRequired'],
    ['no more than zero', { amount: '0.00' }, 'amount', 'wallet.amountRequired'],
    ['an exponent', { amount: '1e3' }, 'amount', 'wallet.amountRequired'],
    ['parts of the smallest unit', { amount: '10.000000001' }, 'amount', 'wallet.amountScale'],
    ['less than the minimum', { amount: '9.99999999' }, 'amount', 'deposit.minimum'],
    ['a minimum that nobody says', { minimum: undefined }, 'amount', 'deposit.minimumUnknown'],
    ['one digit too few', { hash: hash.slice(1) }, 'account', 'deposit.hashInvalid'],
    ['no proof', { proof: '' }, 'imgs', 'deposit.proofRequired'],
  ])('may not have %s', (_, changes, field, reason) => {
    expect(reasonsOf({ ...chain, ...changes })).toEqual([[field, reason]]);
  });

  it('names the minimum and its coin, and says everything that is wrong in the order of the form', () => {
    const [first, ...others] = checkClaim({ ...chain, amount: '1', hash: '', proof: '' });
    expect(first?.values).toEqual({ min: '10', coin: 'USDT' });
    expect(others.map(({ field }) => field)).toEqual(['account', 'imgs']);
  });
});

describe('a claim from a bank card', () => {
  it('has cents, and who has paid', () => {
    expect(reasonsOf(bank)).toEqual([]);
    expect(reasonsOf({ ...bank, amount: '500.005' })).toEqual([['amount', 'wallet.amountScale']]);
  });

  it('says each of the details that is missing', () => {
    const nobody = { bkname: ' ', bkcardnumer: '', cardname: 'Lena Hartmann' };
    expect(reasonsOf({ ...bank, payer: nobody })).toEqual([
      ['bkname', 'deposit.bankFields'],
      ['bkcardnumer', 'deposit.bankFields'],
    ]);
  });

  it('has no hidden characters in what it says of the payer', () => {
    const turned = { ...payer, cardname: 'Lena\u202EnnamtraH' };
    expect(reasonsOf({ ...bank, payer: turned })).toEqual([['cardname', 'bank.charactersRefused']]);
  });

  it.each([
    ['Lena Hartmann', []],
    ['HARTMANN, Léna', []],
    ['Jonas Weber', [['cardname', 'deposit.payerDiffers']]],
  ])('of somebody verified may be in the name of %s: %j', (cardname, reasons) => {
    const claim = { ...bank, payer: { ...payer, cardname }, verifiedName: 'Lena Hartmann' };
    expect(reasonsOf(claim as ClaimToCheck)).toEqual(reasons);
  });
});

describe('what a bank transfer is credited with', () => {
  it.each([
    // 500 / 0.9312 = 536.941580756...
    ['500', '0.9312', 8, '536.94158075'],
    ['500', '0.9312', 2, '536.94'],
    // 200 / 3 = 66.666..., rounded down.
    ['200', '3', 8, '66.66666666'],
    ['0.01', '3', 2, '0'],
    ['100', '1', 8, '100'],
    ['100', '0.00000001', 8, '10000000000'],
  ])('%s at %s with %i decimals is %s', (amount, rate, scale, credited) => {
    expect(creditOfBank(amount, rate, scale)).toBe(credited);
  });

  it.each([
    ['', '0.9312'],
    ['500', undefined],
    ['500', '0'],
    ['500', '-1'],
    ['500', 'about one'],
    ['5e2', '0.9312'],
  ])('%j at %j is not known', (amount, rate) => {
    expect(creditOfBank(amount, rate, 8)).toBeUndefined();
  });
});

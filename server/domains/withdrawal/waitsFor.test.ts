// Rule that requires an operator's decision, on both sides of each boundary.
import { describe, expect, it } from 'vitest';
import { needsTwo, waitsFor } from './waitsFor.ts';

const hourMs = 3_600_000;
const noon = Date.UTC(2026, 0, 5, 12);
const cost = { fee: '1', minimum: '20', reviewFrom: '500', twoFrom: '10000' };
const rules = { newAddressHours: 24, afterChangeHours: 72 };
/** A small amount to a known address, by an account without recent changes. */
const usual: Parameters<typeof waitsFor>[0] = {
  amount: '499.99',
  unseen: '0',
  cost,
  limit: '4999.9',
  rules,
  now: noon,
  screened: 'clear',
  changedAt: undefined,
  address: { usableAt: noon - 1000 * hourMs, isUsed: true },
};
const firstTo = { usableAt: noon - 24 * hourMs + 1, isUsed: false };
const quietAt = (from: number, to: number) => ({ rules: { ...rules, quietHours: { from, to } } });

describe('a withdrawal waits', () => {
  it.each<[string, Partial<typeof usual>, string[]]>([
    ['for nothing where it is usual', {}, []],
    ['from the sum on that people decide about', { amount: '500' }, ['sum']],
    ['whatever its sum where none is named', { cost: { ...cost, reviewFrom: undefined } }, ['sum']],
    ['to a bank card', { screened: undefined, address: undefined }, ['bank']],
    ['to an address that is listed', { screened: 'listed' }, ['listed']],
    ['while nobody says whether it is', { screened: 'unanswered' }, ['unscreened']],
    ['where nobody knows it', { screened: 'unknownSender' }, ['unscreened']],
    ['with a tenth of the day to a new address', { amount: '499.99', address: firstTo }, ['newAddress']],
    ['not with less than a tenth', { amount: '499.98', address: firstTo }, []],
    ['not once it was used', { address: { ...firstTo, isUsed: true } }, []],
    ['not a day later', { address: { usableAt: noon - 24 * hourMs, isUsed: false } }, []],
    [
      'with any sum where no day has a limit',
      { amount: '1', limit: undefined, address: firstTo },
      ['newAddress'],
    ],
    ['not to a known address where no day has one', { amount: '1', limit: undefined }, []],
    ['with what went today unseen up to that sum', { amount: '200', unseen: '300' }, ['sum']],
    ['not with less than that together', { amount: '200', unseen: '299.99' }, []],
    [
      'with a tenth of the day in parts',
      { amount: '200', unseen: '299.99', address: firstTo },
      ['newAddress'],
    ],
    ['within three days of a change', { changedAt: noon - 72 * hourMs + 1 }, ['afterChange']],
    ['not later', { changedAt: noon - 72 * hourMs }, []],
    ['from a quiet hour on', quietAt(12, 13), ['quietHour']],
    ['not before it', quietAt(13, 14), []],
    ['not from its end on', quietAt(11, 12), []],
    ['over midnight', quietAt(22, 13), ['quietHour']],
    ['not outside one over midnight', quietAt(22, 12), []],
    ['for each of several reasons', { amount: '600', screened: 'listed' }, ['sum', 'listed']],
  ])('%s', (_, changes, why) => {
    expect(waitsFor({ ...usual, ...changes })).toEqual(why);
  });

  it('for two people from a sum on, and for no second one where none is named', () => {
    expect(needsTwo({ amount: '9999.99', cost })).toBe(false);
    expect(needsTwo({ amount: '10000', cost })).toBe(true);
    expect(needsTwo({ amount: '10000', cost: { ...cost, twoFrom: undefined } })).toBe(false);
  });
});

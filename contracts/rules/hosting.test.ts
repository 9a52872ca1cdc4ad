import { BigNumber } from 'bignumber.js';
import { describe, expect, it } from 'vitest';
import {
  checkHosting,
  daysPast,
  interestAfter,
  interestOfDay,
  paymentMs,
  penaltyExceedsInterest,
  redemptionAfter,
  redemptionTable,
  simpleAnnualRate,
  totalInterest,
  totalRate,
  type HostingToCheck,
  type PenaltyRule,
  type PenaltyTerms,
} from './hosting.ts';

const terms: PenaltyTerms = {
  dayRate: '0.004',
  days: 15,
  scale: 8,
  rule: 'C',
  settlementRatio: '0.004',
};

describe('interest', () => {
  it('of 0.4 % a day is 40 of 10,000, and 600 in 15 days', () => {
    expect(interestOfDay(terms, '10000', 1)).toBe('40');
    expect(totalInterest(terms, '10000')).toBe('600');
  });

  it('of 0.4 % a day is 6 % in 15 days and 146 % in a year', () => {
    expect(totalRate(terms)).toBe('6');
    expect(simpleAnnualRate('0.004')).toBe('146');
  });

  it('that a day rounds off is paid by a later one', () => {
    const coarse = { dayRate: '0.004', days: 15, scale: 0 };
    const days = Array.from({ length: 15 }, (_, at) => interestOfDay(coarse, '100', at + 1));
    expect(days).toEqual(['0', '0', '1', '0', '1', '0', '0', '1', '0', '1', '0', '0', '1', '0', '1']);
  });

  it('of all days adds up to what they come to together, of any amount', () => {
    for (const amount of ['0.00000001', '0.00000249', '17.00000251', '999999999.99999999']) {
      const days = Array.from({ length: 15 }, (_, at) => interestOfDay(terms, amount, at + 1));
      expect(BigNumber.sum(...days).toFixed()).toBe(totalInterest(terms, amount));
      expect(days.every((each) => new BigNumber(each).gte(0))).toBe(true);
    }
  });
});

describe('redeeming early', () => {
  it.each([
    ['A', '18', '982'],
    ['B', '6', '994'],
    ['C', '12', '988'],
  ] as const)('three days before the end costs 1,000 by rule %s %s and pays %s', (rule, penalty, refund) => {
    expect(redemptionAfter({ ...terms, rule }, '1000', 12)).toEqual({ penalty, refund });
  });

  it('at the end costs nothing by any rule', () => {
    for (const rule of ['A', 'B', 'C'] as const)
      expect(redemptionAfter({ ...terms, rule }, '1000', 15)).toEqual({ penalty: '0', refund: '1000' });
  });

  it('never costs more than the amount', () => {
    const steep = { ...terms, settlementRatio: '0.1' };
    expect(redemptionAfter(steep, '1000', 0)).toEqual({ penalty: '1000', refund: '0' });
  });

  it('rounds the penalty up to a unit', () => {
    const coarse = { ...terms, scale: 2 };
    expect(redemptionAfter(coarse, '10.01', 14)).toEqual({ penalty: '0.05', refund: '9.96' });
  });

  it('has a row for each day, from the whole yield to nothing', () => {
    const table = redemptionTable(terms, '10000');
    expect(table).toHaveLength(16);
    expect(table[0]).toEqual({ day: 0, penalty: '600', refund: '9400', interest: '0', result: '-600' });
    expect(table[7]).toEqual({ day: 7, penalty: '320', refund: '9680', interest: '280', result: '-40' });
    expect(table[8]).toEqual({ day: 8, penalty: '280', refund: '9720', interest: '320', result: '40' });
    expect(table[15]).toEqual({ day: 15, penalty: '0', refund: '10000', interest: '600', result: '600' });
  });

  it.each(['A', 'B', 'C'] as PenaltyRule[])('can cost more than was paid by rule %s', (rule) => {
    expect(penaltyExceedsInterest({ ...terms, rule }, '1000')).toBe(true);
  });

  it('costs no more than was paid where its ratio is 0', () => {
    expect(penaltyExceedsInterest({ ...terms, settlementRatio: '0' }, '1000')).toBe(false);
  });
});

describe('a payment', () => {
  const evening = Date.UTC(2026, 10, 21, 23, 59, 59, 999);

  it('is due at 00:00 UTC from the day after on, whatever the hour of buying', () => {
    for (const hostedMs of [Date.UTC(2026, 10, 21), evening]) {
      expect(paymentMs({}, hostedMs, 1)).toBe(Date.UTC(2026, 10, 22));
      expect(paymentMs({}, hostedMs, 15)).toBe(Date.UTC(2026, 11, 6));
    }
  });

  it('is due at the time of day that a back end says', () => {
    expect(paymentMs({ paymentTime: '08:30' }, evening, 1)).toBe(Date.UTC(2026, 10, 22, 8, 30));
  });

  it('is due where a day of a faster calendar begins', () => {
    expect(paymentMs({ dayMs: 60_000 }, Date.UTC(2026, 10, 21, 14, 23, 41), 2)).toBe(
      Date.UTC(2026, 10, 21, 14, 25),
    );
  });

  it('is counted from the instant at which it is due, and none after the last', () => {
    const past = (nowMs: number) => daysPast({}, 15, { hostedMs: evening, nowMs });
    expect(past(evening)).toBe(0);
    expect(past(Date.UTC(2026, 10, 22) - 1)).toBe(0);
    expect(past(Date.UTC(2026, 10, 22))).toBe(1);
    expect(past(Date.UTC(2026, 11, 6) - 1)).toBe(14);
    expect(past(Date.UTC(2027, 0, 1))).toBe(15);
  });

  it('does not come before the first time of day', () => {
    const early = Date.UTC(2026, 10, 21, 0, 5);
    expect(daysPast({ paymentTime: '08:30' }, 15, { hostedMs: early, nowMs: early })).toBe(0);
  });

  it('and all before it come to what interestAfter says', () => {
    expect(interestAfter(terms, '1000', 12)).toBe('48');
  });
});

describe('an amount to host', () => {
  const good: HostingToCheck = {
    amount: '500',
    scale: 8,
    available: '12480.5',
    coin: 'USDT',
    minimum: '500',
    capacityLeft: '20000',
  };

  it.each([
    ['the minimum', {}],
    ['all that is free', { amount: '12480.5' }],
    ['all that is left', { amount: '20000', available: '30000' }],
    ['more where there is no limit', { amount: '30000', available: '30000', capacityLeft: undefined }],
  ])('may be %s', (_, changes) => {
    expect(checkHosting({ ...good, ...changes })).toBeUndefined();
  });

  it.each([
    ['nothing', { amount: '' }, 'wallet.amountRequired', undefined],
    ['0', { amount: '0' }, 'wallet.amountRequired', undefined],
    ['below the minimum', { amount: '499.99' }, 'hosting.minimum', '500'],
    ['below what is not there', { amount: '10', available: '20' }, 'hosting.minimum', undefined],
    ['below what is not left', { amount: '10', capacityLeft: '20' }, 'hosting.minimum', undefined],
    ['finer than a unit', { amount: '500.001', scale: 2 }, 'wallet.amountScale', '500'],
    ['more than is free', { amount: '12480.51' }, 'wallet.insufficientBalance', '12480.5'],
    ['more than is left', { amount: '900', capacityLeft: '800' }, 'hosting.capacity', '800'],
    ['more than too little', { amount: '900', capacityLeft: '499' }, 'hosting.capacity', undefined],
  ])('is refused that is %s, with the nearest one that passes', (_, changes, reason, nearest) => {
    const problem = checkHosting({ ...good, ...changes });
    expect([problem?.reason, problem?.nearest]).toEqual([reason, nearest]);
  });
});

// Calculations of fund hosting: the form's preview, the server's payments and the cost of early redemption use the same
// code. All amounts are decimal text; rates are fractions of the amount, 0.004 a day for 0.4 %. Interest is rounded
// down and a penalty up, both to a unit of the coin.
import { BigNumber } from 'bignumber.js';
import { checkAmount, type AmountProblem, type AmountToCheck } from './amount.ts';

export type PenaltyRule = 'A' | 'B' | 'C';

export interface HostingTerms {
  /** Daily rate, as a fraction of the amount. */
  dayRate: string;
  days: number;
  /** Decimal places of the coin. */
  scale: number;
}

export interface PenaltyTerms extends HostingTerms {
  rule: PenaltyRule;
  /** Fraction of the amount for each remaining day; absent for rule B. */
  settlementRatio: string;
}

const interestUpTo = ({ dayRate, scale }: HostingTerms, amount: string, days: number): BigNumber =>
  new BigNumber(amount).times(dayRate).times(days).decimalPlaces(scale, BigNumber.ROUND_FLOOR);

/**
 * Interest of the first days in total. Daily payments add up to it exactly: a later day pays what an earlier day rounds
 * off.
 */
export const interestAfter = (terms: HostingTerms, amount: string, days: number): string =>
  interestUpTo(terms, amount, days).toFixed();

/** @param day counted from 1 */
export const interestOfDay = (terms: HostingTerms, amount: string, day: number): string =>
  interestUpTo(terms, amount, day)
    .minus(interestUpTo(terms, amount, day - 1))
    .toFixed();

export const totalInterest = (terms: HostingTerms, amount: string): string =>
  interestAfter(terms, amount, terms.days);

/** Percent earned over all days. */
export const totalRate = ({ dayRate, days }: HostingTerms): string =>
  new BigNumber(dayRate).times(days).times(100).toFixed();

/** Percent per year, without compounding. */
export const simpleAnnualRate = (dayRate: string): string => totalRate({ dayRate, days: 365, scale: 0 });

export interface Redemption {
  penalty: string;
  /** Refunded part of the amount. */
  refund: string;
}

/** Payout of a redemption after a number of days; no penalty at the end of the term. */
export function redemptionAfter(terms: PenaltyTerms, amount: string, daysPast: number): Redemption {
  const { dayRate, days, scale, rule, settlementRatio } = terms;
  const remaining = days - daysPast;
  const perDay = rule === 'B' ? '0' : settlementRatio;
  const ofADay = new BigNumber(rule === 'C' ? 0 : dayRate).times('1.5');
  const share = remaining > 0 ? new BigNumber(perDay).times(remaining).plus(ofADay) : 0;
  const exact = new BigNumber(amount).times(share).decimalPlaces(scale, BigNumber.ROUND_CEIL);
  const penalty = BigNumber.min(exact, amount);
  return { penalty: penalty.toFixed(), refund: new BigNumber(amount).minus(penalty).toFixed() };
}

export interface RedemptionRow extends Redemption {
  /** Days elapsed. */
  day: number;
  /** Interest paid by then, which the user keeps. */
  interest: string;
  /** Net result: interest less penalty. Signed. */
  result: string;
}

/** From today, with no interest paid yet, to the end of the term. */
export function redemptionTable(terms: PenaltyTerms, amount: string): RedemptionRow[] {
  return Array.from({ length: terms.days + 1 }, (_, day) => {
    const redemption = redemptionAfter(terms, amount, day);
    const interest = interestAfter(terms, amount, day);
    const result = new BigNumber(interest).minus(redemption.penalty).toFixed();
    return { day, ...redemption, interest, result };
  });
}

/**
 * True if on some day the penalty exceeds the interest paid until then; the user accepts this in a separate
 * confirmation.
 */
export const penaltyExceedsInterest = (terms: PenaltyTerms, amount: string): boolean =>
  redemptionTable(terms, amount).some(({ result }) => new BigNumber(result).lt(0));

const realDay = 86_400_000;

export interface HostingCalendar {
  /** HH:MM in UTC; default 00:00. */
  paymentTime?: string;
  /** Length of a day, shortened only in a sandbox. */
  dayMs?: number;
}

/**
 * Due times of the payments of an amount hosted at a given time: the first one on the next day, independent of the
 * hour.
 */
export function paymentMs(
  { paymentTime = '00:00', dayMs = realDay }: HostingCalendar,
  hostedMs: number,
  payment: number,
): number {
  const [hours = 0, minutes = 0] = paymentTime.split(':').map(Number);
  const intoDay = Math.floor(((hours * 60 + minutes) * 60_000 * dayMs) / realDay);
  return (Math.floor(hostedMs / dayMs) + payment) * dayMs + intoDay;
}

/** Number of payments due by the given time. */
export function daysPast(
  calendar: HostingCalendar,
  days: number,
  { hostedMs, nowMs }: { hostedMs: number; nowMs: number },
): number {
  const { dayMs = realDay } = calendar;
  const sinceFirst = Math.floor((nowMs - paymentMs(calendar, hostedMs, 1)) / dayMs) + 1;
  return Math.min(Math.max(sinceFirst, 0), days);
}

export type HostingProblem =
  | AmountProblem
  | {
      reason: 'hosting.minimum' | 'hosting.capacity';
      nearest?: string;
      values: Record<string, string>;
    };

export interface HostingToCheck extends AmountToCheck {
  coin: string;
  minimum: string;
  /** Remaining capacity of the product; undefined where it has no limit. */
  capacityLeft?: string;
}

/** @returns the first broken rule, in the order in which rules are reported to the user */
export function checkHosting(hosting: HostingToCheck): HostingProblem | undefined {
  const { amount, available, coin, minimum, capacityLeft } = hosting;
  const problem = checkAmount(hosting);
  if (problem?.reason === 'wallet.amountRequired') return problem;
  if (new BigNumber(amount).lt(minimum)) {
    const most = BigNumber.min(available, capacityLeft ?? available);
    const nearest = most.gte(minimum) ? minimum : undefined;
    return { reason: 'hosting.minimum', nearest, values: { min: minimum, asset: coin } };
  }
  if (problem) return problem;
  if (capacityLeft !== undefined && new BigNumber(amount).gt(capacityLeft)) {
    const nearest = new BigNumber(capacityLeft).gte(minimum) ? capacityLeft : undefined;
    return { reason: 'hosting.capacity', nearest, values: { left: capacityLeft, asset: coin } };
  }
  return undefined;
}

// The money rules of fund hosting: what the form previews, what the server pays and what redeeming early costs run this
// code. All amounts are decimal text; rates are fractions of the amount, 0.004 a day for 0.4 %. Interest is rounded down
// and a penalty up, both to a unit of the coin.
import { BigNumber } from 'bignumber.js';
import { checkAmount, type AmountProblem, type AmountToCheck } from './amount.ts';

export type PenaltyRule = 'A' | 'B' | 'C';

export interface HostingTerms {
  /** Of the amount, a day. */
  dayRate: string;
  days: number;
  /** Decimal places of the coin. */
  scale: number;
}

export interface PenaltyTerms extends HostingTerms {
  rule: PenaltyRule;
  /** Of the amount, for each remaining day; rule B has none. */
  settlementRatio: string;
}

const interestUpTo = ({ dayRate, scale }: HostingTerms, amount: string, days: number): BigNumber =>
  new BigNumber(amount).times(dayRate).times(days).decimalPlaces(scale, BigNumber.ROUND_FLOOR);

/** What the first days come to together. Days add up to it without a rest: what one rounds off, a later one pays. */
export const interestAfter = (terms: HostingTerms, amount: string, days: number): string =>
  interestUpTo(terms, amount, days).toFixed();

/** @param day from 1 on */
export const interestOfDay = (terms: HostingTerms, amount: string, day: number): string =>
  interestUpTo(terms, amount, day)
    .minus(interestUpTo(terms, amount, day - 1))
    .toFixed();

export const totalInterest = (terms: HostingTerms, amount: string): string =>
  interestAfter(terms, amount, terms.days);

/** Percent that all days bring together. */
export const totalRate = ({ dayRate, days }: HostingTerms): string =>
  new BigNumber(dayRate).times(days).times(100).toFixed();

/** Percent of a year, nothing of it put back in. */
export const simpleAnnualRate = (dayRate: string): string => totalRate({ dayRate, days: 365, scale: 0 });

export interface Redemption {
  penalty: string;
  /** What of the amount comes back. */
  refund: string;
}

/** What redeeming pays after so many days; at the end there is no penalty. */
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
  /** How many days are past. */
  day: number;
  /** Interest that was paid until then, and stays paid. */
  interest: string;
  /** What the whole comes to: interest less penalty. Signed. */
  result: string;
}

/** From today, on which nothing is paid yet, to the end. */
export function redemptionTable(terms: PenaltyTerms, amount: string): RedemptionRow[] {
  return Array.from({ length: terms.days + 1 }, (_, day) => {
    const redemption = redemptionAfter(terms, amount, day);
    const interest = interestAfter(terms, amount, day);
    const result = new BigNumber(interest).minus(redemption.penalty).toFixed();
    return { day, ...redemption, interest, result };
  });
}

/** On some day more is taken than was paid until then, which is agreed to in a line of its own. */
export const penaltyExceedsInterest = (terms: PenaltyTerms, amount: string): boolean =>
  redemptionTable(terms, amount).some(({ result }) => new BigNumber(result).lt(0));

const realDay = 86_400_000;

export interface HostingCalendar {
  /** HH:MM in UTC; 00:00 where nothing says it. */
  paymentTime?: string;
  /** How long a day is, which only a sandbox makes shorter. */
  dayMs?: number;
}

/** When the payments of an amount are due that was put in at a time: the first one on the day after, whatever the hour. */
export function paymentMs(
  { paymentTime = '00:00', dayMs = realDay }: HostingCalendar,
  hostedMs: number,
  payment: number,
): number {
  const [hours = 0, minutes = 0] = paymentTime.split(':').map(Number);
  const intoDay = Math.floor(((hours * 60 + minutes) * 60_000 * dayMs) / realDay);
  return (Math.floor(hostedMs / dayMs) + payment) * dayMs + intoDay;
}

/** How many payments are due at a time. */
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
  /** What of the product is left; undefined where it has no limit. */
  capacityLeft?: string;
}

/** @returns the first rule that the amount breaks, in the order in which it is told to the person */
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

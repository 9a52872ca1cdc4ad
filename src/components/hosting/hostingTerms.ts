import { BigNumber } from 'bignumber.js';
import {
  paymentMs,
  type HostingTerms,
  type PenaltyRule,
  type PenaltyTerms,
} from '../../../contracts/rules/hosting.ts';
import type { HostingOrder, HostingProduct } from '../../api/hosting.ts';
import { finestScale } from '../amounts/finestScale.ts';

/** An order has the rate as a fraction, a product possibly only in percent. */
export const dayRateOf = (row: HostingProduct | HostingOrder): string =>
  'interest_rate' in row
    ? (row.day_rate ?? new BigNumber(row.interest_rate).div(100).toFixed())
    : row.day_rate;

/** Converts a fraction to percentage points. */
export const inPercent = (fraction: string): string => new BigNumber(fraction).times(100).toFixed();

export const hostingTerms = (row: HostingProduct | HostingOrder): HostingTerms => ({
  dayRate: dayRateOf(row),
  days: row.day,
  scale: row.scale ?? finestScale,
});

const rules: readonly PenaltyRule[] = ['A', 'B', 'C'];

/** Undefined for an unknown rule. */
const ruleOf = ({ penalty_rule: rule }: Pick<HostingOrder, 'penalty_rule'>): PenaltyRule | undefined =>
  rules.find((each) => each === rule);

/** Penalty of an early redemption; undefined if the back end's rule is incomplete. */
export function penaltyTerms(row: HostingProduct | HostingOrder): PenaltyTerms | undefined {
  const rule = ruleOf(row);
  const { settlement_ratio: ratio } = row;
  if (rule === undefined || (rule !== 'B' && ratio === undefined)) return undefined;
  return { ...hostingTerms(row), rule, settlementRatio: ratio ?? '0' };
}

/** A product is offered only if the source of its yield is stated. */
export const isOffered = ({ yield_source: source }: HostingProduct): boolean => (source ?? '').trim() !== '';

/**
 * Times of the first payment and of maturity for an amount hosted now; undefined if the back end does not send its
 * calendar.
 */
export function scheduleOf(product: HostingProduct, nowMs: number): { firstMs?: number; endMs?: number } {
  const { payment_time: paymentTime, day_s: dayS, day } = product;
  if (paymentTime === undefined) return {};
  const calendar = { paymentTime, ...(dayS !== undefined && { dayMs: dayS * 1000 }) };
  return { firstMs: paymentMs(calendar, nowMs, 1), endMs: paymentMs(calendar, nowMs, day) };
}

import { BigNumber } from 'bignumber.js';
import { interestAfter } from '../../../contracts/rules/hosting.ts';
import type { HostingOrder } from '../../api/hosting.ts';
import { utcMs } from '../../intl/utcMs.ts';
import { hostingTerms } from './hostingTerms.ts';

/** Subscription time, and planned or actual end, in ms since 1970 UTC. */
export const timesOf = (order: HostingOrder) => ({
  hostedMs: order.created_ms ?? utcMs(order.created_at),
  endMs: order.end_ms ?? utcMs(order.end_at),
  endedMs: order.ended_ms ?? utcMs(order.is_cancel === 1 ? order.updated_at : order.end_at),
});

/** Above any valid term: a back end's larger value is ignored. */
const mostDays = 3660;

/** Number of elapsed days; undefined if the order's values are no valid days. */
export function daysOver(order: HostingOrder): number | undefined {
  const { day, remain_day: left, is_cancel: isRedeemed, status } = order;
  const past = status === 1 ? day - left : isRedeemed === 1 ? order.paid_days : day;
  return past === undefined || past < 0 || past > day || day > mostDays ? undefined : past;
}

/** Interest paid to date: from the server, or computed from the days. */
export function paidOf(order: HostingOrder): string | undefined {
  const days = daysOver(order);
  if (order.current_interest !== undefined) return order.current_interest;
  return days === undefined ? undefined : interestAfter(hostingTerms(order), order.amount, days);
}

const less = (amount: string, part: string | undefined): string | undefined =>
  part === undefined ? undefined : new BigNumber(amount).minus(part).toFixed();

/** Refund less the penalty. */
export const refundOf = (order: HostingOrder): string | undefined =>
  order.refund ?? less(order.amount, order.cancel_fee);

/** Net result if the order ends now: paid interest less the penalty. */
export function resultOf(order: HostingOrder): string | undefined {
  const paid = paidOf(order);
  return paid === undefined ? undefined : less(paid, order.cancel_fee);
}

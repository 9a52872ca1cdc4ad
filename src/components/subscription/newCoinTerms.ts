import { BigNumber } from 'bignumber.js';
import {
  costOf,
  phaseOf,
  type NewCoinPhase,
  type NewCoinTerms,
} from '../../../contracts/rules/subscription.ts';
import type { NewCoin, NewCoinOrder } from '../../api/subscription.ts';
import { utcMs } from '../../intl/utcMs.ts';
import { finestScale } from '../amounts/finestScale.ts';

/** Start, end and launch time, ms since 1970 UTC. */
export const timesOf = (product: NewCoin) => ({
  startMs: product.start_ms ?? utcMs(product.send_start),
  endMs: product.end_ms,
  launchMs: product.launch_ms ?? utcMs(product.online_time),
});

export const phaseAt = (product: NewCoin, nowMs: number): NewCoinPhase =>
  phaseOf(timesOf(product), product.last_num, nowMs);

export const payScaleOf = ({ scale }: NewCoin): number => scale ?? finestScale;

export const termsOf = ({ change_rate: price, new_scale: coinScale }: NewCoin): NewCoinTerms => ({
  price,
  coinScale: coinScale ?? finestScale,
});

/** Minimum number of coins in an order. */
export const fewestOf = ({ buy_num: least, last_num: left }: NewCoin): string =>
  BigNumber.min(least, left).toFixed();

/** Cost of a quantity. */
export const costIn = (product: NewCoin, quantity: string): string =>
  costOf(product.change_rate, quantity, payScaleOf(product));

export const nameOf = ({ name, new_currency_name: code }: NewCoin): string => name ?? code;

/** Estimated return with its source; undefined without a source. */
export function estimateOf({ predict_rate: text, predict_source: source }: NewCoin) {
  return text?.trim() && source?.trim() ? { text, source } : undefined;
}

/** Subscription, launch, planned unlock and actual unlock time. */
export const orderTimesOf = (order: NewCoinOrder) => ({
  createdMs: order.created_ms ?? utcMs(order.created_at),
  launchMs: order.launch_ms ?? utcMs(order.online_time),
  unlockMs: order.unlock_ms,
  endedMs: order.ended_ms ?? utcMs(order.updated_at),
});

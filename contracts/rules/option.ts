// Settlement rules of timed options. The server settles by them, and the app previews and recomputes each result;
// docs/recompute.md explains how to verify a result independently.
import { BigNumber } from 'bignumber.js';
import { decimals, readDecimal } from './grid.ts';

export type OptionDirection = 'up' | 'down' | 'neutral';
/** 1 right, -1 wrong, 0 stake returned. */
export type OptionResult = 1 | 0 | -1;

/** Maximum number of ticks that count: the last ones after entry and up to expiry. */
export const ticksMost = 25;
/** Minimum number of ticks for a decision. */
export const ticksLeast = 5;
/** An order without an entry price within this time is returned. */
export const entryWithinMs = 15_000;
/** A source without a message in this time before expiry is not used for the settlement. */
export const quietMost = 15_000;

export interface OptionTick {
  /** Decimal text. */
  price: string;
  /** Time of the source's message, ms since 1970 UTC. */
  at: number;
}

/**
 * Which prices count: of n prices the floor(n/5) lowest and the same number of highest are dropped; of equal prices the
 * earlier ranks lower.
 */
export function keptOf(prices: readonly string[]): boolean[] {
  const dropped = Math.floor(prices.length / 5);
  const inOrder = prices
    .map((price, index) => ({ price: new BigNumber(price), index }))
    .sort((a, b) => a.price.comparedTo(b.price)! || a.index - b.index);
  const kept = new Set(inOrder.slice(dropped, prices.length - dropped).map(({ index }) => index));
  return prices.map((_, index) => kept.has(index));
}

/** The mean of the kept prices, rounded half up to one decimal more than the pair's tick. */
export function closeOf(prices: readonly string[], priceTick: string): string {
  const kept = keptOf(prices);
  const counted = prices.filter((_, index) => kept[index]);
  const sum = counted.reduce((total, price) => total.plus(price), new BigNumber(0));
  // Rounded once, after the exact sum: an intermediate rounding may end on the wrong side of a half.
  const unit = new BigNumber(10).pow(-(decimals(priceTick) + 1));
  const divisor = unit.times(counted.length);
  const whole = sum.idiv(divisor);
  const isUp = sum.minus(whole.times(divisor)).times(2).gte(divisor);
  return whole
    .plus(isUp ? 1 : 0)
    .times(unit)
    .toFixed();
}

/** Side of a close: neutral if it is within the band around the entry. */
export function sideOf({
  open,
  close,
  band,
}: {
  open: string;
  close: string;
  band: string;
}): OptionDirection {
  const moved = new BigNumber(close).minus(open);
  if (moved.abs().lte(band)) return 'neutral';
  return moved.gt(0) ? 'up' : 'down';
}

/** Up and down get the stake back within the band; neutral loses outside it. */
export function resultOf(bought: OptionDirection, side: OptionDirection): OptionResult {
  if (bought === side) return 1;
  return side === 'neutral' ? 0 : -1;
}

export interface OptionOutcome {
  close: string;
  side: OptionDirection;
  result: OptionResult;
}

/**
 * Outcome of an order.
 * @param ticks after the entry and up to expiry, the oldest first
 * @returns undefined where the source was silent: stake and fee are refunded
 */
export function outcomeOf(
  order: { bought: OptionDirection; open: string; band: string; expiresAt: number; priceTick: string },
  ticks: readonly OptionTick[],
): OptionOutcome | undefined {
  const counted = ticks.slice(-ticksMost);
  if (counted.length < ticksLeast || order.expiresAt - counted.at(-1)!.at > quietMost) return undefined;
  const close = closeOf(
    counted.map(({ price }) => price),
    order.priceTick,
  );
  const side = sideOf({ ...order, close });
  return { close, side, result: resultOf(order.bought, side) };
}

/** Percent of a stake, rounded up. */
export const optionFee = (stake: string, feeRate: string, scale: number): string =>
  new BigNumber(stake).times(feeRate).shiftedBy(-2).decimalPlaces(scale, BigNumber.ROUND_UP).toFixed();

/** Profit of a winning order in addition to its stake, before the fee: percent of the stake, rounded down. */
export const optionProfit = (stake: string, ratio: string, scale: number): string =>
  new BigNumber(stake).times(ratio).shiftedBy(-2).decimalPlaces(scale, BigNumber.ROUND_DOWN).toFixed();

/** Total change of the account by a settled order. */
export function netOf(
  result: OptionResult,
  { stake, fee, profit }: { stake: string; fee: string; profit: string },
): string {
  const gross = new BigNumber(result === 1 ? profit : result === 0 ? 0 : `-${stake}`);
  return gross.minus(fee).toFixed();
}

/** Percentage of orders that have to be right to break even, with none returned; rounded up to a tenth. */
export const breakEvenPercent = (ratio: string, feeRate: string): string =>
  new BigNumber(feeRate)
    .plus(100)
    .times(100)
    .div(new BigNumber(ratio).plus(100))
    .decimalPlaces(1, BigNumber.ROUND_UP)
    .toFixed();

export type OptionReason =
  | 'option.durationRequired'
  | 'wallet.amountRequired'
  | 'wallet.amountScale'
  | 'spot.minimum'
  | 'spot.maximum'
  | 'wallet.insufficientBalance';

/** A failed check, with the nearest stake that passes it if there is one. */
export interface OptionProblem {
  reason: OptionReason;
  field: 'seconds' | 'stake';
  nearest?: string | undefined;
  /** Values for the reason's text. */
  values: Record<string, string>;
}

export interface OptionOffer {
  /** The duration's minimum stake; undefined if no offered duration is selected. */
  minimum: string | undefined;
  /** Smallest unit of the currency. */
  least: string;
  maximum: string;
  feeRate: string;
  scale: number;
  available: string;
  asset: string;
}

/** Rules of a ticket, in reporting order. The form checks before it sends, the server checks again. */
export function checkOption(offer: OptionOffer, stakeText: string): OptionProblem | undefined {
  const { minimum, maximum, least, feeRate, scale, available, asset } = offer;
  if (minimum === undefined) return { reason: 'option.durationRequired', field: 'seconds', values: {} };
  const stake = readDecimal(stakeText);
  const says = (reason: OptionReason, nearest?: string, values: Record<string, string> = {}) =>
    ({ reason, field: 'stake', nearest, values }) as const;
  if (!stake.gt(0)) return says('wallet.amountRequired');
  if ((stake.decimalPlaces() ?? 0) > scale)
    return says('wallet.amountScale', stake.decimalPlaces(scale, BigNumber.ROUND_DOWN).toFixed(), {
      decimals: String(scale),
    });
  const min = BigNumber.max(minimum, least).toFixed();
  if (stake.lt(min)) return says('spot.minimum', min, { min, asset });
  if (stake.gt(maximum)) return says('spot.maximum', maximum, { max: maximum, asset });
  const needed = stake.plus(optionFee(stakeText, feeRate, scale));
  return needed.gt(available) ? says('wallet.insufficientBalance') : undefined;
}

// Calculations of new-coin subscription: the form's preview, the server's charge and the end of the lock-up use the
// same code. All amounts are decimal text. The paid amount is charged exactly; the quantity of coins is rounded down to
// a unit.
import { BigNumber } from 'bignumber.js';
import { checkAmount, type AmountProblem, type AmountToCheck } from './amount.ts';
import { readDecimal } from './grid.ts';

export interface NewCoinTerms {
  /** Price of one new coin, in the payment coin. */
  price: string;
  /** Decimal places of the new coin. */
  coinScale: number;
}

/** Quantity of coins that an amount buys. */
export const quantityFor = ({ price, coinScale }: NewCoinTerms, amount: string): string =>
  new BigNumber(amount).div(price).decimalPlaces(coinScale, BigNumber.ROUND_FLOOR).toFixed();

/** Cost of the coins, rounded up to a unit of the payment coin. */
export const costOf = (price: string, quantity: string, payScale: number): string =>
  new BigNumber(price).times(quantity).decimalPlaces(payScale, BigNumber.ROUND_CEIL).toFixed();

/** Percentage of the offered coins that is taken, to a tenth: 100 only if nothing is left. */
export function percentTaken(offered: string, left: string): string {
  const all = new BigNumber(offered);
  if (!all.gt(0)) return '100';
  const share = all.minus(left).div(all).times(100).decimalPlaces(1, BigNumber.ROUND_FLOOR);
  return BigNumber.min(BigNumber.max(share, 0), 100).toFixed();
}

export type NewCoinPhase = 'notStarted' | 'open' | 'soldOut' | 'closed' | 'launched';

export interface NewCoinTimes {
  startMs: number;
  /** Default: until the launch. */
  endMs?: number;
  launchMs: number;
}

/** Current phase of a product. */
export function phaseOf(
  { startMs, endMs, launchMs }: NewCoinTimes,
  left: string,
  nowMs: number,
): NewCoinPhase {
  if (nowMs >= launchMs) return 'launched';
  if (!new BigNumber(left).gt(0)) return 'soldOut';
  if (nowMs < startMs) return 'notStarted';
  return endMs === undefined || nowMs < endMs ? 'open' : 'closed';
}

/** End of a lock-up that began at the given time. */
export const unlockMs = (lockMs: number, days: number, dayMs = 86_400_000): number => lockMs + days * dayMs;

export type SubscriptionProblem =
  | AmountProblem
  | {
      reason: 'subscription.minimum' | 'subscription.onlyLeft' | 'subscription.short';
      /** Nearest payable amount. */
      nearest?: string;
      values: Record<string, string>;
    };

export interface SubscriptionToCheck extends AmountToCheck, NewCoinTerms {
  /** Payment coin. */
  coin: string;
  newCoin: string;
  /** Minimum number of coins in an order, unless fewer are left. */
  minimum: string;
  /** Unsold new coins. */
  left: string;
}

/** @returns the first broken rule, in the order in which rules are reported to the user */
export function checkSubscription(asked: SubscriptionToCheck): SubscriptionProblem | undefined {
  const { amount, scale, available, price, coin, newCoin, minimum, left } = asked;
  const problem = checkAmount({ amount, scale, available: readDecimal(amount).isFinite() ? amount : '0' });
  if (problem?.reason === 'wallet.amountRequired') return problem;
  if (problem) return { ...problem, nearest: undefined };
  const quantity = new BigNumber(quantityFor(asked, amount));
  const fewest = BigNumber.min(minimum, left).toFixed();
  if (quantity.isZero() || quantity.lt(fewest)) {
    const min = costOf(price, fewest, scale);
    return { reason: 'subscription.minimum', nearest: min, values: { min, asset: coin } };
  }
  if (quantity.gt(left))
    return {
      reason: 'subscription.onlyLeft',
      nearest: costOf(price, left, scale),
      values: { quantity: left, asset: newCoin },
    };
  const missing = new BigNumber(amount).minus(available);
  if (missing.gt(0))
    return { reason: 'subscription.short', values: { amount: missing.toFixed(), asset: coin } };
  return undefined;
}

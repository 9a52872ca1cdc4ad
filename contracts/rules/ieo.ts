// Calculations of an IEO: the form's preview, the server's allotment and its recomputation on the device use the same
// code. All quantities and amounts are decimal text.
import { BigNumber } from 'bignumber.js';
import { checkAmount, type AmountProblem } from './amount.ts';

export interface IeoTotals {
  /** Coins on offer. */
  supply: string;
  /** Most that one account is allotted. */
  cap: string;
  /** Sum of all applications. */
  applied: string;
  /** Sum and number of the applications that get the cap. */
  capped_applied: string;
  capped_applications: number;
}

/** Coins and applied quantity that remain once the capped applications have their cap. */
export function uncapped({ supply, cap, applied, capped_applied, capped_applications }: IeoTotals) {
  return {
    coins: new BigNumber(supply).minus(new BigNumber(cap).times(capped_applications)),
    applied: new BigNumber(applied).minus(capped_applied),
  };
}

/**
 * Share of an application in the coins that capped applications leave, rounded down to a unit of the coin; undefined if
 * all applications are capped.
 * @param scale decimal places of the coin
 */
export function shareOf(amount: string, totals: IeoTotals, scale: number): string | undefined {
  const rest = uncapped(totals);
  if (!rest.applied.gt(0)) return undefined;
  // Integer division: a quotient would be rounded before it is rounded down.
  return rest.coins.times(amount).shiftedBy(scale).idiv(rest.applied).shiftedBy(-scale).toFixed();
}

/** Allotment of one application: its share, at most the quantity applied for and the cap. */
export function allotmentOf(amount: string, totals: IeoTotals, scale: number): string {
  const share = shareOf(amount, totals, scale) ?? amount;
  return BigNumber.max(0, BigNumber.min(amount, totals.cap, share)).toFixed();
}

/**
 * Whether an application no longer gets the cap, although it counts as capped: its share at the present totals is not
 * above the cap. New applications only reduce shares, so an application that lost the cap never gets it again.
 */
export function losesCap(amount: string, totals: IeoTotals): boolean {
  const rest = uncapped(totals);
  return rest.coins.times(amount).lte(rest.applied.times(totals.cap));
}

/**
 * Totals of a set of applications, from the largest that gets the cap down.
 * @param amounts quantities applied for
 */
export function totalsOf(supply: string, cap: string, amounts: readonly string[]): IeoTotals {
  const applied = BigNumber.sum(0, ...amounts).toFixed();
  const above = amounts
    .map((amount) => new BigNumber(amount))
    .filter((amount) => amount.gt(cap))
    .toSorted((a, b) => a.comparedTo(b)!);
  const of = (capped: readonly BigNumber[]): IeoTotals => ({
    supply,
    cap,
    applied,
    capped_applied: BigNumber.sum(0, ...capped).toFixed(),
    capped_applications: capped.length,
  });
  let totals = of(above);
  while (above.length > 0 && losesCap(above[0]!.toFixed(), totals)) {
    above.shift();
    totals = of(above);
  }
  return totals;
}

/**
 * Totals as they would be with one more application, which may take the cap from others.
 * @param smallest quantities of the smallest applications that get the cap, ascending; without them none loses it
 */
export function totalsWith(amount: string, totals: IeoTotals, smallest: readonly string[] = []): IeoTotals {
  const isAll = smallest.length >= totals.capped_applications;
  const getsCap = new BigNumber(amount).gt(totals.cap);
  const isAmong = getsCap && (isAll || new BigNumber(amount).lte(smallest.at(-1) ?? 0));
  const capped = isAmong
    ? [...smallest, amount].toSorted((a, b) => new BigNumber(a).comparedTo(b)!)
    : [...smallest];
  let after = {
    ...totals,
    applied: new BigNumber(totals.applied).plus(amount).toFixed(),
    capped_applied: new BigNumber(totals.capped_applied).plus(getsCap ? amount : 0).toFixed(),
    capped_applications: totals.capped_applications + (getsCap ? 1 : 0),
  };
  while (capped.length > 0 && losesCap(capped[0]!, after)) {
    after = {
      ...after,
      capped_applied: new BigNumber(after.capped_applied).minus(capped.shift()!).toFixed(),
      capped_applications: after.capped_applications - 1,
    };
  }
  return after;
}

/** Price of a quantity, rounded up to a unit of the payment coin. */
export const priceOf = (price: string, quantity: string, payScale: number): string =>
  new BigNumber(price).times(quantity).decimalPlaces(payScale, BigNumber.ROUND_CEIL).toFixed();

/** Stage of a product. */
export type IeoStage = 'coming' | 'open' | 'allotting' | 'paying' | 'listing' | 'locked' | 'unlocked';

/** Ms since 1970 UTC. */
export interface IeoTimes {
  startMs: number;
  endMs: number;
  allotMs: number;
  payMs: number;
  listMs: number;
  lockMs: number;
}

export function stageOf(times: IeoTimes, nowMs: number): IeoStage {
  if (nowMs < times.startMs) return 'coming';
  if (nowMs < times.endMs) return 'open';
  if (nowMs < times.allotMs) return 'allotting';
  if (nowMs < times.payMs) return 'paying';
  if (nowMs < times.listMs) return 'listing';
  return nowMs < times.lockMs ? 'locked' : 'unlocked';
}

export type IeoProblem =
  | AmountProblem
  | {
      reason: 'subscription.minimum' | 'ieo.cap' | 'subscription.short';
      /** Nearest valid quantity. */
      nearest?: string;
      values: Record<string, string>;
    };

export interface ApplicationToCheck {
  /** Quantity applied for. */
  amount: string;
  coin: string;
  /** Decimal places of the coin. */
  scale: number;
  /** Limits of an application; undefined where unknown. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  price: string;
  payCoin: string;
  payScale: number;
  /** Free balance in the payment coin. */
  available: string;
}

/** @returns the first broken rule, in the order in which rules are reported to the user */
export function checkApplication(asked: ApplicationToCheck): IeoProblem | undefined {
  const { amount, coin, scale, minimum, maximum, price, payCoin, payScale, available } = asked;
  const problem = checkAmount({ amount, scale, available: amount });
  if (problem) return { ...problem, nearest: undefined };
  const quantity = new BigNumber(amount);
  if (minimum !== undefined && quantity.lt(minimum))
    return { reason: 'subscription.minimum', nearest: minimum, values: { min: minimum, asset: coin } };
  if (maximum !== undefined && quantity.gt(maximum))
    return { reason: 'ieo.cap', nearest: maximum, values: { max: maximum, asset: coin } };
  const missing = new BigNumber(priceOf(price, amount, payScale)).minus(available);
  if (missing.gt(0))
    return { reason: 'subscription.short', values: { amount: missing.toFixed(), asset: payCoin } };
  return undefined;
}

// Rules of a contract order and its stops, in the order in which they are reported to the user. The ticket checks
// before it sends, the server before it accepts.
import { BigNumber } from 'bignumber.js';
import { isOnGrid, readDecimal } from './grid.ts';
import type { Contract, PositionSide } from './lever.ts';

export type LeverReason =
  | 'lever.lotsRequired'
  | 'lever.lotsInteger'
  | 'lever.lotsRange'
  | 'lever.leverage'
  | 'lever.price'
  | 'lever.takeProfitAbove'
  | 'lever.takeProfitBelow'
  | 'lever.stopLossAbove'
  | 'lever.stopLossBelow'
  | 'lever.stopLossLate';

/** A failed check, with the nearest value that passes it if there is one. */
export interface LeverProblem {
  reason: LeverReason;
  field: 'lots' | 'leverage' | 'limit' | 'takeProfit' | 'stopLoss';
  nearest?: string;
  /** Values for the reason's text. */
  values: Record<string, string>;
}

interface Offer {
  rules: Contract;
  /** Leverages that the user may choose, ascending. */
  leverages: readonly number[];
  lotsMax: number;
}

interface Order {
  side: PositionSide;
  lots: number;
  leverage: number;
  /** Decimal text; market orders have none. */
  limit?: string | undefined;
}

/** @returns the problems, in reporting order */
export function checkLeverOrder(
  { rules, leverages, lotsMax }: Offer,
  { side, lots, leverage, limit }: Order,
  mark: string,
): LeverProblem[] {
  if (!Number.isSafeInteger(lots) || lots < 1)
    return [{ reason: 'lever.lotsInteger', field: 'lots', nearest: '1', values: {} }];
  const problems: LeverProblem[] = [];
  const limitProblem = limit === undefined ? undefined : priceProblem(limit, rules, 'limit');
  if (!limitProblem) {
    // A short with a limit below the mark is filled at the mark.
    const price = side === 'short' ? BigNumber.max(limit ?? mark, mark) : new BigNumber(limit ?? mark);
    const largest = new BigNumber(rules.tiers.at(-1)!.upTo).idiv(price.times(rules.lotSize)).toNumber();
    const max = String(Math.min(lotsMax, largest));
    if (lots > Number(max))
      problems.push({ reason: 'lever.lotsRange', field: 'lots', nearest: max, values: { max } });
  }
  if (!leverages.includes(leverage))
    problems.push({ reason: 'lever.leverage', field: 'leverage', nearest: String(leverages[0]), values: {} });
  return limitProblem ? [...problems, limitProblem] : problems;
}

interface Stops {
  takeProfit?: string | null | undefined;
  stopLoss?: string | null | undefined;
}

/** @param about `reference` is the limit, or the mark; `liquidation` if it is known */
export function checkStops(
  rules: Contract,
  { takeProfit, stopLoss }: Stops,
  about: { side: PositionSide; reference: string; liquidation?: string | undefined },
): LeverProblem[] {
  const { side, reference, liquidation } = about;
  const isLong = side === 'long';
  const problems: LeverProblem[] = [];
  if (takeProfit) {
    const offGrid = priceProblem(takeProfit, rules, 'takeProfit');
    if (offGrid) problems.push(offGrid);
    else if (!isBeyond(takeProfit, reference, isLong))
      problems.push({
        reason: isLong ? 'lever.takeProfitAbove' : 'lever.takeProfitBelow',
        field: 'takeProfit',
        values: { price: reference },
      });
  }
  if (!stopLoss) return problems;
  const offGrid = priceProblem(stopLoss, rules, 'stopLoss');
  if (offGrid) return [...problems, offGrid];
  if (!isBeyond(stopLoss, reference, !isLong))
    return [
      ...problems,
      {
        reason: isLong ? 'lever.stopLossBelow' : 'lever.stopLossAbove',
        field: 'stopLoss',
        values: { price: reference },
      },
    ];
  if (liquidation !== undefined && !isBeyond(stopLoss, liquidation, isLong))
    return [
      ...problems,
      {
        reason: 'lever.stopLossLate',
        field: 'stopLoss',
        nearest: liquidation,
        values: { price: liquidation },
      },
    ];
  return problems;
}

const isBeyond = (price: string, of: string, rises: boolean): boolean =>
  rises ? new BigNumber(price).gt(of) : new BigNumber(price).lt(of);

function priceProblem(
  price: string,
  { priceTick }: Contract,
  field: 'limit' | 'takeProfit' | 'stopLoss',
): LeverProblem | undefined {
  const read = readDecimal(price);
  if (read.gt(0) && isOnGrid(read, priceTick)) return undefined;
  return { reason: 'lever.price', field, values: { tick: priceTick } };
}

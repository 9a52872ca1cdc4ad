// Recomputes a liquidation from the marks that the server stored, by the server's rules.
import { BigNumber } from 'bignumber.js';
import { equityAt, requiredAt, unrealisedResult } from '../../../../contracts/rules/lever.ts';
import type { LeverFill, LeverTrade } from '../../../api/lever.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import { positionOf } from '../../../components/lever/marginStatus.ts';

/** Liquidated position, its deciding fill and the contract terms. */
export interface LiquidationPart {
  trade: LeverTrade;
  fill: LeverFill;
  terms: ContractTerms;
}

export interface ProofRow {
  symbol: string;
  /** Decimal text, as all amounts here. */
  margin: string;
  result: string;
}

export interface LiquidationProof {
  rows: readonly ProofRow[];
  /** Free balance of a cross account. */
  free: string | undefined;
  equity: string;
  required: string;
  /** Closing and liquidation fees, taken from the remaining margin. */
  closingFees: string;
  liquidationFees: string;
  /** Part of the loss beyond the margin that the insurance fund covered. */
  insured: string;
  /** Remainder, returned to the account's free balance. */
  back: string;
  isLiquidated: boolean;
  /** All positions that share the account are available. */
  isWhole: boolean;
  /** The recomputed result equals the server's. */
  agrees: boolean;
}

const sumOf = (amounts: readonly string[]): string => BigNumber.sum(0, ...amounts).toFixed();

/** Median of the sources' readings: for two middle values their average, rounded down to the tick. */
export function medianOf({ readings }: LeverFill['marks'][number], tick: string): string | undefined {
  const prices = readings.map(({ price }) => new BigNumber(price)).sort((a, b) => a.comparedTo(b) ?? 0);
  const half = Math.floor(prices.length / 2);
  const [lower, upper] = [prices[half - 1], prices[half]];
  if (upper === undefined) return undefined;
  if (prices.length % 2 === 1 || lower === undefined) return upper.toFixed();
  return lower.plus(upper).div(2).idiv(tick).times(tick).toFixed();
}

/** Contribution of one position to the available and the required margin; undefined if a part is unknown. */
function partOf({ trade, fill, terms }: LiquidationPart) {
  const position = positionOf(terms, { ...trade, share: fill.share });
  const mark = fill.marks.find(({ symbol }) => symbol === trade.symbol);
  if (!position || !mark || !fill.decision) return undefined;
  const { margin, advanced } = fill.decision;
  const balance = new BigNumber(margin).minus(advanced).toFixed();
  const own = { contract: terms.rules, positions: [position], balance };
  return {
    row: {
      symbol: trade.symbol,
      margin: balance,
      result: unrealisedResult(terms.rules, position, mark.price),
    },
    equity: equityAt(own, mark.price),
    required: requiredAt(own, mark.price),
    isMedian: medianOf(mark, terms.rules.priceTick) === mark.price,
  };
}

/**
 * @param parts the requested position first, then those liquidated with it; undefined if the server's data is
 * insufficient
 */
export function liquidationProof(parts: readonly LiquidationPart[]): LiquidationProof | undefined {
  const decision = parts[0]?.fill.decision;
  if (!decision) return undefined;
  const together = parts.filter(({ fill }) => fill.decision?.by === decision.by);
  const known = together.map(partOf);
  if (!known.every((part) => part !== undefined)) return undefined;
  const { account_free: free } = decision;
  const equity = sumOf([free ?? '0', ...known.map((part) => part.equity)]);
  const required = sumOf(known.map((part) => part.required));
  const closingFees = sumOf(together.map(({ fill }) => fill.fee));
  const liquidationFees = sumOf(together.map(({ fill }) => fill.liquidation_fee));
  const insured = sumOf(together.map(({ fill }) => fill.insured));
  const left = new BigNumber(equity).plus(insured).minus(closingFees).minus(liquidationFees);
  const symbols = new Set(together.map(({ trade }) => trade.symbol));
  return {
    rows: known.map(({ row }) => row),
    free,
    equity,
    required,
    closingFees,
    liquidationFees,
    insured,
    back: BigNumber.max(0, left).toFixed(),
    isLiquidated: new BigNumber(equity).lte(required),
    isWhole: together.every(({ fill }) => fill.marks.every(({ symbol }) => symbols.has(symbol))),
    agrees:
      new BigNumber(equity).eq(decision.equity) &&
      new BigNumber(required).eq(decision.required) &&
      known.every(({ isMedian }) => isMedian),
  };
}

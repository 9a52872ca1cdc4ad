// Result of a position at the mark, by the server's rules.
import { BigNumber } from 'bignumber.js';
import {
  equityAt,
  quantityOf,
  requiredAt,
  riskRate,
  unrealisedResult,
  type Exposure,
  type Position,
} from '../../../contracts/rules/lever.ts';
import type { LeverTotals, LeverTrade } from '../../api/lever.ts';
import type { ContractTerms } from './leverContract.ts';
import { distanceOf, type CrossAccount } from './opening.ts';

export interface MarginStatus {
  /** Decimal text, as all values here; undefined if the server omits it and it cannot be computed. */
  gain: string | undefined;
  /** Share of the margin, in percentage points with its sign. */
  percent: string | undefined;
  /** Requirement as a share of equity, in percentage points; for cross positions that of the account. */
  risk: string | undefined;
  liquidation: string | undefined;
  /** A cross position is liquidated with its account: at this price if no other price moves. */
  isLiquidationEstimate: boolean;
  /** Distance of the mark price from it, in percentage points. */
  distance: string | undefined;
}

/** Risk rate from which a position is near liquidation: half of its equity is required, in percentage points. */
export const nearRisk = 50;

/** Position in the format of the rules; undefined if the server omits a value. */
export function positionOf({ rules }: ContractTerms, trade: LeverTrade): Position | undefined {
  const { side, share, price } = trade;
  if (side === undefined || price === undefined) return undefined;
  return { side, quantity: quantityOf(rules, share), entry: price };
}

const percentOf = (share: string | undefined): string | undefined =>
  share === undefined ? undefined : new BigNumber(share).times(100).decimalPlaces(2).toFixed();

function returnOf(gain: string | undefined, margin: string | undefined): string | undefined {
  if (gain === undefined || margin === undefined || !new BigNumber(margin).gt(0)) return undefined;
  return percentOf(new BigNumber(gain).div(margin).toFixed());
}

const isAbove0 = (price: string | undefined): price is string =>
  price !== undefined && new BigNumber(price).gt(0);

/** Exposure of an isolated position. */
function isolatedExposure(terms: ContractTerms, trade: LeverTrade): Exposure | undefined {
  const position = positionOf(terms, trade);
  if (!position || trade.margin_mode !== 'isolated' || trade.caution_money === undefined) return undefined;
  return { contract: terms.rules, positions: [position], balance: trade.caution_money };
}

/** @param mark undefined while unknown */
export function marginStatusOf(
  trade: LeverTrade,
  { terms, mark }: { terms?: ContractTerms | undefined; mark?: string | undefined },
): MarginStatus {
  // A closed position that waits for its payout does not depend on the mark any more.
  const isFixed = trade.fixed_price !== undefined;
  const position = terms && positionOf(terms, trade);
  const gain =
    terms && position && mark !== undefined && !isFixed
      ? unrealisedResult(terms.rules, position, mark)
      : trade.profits;
  const alone = terms && isolatedExposure(terms, trade);
  const risk =
    alone && mark !== undefined ? riskRate(requiredAt(alone, mark), equityAt(alone, mark)) : trade.risk_rate;
  const liquidation = isAbove0(trade.liquidation_price) ? trade.liquidation_price : undefined;
  return {
    gain,
    liquidation,
    isLiquidationEstimate: trade.margin_mode === 'cross',
    percent: returnOf(gain, trade.caution_money),
    risk: isFixed ? undefined : percentOf(risk),
    distance: liquidation === undefined || mark === undefined ? undefined : distanceOf(liquidation, mark),
  };
}

interface CrossOf {
  terms: ContractTerms;
  mark: string;
  trades: readonly LeverTrade[];
  /** Free balance of the account; undefined if the server does not send it. */
  free: string | undefined;
}

/** Equity shared by the cross positions on one contract, from the server's totals. */
export function crossAccountOf(
  totals: Pick<LeverTotals, 'equity' | 'cross_equity' | 'cross_required'>,
  { terms, mark, trades, free }: CrossOf,
): CrossAccount | undefined {
  // Totals without cross equity mean that there is no cross position yet: the first one will share the free balance.
  const isFirst = totals.equity !== undefined && totals.cross_equity === undefined;
  const equity = isFirst ? free : totals.cross_equity;
  const required = isFirst ? '0' : totals.cross_required;
  if (equity === undefined || required === undefined) return undefined;
  const own = trades.filter((trade) => trade.margin_mode === 'cross' && trade.symbol === terms.symbol);
  const positions = own.map((trade) => positionOf(terms, trade));
  if (!positions.every((position) => position !== undefined)) return undefined;
  const gained = positions.map((position) => unrealisedResult(terms.rules, position, mark));
  const others = new BigNumber(required).minus(requiredAt({ contract: terms.rules, positions }, mark));
  return {
    positions,
    balance: BigNumber.sum(equity, 0, others.negated())
      .minus(BigNumber.sum(0, ...gained))
      .toFixed(),
  };
}

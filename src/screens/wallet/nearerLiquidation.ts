// Effect of a transfer out of the contract account on its cross positions, by the server's rules.
import { BigNumber } from 'bignumber.js';
import {
  liquidationPrices,
  quantityOf,
  requiredAt,
  unrealisedResult,
  type Contract,
  type Exposure,
  type Position,
  type PositionSide,
} from '../../../contracts/rules/lever.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';

/** Open positions of the contract account, as far as the back end reports them. */
export interface OpenContracts {
  trades: readonly LeverTrade[];
  /** The list may be incomplete. */
  isCut: boolean;
  totals: { cross_equity?: string | undefined; cross_required?: string | undefined };
  /** By contract symbol; empty where the back end does not report contract terms. */
  terms: readonly ContractTerms[];
}

/** The position closest to liquidation; all values are decimal text. */
export interface NearerLiquidation {
  id: number;
  symbol: string;
  side: PositionSide;
  leverage: number;
  priceTick: string;
  mark: string;
  /** Undefined where no price above 0 liquidates the position yet. */
  now: string | undefined;
  after: string;
  /** Distance of the mark from it, in percentage points. */
  roomNow: string | undefined;
  roomAfter: string;
}

/** Rounded down. */
function roomOf(price: string, mark: string): string {
  const share = new BigNumber(price).div(mark).minus(1).abs();
  return share.times(100).decimalPlaces(2, BigNumber.ROUND_FLOOR).toFixed();
}

function positionOf(contract: Contract, { side, share, price }: LeverTrade): Position | undefined {
  if (side === undefined || price === undefined) return undefined;
  return { side, quantity: quantityOf(contract, share), entry: price };
}

/** Exposure shared by the cross positions on one contract; undefined when the back end omits a value. */
function exposureOf(
  { terms, totals }: OpenContracts,
  own: readonly LeverTrade[],
): { exposure: Exposure; mark: string } | undefined {
  const contract = terms.find(({ symbol }) => symbol === own[0]?.symbol)?.rules;
  const mark = own[0]?.update_price;
  const { cross_equity: equity, cross_required: required } = totals;
  if (!contract || equity === undefined || required === undefined) return undefined;
  if (mark === undefined || !new BigNumber(mark).gt(0)) return undefined;
  const positions = own.map((trade) => positionOf(contract, trade));
  if (!positions.every((position) => position !== undefined)) return undefined;
  const gained = positions.map((position) => unrealisedResult(contract, position, mark));
  const others = new BigNumber(required).minus(requiredAt({ contract, positions }, mark));
  const balance = new BigNumber(equity).minus(BigNumber.sum(0, ...gained)).minus(others);
  return { exposure: { contract, positions, balance: balance.toFixed() }, mark };
}

function nearerOf(
  trade: LeverTrade,
  { exposure, mark, amount }: { exposure: Exposure; mark: string; amount: string },
): NearerLiquidation | undefined {
  const { id, symbol, side, multiple: leverage } = trade;
  if (side === undefined) return undefined;
  const at = (balance: string): string | undefined => {
    const prices = liquidationPrices({ ...exposure, balance }, mark);
    return side === 'long' ? prices.below : prices.above;
  };
  const after = at(new BigNumber(exposure.balance).minus(amount).toFixed());
  if (after === undefined) return undefined;
  const now = at(exposure.balance);
  return {
    id,
    symbol,
    side,
    leverage,
    mark,
    now,
    after,
    priceTick: exposure.contract.priceTick,
    roomNow: now === undefined ? undefined : roomOf(now, mark),
    roomAfter: roomOf(after, mark),
  };
}

/**
 * Cross position that a transfer of the account's coin brings closest to its liquidation; 'unreported' when cross
 * positions exist but their distance is unknown, undefined when the transfer makes no position liquidate at any price.
 */
export function nearerLiquidation(
  contracts: OpenContracts,
  { coinId, amount }: { coinId: number; amount: string },
): NearerLiquidation | 'unreported' | undefined {
  // A back end without a margin mode has only cross positions.
  const cross = contracts.trades.filter(
    ({ legal, margin_mode: mode }) => legal === coinId && mode !== 'isolated',
  );
  if (contracts.isCut) return 'unreported';
  const nearer: NearerLiquidation[] = [];
  for (const symbol of new Set(cross.map((trade) => trade.symbol))) {
    const own = cross.filter((trade) => trade.symbol === symbol);
    const shared = exposureOf(contracts, own);
    if (!shared) return 'unreported';
    nearer.push(...own.flatMap((trade) => nearerOf(trade, { ...shared, amount }) ?? []));
  }
  const inOrder = (a: NearerLiquidation, b: NearerLiquidation) =>
    new BigNumber(a.after)
      .div(a.mark)
      .minus(1)
      .abs()
      .comparedTo(new BigNumber(b.after).div(b.mark).minus(1).abs()) ?? 0;
  return nearer.sort(inOrder)[0];
}

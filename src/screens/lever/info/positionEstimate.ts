import { BigNumber } from 'bignumber.js';
import {
  isLiquidatedAt,
  liquidationPrices,
  orderCost,
  quantityOf,
  type PositionSide,
} from '../../../../contracts/rules/lever.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';

/** Hypothetical position. */
export interface Trial {
  side: PositionSide;
  lots: string;
  leverage: number;
  entry: string;
}

/** Estimate of an isolated position; amounts in the quote asset. */
export interface PositionEstimate {
  value: string;
  margin: string;
  fee: string;
  /** Undefined if no price above 0 leads to a liquidation. */
  liquidation: string | undefined;
  /** Distance from the entry to the liquidation price, in percent points; truncated, so that it is never overstated. */
  distance: string | undefined;
  /** The position would be liquidated at its entry, so it is rejected. */
  isTooRisky: boolean;
}

/** Partial input may not be a number yet. */
const isAboveZero = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && new BigNumber(text).gt(0);

/** Maximum lots of an order at a price; undefined without a price. */
export function lotsMostAt({ rules, lotsMax }: ContractTerms, entry: string): number | undefined {
  const largest = rules.tiers.at(-1);
  if (!largest || !isAboveZero(entry)) return undefined;
  const lots = new BigNumber(largest.upTo).idiv(new BigNumber(entry).times(rules.lotSize)).toNumber();
  return lotsMax > 0 ? Math.min(lotsMax, lots) : lots;
}

/** Undefined if a number is missing or the lots exceed the maximum. */
export function estimatePosition(
  terms: ContractTerms,
  { side, lots, leverage, entry }: Trial,
): PositionEstimate | undefined {
  const { rules } = terms;
  const most = lotsMostAt(terms, entry);
  if (most === undefined || !isAboveZero(lots) || new BigNumber(lots).gt(most) || !(leverage > 0))
    return undefined;
  const { margin, fee } = orderCost(rules, { lots, price: entry, leverage });
  const quantity = quantityOf(rules, lots);
  const exposure = { contract: rules, positions: [{ side, quantity, entry }], balance: margin };
  const isTooRisky = isLiquidatedAt(exposure, entry);
  const { below, above } = liquidationPrices(exposure, entry);
  const liquidation = side === 'long' ? below : above;
  return {
    value: new BigNumber(quantity).times(entry).toFixed(),
    margin,
    fee,
    liquidation,
    isTooRisky,
    distance:
      liquidation &&
      new BigNumber(liquidation)
        .minus(entry)
        .abs()
        .times(100)
        .div(entry)
        .decimalPlaces(2, BigNumber.ROUND_FLOOR)
        .toFixed(),
  };
}

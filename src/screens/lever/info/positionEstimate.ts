import { BigNumber } from 'bignumber.js';
import {
  isLiquidatedAt,
  liquidationPrices,
  orderCost,
  quantityOf,
  type PositionSide,
} from '../../../../contracts/rules/lever.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';

/** A position that somebody thinks about. */
export interface Trial {
  side: PositionSide;
  lots: string;
  leverage: number;
  entry: string;
}

/** What an isolated position would come to; amounts in the quote asset. */
export interface PositionEstimate {
  value: string;
  margin: string;
  fee: string;
  /** Undefined where no price above 0 does it. */
  liquidation: string | undefined;
  /** From the entry to there, in percent points; cut, so that it never looks farther than it is. */
  distance: string | undefined;
  /** It would be liquidated at its entry, and is not opened. */
  isTooRisky: boolean;
}

/** What is being typed may be no number yet. */
const isAboveZero = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && new BigNumber(text).gt(0);

/** The most lots of an order at a price; undefined while there is no price. */
export function lotsMostAt({ rules, lotsMax }: ContractTerms, entry: string): number | undefined {
  const largest = rules.tiers.at(-1);
  if (!largest || !isAboveZero(entry)) return undefined;
  const lots = new BigNumber(largest.upTo).idiv(new BigNumber(entry).times(rules.lotSize)).toNumber();
  return lotsMax > 0 ? Math.min(lotsMax, lots) : lots;
}

/** Undefined where a number is missing, or more lots are asked for than an order may have. */
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

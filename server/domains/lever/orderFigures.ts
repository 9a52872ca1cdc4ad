// Contract rules in minor units.
import { BigNumber } from 'bignumber.js';
import {
  fillPrice,
  markOfFill,
  orderCost,
  overnightFee,
  quantityOf,
  tradeFee,
  unrealisedResult,
} from '../../../contracts/rules/lever.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import type { LeverContract } from './public/contracts.ts';
import type { LeverTrade } from './engine/LeverTrade.ts';
import type { Mark } from './engine/marks.ts';

export const priceText = (price: bigint): string => fromUnits(price, priceScale);
export const priceUnits = (price: string): bigint => toUnits(price, priceScale);
export const tickOf = ({ rules }: LeverContract): bigint => priceUnits(rules.priceTick);

/** Notional value of lots at a price, rounded up. */
export function notionalUnits({ rules }: LeverContract, lots: number, price: bigint): bigint {
  return unitsUp(new BigNumber(quantityOf(rules, lots)).times(priceText(price)), rules.quoteScale);
}

export function costUnits({ rules }: LeverContract, { lots, leverage }: LeverTrade, price: bigint) {
  const { margin, fee, total } = orderCost(rules, { lots, price: priceText(price), leverage });
  const units = (amount: string) => toUnits(amount, rules.quoteScale);
  return { margin: units(margin), fee: units(fee), total: units(total) };
}

export function feeUnits({ rules }: LeverContract, lots: number, price: bigint): bigint {
  return toUnits(tradeFee(rules, quantityOf(rules, lots), priceText(price)), rules.quoteScale);
}

export function liquidationFeeUnits(contract: LeverContract, lots: number, price: bigint): bigint {
  const { rules, liquidationFeeRate } = contract;
  const value = new BigNumber(quantityOf(rules, lots)).times(priceText(price));
  return unitsUp(value.times(liquidationFeeRate), rules.quoteScale);
}

/** Fee of one night. */
export function overnightUnits(
  { rules, overnightRate }: LeverContract,
  { side, lots, entry }: LeverTrade,
): bigint {
  const position = { side, quantity: quantityOf(rules, lots), entry: priceText(entry!) };
  return toUnits(overnightFee(rules, position, overnightRate), rules.quoteScale);
}

/** Gain of a position's lots at a price, below 0 for a loss. */
export function resultUnits(
  { rules }: LeverContract,
  trade: LeverTrade,
  lots: number,
  price: bigint,
): bigint {
  const position = { side: trade.side, quantity: quantityOf(rules, lots), entry: priceText(trade.entry!) };
  return signedUnits(unrealisedResult(rules, position, priceText(price)), rules.quoteScale);
}

/** Units of an amount that may be negative. */
export const signedUnits = (amount: string, scale: number): bigint =>
  amount.startsWith('-') ? -toUnits(amount.slice(1), scale) : toUnits(amount, scale);

/** Fill price of an order. */
export function fillUnits(
  { rules, fills }: LeverContract,
  lots: number,
  side: 'buy' | 'sell',
  mark: Pick<Mark, 'price'>,
): bigint {
  const quantity = quantityOf(rules, lots);
  return priceUnits(fillPrice(rules, fills, { side, quantity, mark: priceText(mark.price) }));
}

const openingSide = ({ side }: Pick<LeverTrade, 'side'>) => (side === 'long' ? 'buy' : 'sell');

export const closingSide = ({ side }: Pick<LeverTrade, 'side'>) => (side === 'long' ? 'sell' : 'buy');

/** Opening price of an order. */
export const openingUnits = (contract: LeverContract, trade: LeverTrade, mark: Mark): bigint =>
  fillUnits(contract, trade.lots, openingSide(trade), mark);

/** Fixed closing price of a position that waits for payment; undefined for any other. */
export function fixedPrice(contract: LeverContract, { fixed, side, lots }: LeverTrade): bigint | undefined {
  return fixed ? fillUnits(contract, lots, closingSide({ side }), fixed.mark) : undefined;
}

/** Mark at which a limit order opens. */
export function limitMark({ rules, fills }: LeverContract, trade: LeverTrade): bigint | undefined {
  const quantity = quantityOf(rules, trade.lots);
  const mark = markOfFill(fills, { side: openingSide(trade), quantity, price: priceText(trade.limit!) });
  return mark === undefined ? undefined : priceUnits(mark);
}

/**
 * Whether an order opens at a mark: a limit order opens where the price including spread and slippage is within its
 * limit.
 */
export function isReached(contract: LeverContract, trade: LeverTrade, mark: Mark): boolean {
  if (trade.limit === null) return true;
  const at = limitMark(contract, trade);
  return at !== undefined && (trade.side === 'long' ? mark.price <= at : mark.price >= at);
}

const unitsUp = (amount: BigNumber, scale: number): bigint =>
  toUnits(amount.decimalPlaces(scale, BigNumber.ROUND_CEIL).toFixed(), scale);

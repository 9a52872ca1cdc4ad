import { BigNumber } from 'bignumber.js';
import { use } from 'react';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import type { Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinScales } from './CoinScales.ts';
import { finestScale } from './finestScale.ts';

/** Default scale of a coin whose decimals the back end does not name. */
const usualScale = (coin: string): number => (coin === 'USDT' || coin === 'USDC' ? 2 : 4);

/** Kind of an estimate: receipts are rounded down, costs rounded up, and a fee has every charged digit. */
export type Estimated = 'receipt' | 'cost' | 'fee';

/** Formats coin amounts with the coin's own decimals; input is decimal text. */
export interface Amounts {
  /** Owned, owed or paid amount: every digit. */
  amount: (value: string | undefined, coin: string) => string;
  /** Short money format: further digits are truncated and shown by a tap; undefined if nothing is truncated. */
  brief: (value: string | undefined, coin: string) => string | undefined;
  /** A balance change with its sign. */
  signed: (value: string | undefined, coin: string) => string;
  /** Value that depends on the market: marked as approximate. */
  estimate: (value: string | undefined, coin: string, of: Estimated) => string;
}

function roundedUp(value: string, scale: number): string {
  const cost = readDecimal(value);
  return cost.isFinite() ? cost.decimalPlaces(scale, BigNumber.ROUND_CEIL).toFixed() : value;
}

/** Limits the decimals, with more where a non-zero value would read 0. */
const cutAt = (formats: Formats, value: string, scale: number): string =>
  formats.quantity(value, new BigNumber(10).pow(-scale).toFixed());

/** @param scales decimals of coins, by code, from the back end */
export function amountsOf(formats: Formats, scales: Readonly<Record<string, number | undefined>>): Amounts {
  const scaleOf = (coin: string): number => {
    const scale = scales[coin];
    return scale !== undefined && Number.isInteger(scale) && scale >= 0 && scale <= finestScale
      ? scale
      : usualScale(coin);
  };
  return {
    amount: (value = '', coin) => formats.amount(value, scaleOf(coin)),
    brief: (value = '', coin) => {
      const [scale, figure] = [scaleOf(coin), readDecimal(value)];
      // For other coins each digit may be significant.
      if (scale > 2 || !figure.isFinite()) return undefined;
      const cut = figure.decimalPlaces(scale, BigNumber.ROUND_FLOOR);
      return cut.isZero() || cut.eq(figure) ? undefined : `${cutAt(formats, value, scale)}…`;
    },
    signed: (value = '', coin) => formats.signedAmount(value, scaleOf(coin)),
    estimate: (value = '', coin, of) =>
      of === 'fee'
        ? formats.about(formats.amount(value, scaleOf(coin)))
        : formats.about(
            cutAt(formats, of === 'cost' ? roundedUp(value, scaleOf(coin)) : value, scaleOf(coin)),
          ),
  };
}

export function useAmounts(): Amounts {
  return amountsOf(useFormats(), use(CoinScales));
}

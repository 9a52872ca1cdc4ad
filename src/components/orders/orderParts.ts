import { BigNumber } from 'bignumber.js';
import type { SpotOrder } from '../../api/spot.ts';
import { ownStep } from '../market/ownStep.ts';

/**
 * Time an order was placed, ms since 1970 UTC; without the extension from the text, which compatible back ends write in
 * UTC.
 */
export const orderTimeMs = ({ created_ms, created_at }: SpotOrder): number =>
  created_ms ?? Date.parse(`${created_at.replace(' ', 'T')}Z`);

const isAbove0 = (value: string | undefined): value is string => /[1-9]/.test(value ?? '');

/** Average fill price, one decimal finer than the pair's tick; undefined without a fill. */
export function averagePrice(
  { filled_amount, filled_value }: Pick<SpotOrder, 'filled_amount' | 'filled_value'>,
  tick: string,
): string | undefined {
  if (!isAbove0(filled_amount) || filled_value === undefined) return undefined;
  const decimals = (new BigNumber(tick).decimalPlaces() ?? 0) + 1;
  return new BigNumber(filled_value).div(filled_amount).decimalPlaces(decimals).toFixed();
}

/** Code of the base coin of an order. */
export const baseOf = ({ symbol }: Pick<SpotOrder, 'symbol'>): string => symbol.split('/')[0] ?? '';

/** Code of the quote coin of an order. */
export const quoteOf = ({ symbol }: Pick<SpotOrder, 'symbol'>): string => symbol.split('/')[1] ?? '';

/** Fee of an order, in the coin that it receives; undefined where that coin is unknown. */
export function orderFee(order: SpotOrder): { value: string | undefined; coin: string } {
  const { side, fee_currency, fee_amount: value } = order;
  const received = side === 'buy' ? baseOf(order) : side === 'sell' ? quoteOf(order) : undefined;
  const coin = fee_currency ?? received;
  return coin === undefined ? { value: undefined, coin: '' } : { value, coin };
}

/** Price step for display: an average may lie between two ticks. */
export function finerStep(tick: string, average: string): string {
  const own = ownStep(average);
  return new BigNumber(own).lt(tick) ? own : tick;
}

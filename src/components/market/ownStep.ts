import type { PairQuote } from '../../api/market.ts';

/** The step given by a value's own decimals, so that none is cut: '0.0250' gives '0.001'. */
export function ownStep(value: string): string {
  const fraction = (value.split('.')[1] ?? '').replace(/0+$/, '');
  return fraction === '' ? '1' : `0.${'0'.repeat(fraction.length - 1)}1`;
}

/**
 * Price step of a pair. If the back end omits it, the finest step of its prices: the last price alone may end in a
 * zero, and its step would reject valid prices.
 */
export function priceStep({ price_tick, now_price, high, low }: PriceParts): string {
  const own = [now_price, high, low].map(ownStep);
  // A step of zero counts as missing.
  const told = /[1-9]/.test(price_tick ?? '') ? price_tick : undefined;
  return told ?? own.reduce((finest, step) => (step.length > finest.length ? step : finest));
}

type PriceParts = Pick<PairQuote, 'price_tick' | 'now_price' | 'high' | 'low'>;

import type { PairQuote } from '../../api/market.ts';

/** The step that a value's own decimals make, so that none of them is cut: '0.0250' has '0.001'. */
export function ownStep(value: string): string {
  const fraction = (value.split('.')[1] ?? '').replace(/0+$/, '');
  return fraction === '' ? '1' : `0.${'0'.repeat(fraction.length - 1)}1`;
}

/**
 * The price step of a pair. Where the back end does not say it, that of the finest of its prices: the last one alone may
 * end in a nought, and would make a step that refuses good prices.
 */
export function priceStep({ price_tick, now_price, high, low }: PriceParts): string {
  const own = [now_price, high, low].map(ownStep);
  // A step of nothing is none.
  const told = /[1-9]/.test(price_tick ?? '') ? price_tick : undefined;
  return told ?? own.reduce((finest, step) => (step.length > finest.length ? step : finest));
}

type PriceParts = Pick<PairQuote, 'price_tick' | 'now_price' | 'high' | 'low'>;

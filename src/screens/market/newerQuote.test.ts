import { expect, it } from 'vitest';
import { stockPrice } from '../../../contracts/examples/stocks.ts';
import type { StockQuote } from '../../api/stocks.ts';
import { newerQuote } from './newerQuote.ts';

const quoteOf = (now_price: string, as_of_ms?: number): StockQuote => {
  const { time_ms: _time, as_of_ms: _asOf, ...quote } = stockPrice;
  return { ...quote, now_price, as_of_ms };
};
const priceOf = (...[one, other]: Parameters<typeof newerQuote>) => newerQuote(one, other)?.now_price;

it('a quote counts over one of which the source has told less, whichever call came last', () => {
  const older = { quote: quoteOf('1', 1_000), readAt: 9 };
  const newer = { quote: quoteOf('2', 2_000), readAt: 5 };
  expect(priceOf(older, newer)).toBe('2');
  expect(priceOf(newer, older)).toBe('2');
});

it('without a stated time, or with the same, the later answer counts', () => {
  const first = { quote: quoteOf('1'), readAt: 5 };
  const last = { quote: quoteOf('2'), readAt: 9 };
  expect(priceOf(first, last)).toBe('2');
  expect(priceOf(last, first)).toBe('2');
  expect(priceOf({ ...first, quote: quoteOf('1', 7) }, { ...last, quote: quoteOf('2', 7) })).toBe('2');
});

it('one that was not answered does not count', () => {
  const answered = { quote: quoteOf('1'), readAt: 5 };
  const none = { quote: undefined, readAt: 0 };
  expect(priceOf(answered, none)).toBe('1');
  expect(priceOf(none, answered)).toBe('1');
  expect(newerQuote(none, none)).toBeUndefined();
});

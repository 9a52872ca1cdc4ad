import { expect, test } from 'vitest';
import type { PairQuote, QuotationGroup } from '../market.ts';
import { NewPairs } from './NewPairs.ts';

const row = (symbol: string, is_display: 0 | 1 = 1) => ({ symbol, is_display }) as PairQuote;
const read = (...quotation: PairQuote[]): QuotationGroup[] => [{ quotation }];

test('a pair that the feed quotes for the first time and that was read as hidden is new, once', () => {
  const pairs = new NewPairs(() => read(row('BTC/USDT'), row('HALO/USDT', 0)));
  expect(pairs.includes(['BTC/USDT'])).toBe(false);
  expect(pairs.includes(['BTC/USDT', 'HALO/USDT'])).toBe(true);
  // A back end that quotes a pair and hides it would otherwise be read forever.
  expect(pairs.includes(['HALO/USDT'])).toBe(false);
});

test('a pair that was not read at all is new', () => {
  const pairs = new NewPairs(() => read(row('BTC/USDT')));
  expect(pairs.includes(['NOVA/USDT'])).toBe(true);
});

test('nothing is new before the pairs have been read, and then it is checked', () => {
  const known: { groups?: QuotationGroup[] } = {};
  const pairs = new NewPairs(() => known.groups);
  expect(pairs.includes(['HALO/USDT'])).toBe(false);
  known.groups = read(row('BTC/USDT'));
  expect(pairs.includes(['HALO/USDT'])).toBe(true);
});

test('a heartbeat without quotes reads nothing', () => {
  expect(new NewPairs(() => read()).includes([])).toBe(false);
});

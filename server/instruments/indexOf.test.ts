import { expect, it } from 'vitest';
import { indexOf } from './indexOf.ts';
import type { Reading } from './indexOf.ts';

const now = 1_800_000_000_000;
const tick = 10n ** 6n;
/** @param prices in hundredths */
const said = (...prices: number[]): Reading[] =>
  prices.map((price, index) => ({ source: `source ${index}`, price: BigInt(price) * tick, at: now }));
const priceOf = (readings: readonly Reading[]) => {
  const index = indexOf(readings, now, tick);
  return index && Number(index.price / tick);
};

it('of one source is its price', () => {
  expect(priceOf(said(6_500_012))).toBe(6_500_012);
});

it('of three is the one in the middle, in whatever order they come', () => {
  expect(priceOf(said(6_500_300, 6_500_100, 6_500_200))).toBe(6_500_200);
});

it('of two is the price between them, down to the tick', () => {
  expect(priceOf(said(6_500_101, 6_500_102))).toBe(6_500_101);
});

it('leaves one that is more than 3 % from the middle out, and says so', () => {
  const [, , far] = said(10_000, 10_002, 10_400);
  const index = indexOf(said(10_000, 10_002, 10_400), now, tick);
  expect(index?.outliers).toEqual([far]);
  expect(priceOf(said(10_000, 10_002, 10_400))).toBe(10_001);
  expect(priceOf(said(10_000, 10_000, 10_300))).toBe(10_000);
  expect(indexOf(said(10_000, 10_000, 10_300), now, tick)?.outliers).toEqual([]);
});

it('does not follow one source, however far it goes', () => {
  for (const wrong of [1, 5_000, 20_000, 10 ** 9]) expect(priceOf(said(10_000, 10_001, wrong))).toBe(10_000);
});

it('is silent where two contradict each other: which one is right nobody can say', () => {
  expect(priceOf(said(10_000, 11_000))).toBeUndefined();
  expect(priceOf(said(10_000, 10_100))).toBe(10_050);
});

it('counts a source until it has been silent for 15 seconds, and is silent without any', () => {
  const [first, second] = said(10_000, 10_100) as [Reading, Reading];
  const silentFor = (ms: number) => [first, { ...second, at: now - ms }];
  expect(priceOf(silentFor(15_000))).toBe(10_050);
  expect(priceOf(silentFor(15_001))).toBe(10_000);
  expect(indexOf([{ ...first, at: now - 15_001 }], now, tick)).toBeUndefined();
  expect(indexOf([], now, tick)).toBeUndefined();
});

it('takes no price of zero', () => {
  expect(priceOf(said(0, 10_000))).toBe(10_000);
});

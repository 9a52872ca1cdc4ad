import type { components } from '../../../contracts/schema.d.ts';

/** Decimals of a price in units. */
export const stockPriceScale = 4;
/** Below one USD, prices have four decimals, otherwise two. */
const oneDollar = 10n ** BigInt(stockPriceScale);
const cent = oneDollar / 100n;

/** Base series of a source; longer periods are aggregated from them. */
export type BarSeries = 'minute' | 'halfHour' | 'day';

export const minuteMs = 60_000;
export const halfHourMs = 30 * minuteMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Bar of the regular session; prices in units. */
export interface StockBar {
  /** Beginning, ms since 1970 UTC; a day stands at 00:00 UTC of its New York date. */
  time: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** Shares. */
  volume: bigint;
}

/** Source of stock prices. It answers from memory: a client's request never causes a request to a venue. */
export interface StockSource {
  readonly kind: NonNullable<components['schemas']['StockQuote']['source']>;
  /** As the source wants to be named. */
  readonly name?: string;
  /** Symbols with their company where it is known, in the order of the list. */
  readonly stocks: readonly { symbol: string; name?: string }[];
  /** Stated delay of the prices. */
  readonly delayMs: number;
  /** Up to when the source has told all prices, ms since 1970 UTC. */
  asOf(): number;
  /** Beginning of a series whose history is cut there; undefined where it begins with its first bar. */
  since(series: BarSeries): number | undefined;
  /**
   * Bars that begin from `fromMs` to before `toMs`, oldest first: minutes are complete, the newest half hour and day may
   * be forming. Adjusted for splits.
   */
  bars(symbol: string, series: BarSeries, fromMs: number, toMs: number): readonly StockBar[];
  start(): void;
  stop(): Promise<void>;
}

/** Rounds a price to whole cents from one USD on. Keeps the order of prices. */
export function roundedPrice(units: bigint): bigint {
  return units < oneDollar ? units : ((units + cent / 2n) / cent) * cent;
}

/** 00:00 UTC of a date. */
export const dayTimeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Beginning of a half hour. The session begins at a half hour of UTC in summer and winter. */
export const halfHourOf = (timeMs: number): number => timeMs - (timeMs % halfHourMs);

/** The bars of `[fromMs, toMs)` of a sorted list. */
export function barsWithin(bars: readonly StockBar[], fromMs: number, toMs: number): readonly StockBar[] {
  return bars.slice(indexOf(bars, fromMs), indexOf(bars, toMs));
}

/** Index of the first bar that does not begin before a time. */
function indexOf(bars: readonly StockBar[], timeMs: number): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bars[middle]!.time < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Aggregates bars into longer ones, both oldest first. */
export function aggregateBars(bars: readonly StockBar[], startOf: (timeMs: number) => number): StockBar[] {
  const longer: StockBar[] = [];
  let current: StockBar | undefined;
  for (const bar of bars) {
    const time = startOf(bar.time);
    if (current?.time === time) {
      current.close = bar.close;
      if (bar.high > current.high) current.high = bar.high;
      if (bar.low < current.low) current.low = bar.low;
      current.volume += bar.volume;
    } else {
      current = { ...bar, time };
      longer.push(current);
    }
  }
  return longer;
}

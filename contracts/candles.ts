// Candle periods and their boundaries. Everything is UTC: a day begins at midnight, a week on Monday, a month on its
// first day, so every period except the week divides the month evenly, and all divide into days.

/** The periods of the protocol, the shortest first. */
export const candlePeriods = ['1min', '5min', '30min', '60min', '1day', '1week', '1mon'] as const;
export type CandlePeriod = (typeof candlePeriods)[number];

/** A candle for screens and charts: decimals are text. */
export interface Candle {
  /** Start of the period, ms since 1970 UTC. */
  time: number;
  open: string;
  high: string;
  low: string;
  close: string;
  /** Volume in the base asset. */
  volume: string;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const weekMs = 7 * dayMs;
/** 1970 began on a Thursday; this is the Monday before. */
const firstMonday = -3 * dayMs;

const fixedMs = {
  '1min': minuteMs,
  '5min': 5 * minuteMs,
  '30min': 30 * minuteMs,
  '60min': 60 * minuteMs,
  '1day': dayMs,
} as const;

export function isCandlePeriod(text: string): text is CandlePeriod {
  return (candlePeriods as readonly string[]).includes(text);
}

/** Start of the period that contains the given time, both in ms since 1970 UTC. */
export function periodStart(period: CandlePeriod, atMs: number): number {
  if (period === '1mon') {
    const at = new Date(atMs);
    return Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  }
  if (period === '1week') return atMs - modulo(atMs - firstMonday, weekMs);
  return atMs - modulo(atMs, fixedMs[period]);
}

/** Start of the period `count` periods after the one that begins at `startMs`; earlier for a negative count. */
export function shiftPeriod(period: CandlePeriod, startMs: number, count: number): number {
  if (period === '1mon') {
    const at = new Date(startMs);
    return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count);
  }
  return startMs + count * (period === '1week' ? weekMs : fixedMs[period]);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

// BTC/USDT from a price that is a function of time alone, so that every period is consistent: it ends with the day of
// examples/market.ts and has larger movements before.
import { periodStart, shiftPeriod, type Candle, type CandlePeriod } from '../candles.ts';
import type { Kline } from '../feed.ts';
import { pair } from './market.ts';

const nowMs = Date.UTC(2026, 10, 21, 14, 23, 41);
const hourMs = 3_600_000;
const yearMs = 365.25 * 24 * hourMs;
const last = 97_412.6;

/** The day's price, in hours before now. */
const day = [
  [24, 95_652.6],
  [20.5, 95_420],
  [16, 97_250],
  [13, 97_380],
  [9, 98_325],
  [7.5, 98_180],
  [3.2, 97_120],
  [1.2, 97_300],
  [0.45, 97_330],
  [0, last],
] as const;

/** A pseudo-random number from 0 to 1 for a lattice point. */
function chance(seed: number, at: number): number {
  const mixed = Math.sin(seed * 127.1 + at * 311.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** Smooth noise with wavelength `lengthMs`, from -1 to 1. */
function hills(timeMs: number, lengthMs: number): number {
  const place = timeMs / lengthMs;
  const at = Math.floor(place);
  const share = place - at;
  const ease = share * share * (3 - 2 * share);
  return (chance(lengthMs, at) * (1 - ease) + chance(lengthMs, at + 1) * ease) * 2 - 1;
}

/** Lengths in hours and heights as shares of the price. */
const long = [
  [8_000, 0.3],
  [1_400, 0.12],
  [200, 0.04],
  [40, 0.012],
] as const;
const short = [
  [5, 0.0012],
  [1.3, 0.0016],
  [0.6, 0.0014],
  [0.2, 0.0012],
  [0.06, 0.0008],
  [0.02, 0.0004],
  [0.004, 0.0002],
] as const;

const sumOf = (layers: typeof long | typeof short, timeMs: number): number =>
  layers.reduce((sum, [hours, height]) => sum + height * hills(timeMs, hours * hourMs), 0);

function dayPrice(hoursAgo: number): number {
  const at = day.findIndex(([hours]) => hours <= hoursAgo);
  const [afterHours, after] = day[at]!;
  const [beforeHours, before] = day[Math.max(0, at - 1)]!;
  if (beforeHours === afterHours) return after;
  const share = (beforeHours - hoursAgo) / (beforeHours - afterHours);
  return before + (after - before) * share * share * (3 - 2 * share);
}

const high = Number(pair.high);
const low = Number(pair.low);

/** A price beyond the day's range is reflected at its edge. */
function within(price: number): number {
  if (price > high) return high - (price - high) * 0.7;
  return price < low ? low + (low - price) * 0.7 : price;
}

function priceAt(timeMs: number): number {
  const noise = 1 + sumOf(short, timeMs) - sumOf(short, nowMs);
  const hoursAgo = (nowMs - timeMs) / hourMs;
  if (hoursAgo <= day[0][0]) {
    return within(dayPrice(hoursAgo) * noise);
  }
  const dayBegan = nowMs - day[0][0] * hourMs;
  const growth = Math.exp((-0.4 * (dayBegan - timeMs)) / yearMs);
  return day[0][1] * growth * Math.exp(sumOf(long, timeMs) - sumOf(long, dayBegan)) * noise;
}

/** Samples per candle. */
const samples = 16;

function candleAt(period: CandlePeriod, time: number): Candle {
  const endMs = Math.min(nowMs, shiftPeriod(period, time, 1));
  const prices = Array.from({ length: samples + 1 }, (_, at) =>
    priceAt(time + ((endMs - time) * at) / samples),
  );
  const hours = (endMs - time) / hourMs;
  const volume = (Number(pair.volume) / 24) * hours * (0.35 + 1.3 * chance(9, time / 60_000) ** 2);
  return {
    time,
    open: prices[0]!.toFixed(1),
    high: Math.max(...prices).toFixed(1),
    low: Math.min(...prices).toFixed(1),
    close: prices[samples]!.toFixed(1),
    volume: volume.toFixed(4),
  };
}

/**
 * Candles of BTC/USDT, the oldest first; the last one is forming and has the last price of the pair's example.
 * @param count number of candles
 */
export function candlesOf(period: CandlePeriod, count = 150): Candle[] {
  const forming = periodStart(period, nowMs);
  return Array.from({ length: count }, (_, at) =>
    candleAt(period, shiftPeriod(period, forming, at + 1 - count)),
  );
}

/** The forming half-hour candle as the server sends it. */
export const kline: Kline = {
  type: 'kline',
  period: '30min',
  match_id: pair.id,
  currency_id: pair.currency_id,
  currency_name: pair.currency_name,
  legal_id: pair.legal_id,
  legal_name: pair.legal_name,
  symbol: pair.symbol,
  ...candleAt('30min', periodStart('30min', nowMs)),
};

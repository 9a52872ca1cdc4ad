// Model of simulated stock prices: a pure function of seed, symbol and minute, so that a restart changes nothing and any
// session is computed without those before it. Floats are confined to this module: whole cents and shares leave it.
import type { ExchangeDay } from '../../../../contracts/rules/stockSessions.ts';
import type { Stock } from '../stocks.config.ts';
import { dayMs, dayTimeOf, minuteMs } from '../StockSource.ts';

/** Minutes of the model's time from one weekday's opening to the next: a session, and the news of a night. */
const dayMinutes = 480;
const knotMinutes = 30;
const knotsPerDay = dayMinutes / knotMinutes;
/** Periods of the noise between knots, in minutes; the last varies high and low within a minute. */
const finePeriods = [10, 5, 2, 1];
/** Periods of the noise at knots, in knots: from half an hour to a trading year. */
const coarsePeriods = Array.from({ length: 13 }, (_, power) => 2 ** power);
const sessionsPerYear = 252;
/** A Monday. */
const firstMonday = Date.UTC(1970, 0, 5);
/** Ratio of the variance of a day's change to that of one octave with its length. */
const octaveVariance = 1.6;
const volumeSpread = 0.35;

/** Prices of a session minute by minute, in cents, and shares. */
export interface SimulatedSession {
  day: ExchangeDay;
  minutes: number;
  open: Int32Array;
  high: Int32Array;
  low: Int32Array;
  close: Int32Array;
  volume: Int32Array;
}

export class StockPriceModel {
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** The whole session of a day. */
  session(stock: Stock, day: ExchangeDay): SimulatedSession {
    const minutes = (day.closesMs - day.opensMs) / minuteMs;
    const { price, volatility, volume } = stock.simulation;
    const noise = new Noise(this.seed, stock.symbol);
    const dayNumber = weekdayNumber(day.date);
    // Amplitude of an octave of one minute; variance grows with time, as that of a random walk.
    const amplitude = Number(volatility) / Math.sqrt(sessionsPerYear * dayMinutes * octaveVariance);
    const logs = pathOf(noise, dayNumber, minutes, amplitude);
    const base = Math.log(Number(price) * 100);
    const session: SimulatedSession = {
      day,
      minutes,
      open: new Int32Array(minutes),
      high: new Int32Array(minutes),
      low: new Int32Array(minutes),
      close: new Int32Array(minutes),
      volume: new Int32Array(minutes),
    };
    const shares =
      (Number(volume) / 390) *
      Math.exp(volumeSpread * (noise.at(-1, dayNumber) + noise.at(-1, dayNumber >> 2)));
    let before = Math.exp(base + logs[0]!);
    const first = dayNumber * dayMinutes;
    for (let minute = 0; minute < minutes; minute += 1) {
      const after = Math.exp(base + logs[minute + 1]!);
      const up = noise.at(-2, first + minute);
      const down = noise.at(-3, first + minute);
      session.open[minute] = Math.round(before);
      session.close[minute] = Math.round(after);
      session.high[minute] = Math.round(Math.max(before, after) * (1 + amplitude * up * up));
      session.low[minute] = Math.round(Math.min(before, after) * (1 - amplitude * down * down));
      const activity = 0.55 + 0.45 * noise.at(-4, first + minute);
      session.volume[minute] = Math.round(shares * shapeOfDay((minute + 0.5) / minutes) * (0.5 + activity));
      before = after;
    }
    return session;
  }
}

/** Log deviations from the average price at the beginning of each minute and at the close. */
function pathOf(noise: Noise, dayNumber: number, minutes: number, amplitude: number): Float64Array {
  const knots = Math.ceil(minutes / knotMinutes) + 1;
  const coarse = new Float64Array(knots);
  for (let knot = 0; knot < knots; knot += 1) {
    const at = dayNumber * knotsPerDay + knot;
    for (const period of coarsePeriods)
      coarse[knot]! += amplitude * Math.sqrt(period * knotMinutes) * noise.between(period, at);
  }
  const logs = new Float64Array(minutes + 1);
  const first = dayNumber * dayMinutes;
  for (let minute = 0; minute <= minutes; minute += 1) {
    const knot = Math.min(Math.floor(minute / knotMinutes), knots - 2);
    const share = minute / knotMinutes - knot;
    logs[minute] = coarse[knot]! * (1 - share) + coarse[knot + 1]! * share;
  }
  for (const period of finePeriods) {
    const size = amplitude * Math.sqrt(period);
    // Keys of fine octaves differ from those of coarse ones.
    const octave = 10_000 + period;
    let [left, right] = [noise.at(octave, first / period), noise.at(octave, first / period + 1)];
    for (let minute = 0; minute <= minutes; minute += 1) {
      const within = minute % period;
      if (within === 0 && minute > 0) {
        left = right;
        right = noise.at(octave, (first + minute) / period + 1);
      }
      logs[minute]! += size * (left + ((right - left) * within) / period);
    }
  }
  return logs;
}

/** Weekdays since a Monday: a weekend takes no time of the model. */
function weekdayNumber(date: string): number {
  const days = (dayTimeOf(date) - firstMonday) / dayMs;
  return Math.floor(days / 7) * 5 + (days % 7);
}

/** Trading is busiest after the opening and before the close; 1 on average. */
function shapeOfDay(share: number): number {
  const distance = 2 * share - 1;
  return 0.6 + 1.2 * distance ** 2;
}

/** Value noise: a random value from -1 to 1 at each node of each octave. */
class Noise {
  private readonly key: number;

  constructor(seed: number, symbol: string) {
    let key = mixed(seed | 0);
    for (const letter of symbol) key = mixed(key ^ letter.charCodeAt(0));
    this.key = key;
  }

  at(octave: number, node: number): number {
    return mixed(this.key ^ mixed(Math.imul(octave, 0x9e3779b1) ^ mixed(node))) / 2 ** 31;
  }

  /** Interpolated between the nodes of an octave. */
  between(period: number, at: number): number {
    const node = Math.floor(at / period);
    const share = at / period - node;
    const left = this.at(period, node);
    return share === 0 ? left : left + (this.at(period, node + 1) - left) * share;
  }
}

/** MurmurHash3's finalizer: each bit of the input changes half of the output's. */
function mixed(value: number): number {
  let hash = (value + 0x7f4a7c15) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

import { candleOf, extendCandle } from './candle.ts';
import type { UnitCandle, UnitTrade } from './candle.ts';

export interface DayFigures {
  open: bigint;
  high: bigint;
  low: bigint;
  last: bigint;
  volume: bigint;
  quoteVolume: bigint;
}

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Start of a time's minute, ms since 1970 UTC. */
export function minuteOf(atMs: number): number {
  return Math.floor(atMs / minuteMs) * minuteMs;
}

/**
 * Rolling 24 h of one pair: this minute and the 1439 before it. Computes open, high, low and volumes without scanning
 * all trades.
 */
export class DayWindow {
  /** Own copies: the candles of the pair keep changing. */
  private readonly minutes: UnitCandle[] = [];
  /** Close of the last minute that has left the window: the price 24 h ago. */
  private before: bigint | undefined;
  private last: bigint;
  private high: bigint;
  private low: bigint;
  private volume = 0n;
  private quoteVolume = 0n;

  /** @param price last price; it takes precedence over the minutes. */
  constructor(price: bigint, minutes: readonly UnitCandle[] = []) {
    this.last = price;
    this.high = price;
    this.low = price;
    for (const minute of minutes) this.append({ ...minute });
    this.measure();
  }

  add(trade: UnitTrade): void {
    const { at, price, quantity, value } = trade;
    // After the clock was set back, trades keep their order: they belong to the newest minute.
    const minute = Math.max(minuteOf(at), this.minutes.at(-1)?.time ?? 0);
    this.expire(minute);
    const current = this.minutes.at(-1);
    if (current?.time === minute) {
      extendCandle(current, trade);
      this.volume += quantity;
      this.quoteVolume += value;
    } else {
      this.append(candleOf(minute, trade));
      if (this.minutes.length === 1) this.high = this.low = price;
    }
    this.last = price;
    if (price > this.high) this.high = price;
    if (price < this.low) this.low = price;
  }

  /** Figures at a time, which is not before the last trade. */
  figures(atMs: number): DayFigures {
    this.expire(minuteOf(atMs));
    const { high, low, last, volume, quoteVolume } = this;
    const open = this.before ?? this.minutes[0]?.open ?? last;
    return { open, high, low, last, volume, quoteVolume };
  }

  /** Prices at the full hours of the last 24 h, where known, oldest first, followed by the last price: at most 25. */
  hours(atMs: number): bigint[] {
    this.expire(minuteOf(atMs));
    const prices: bigint[] = [];
    let index = 0;
    let price = this.before;
    for (let hour = atMs - (atMs % hourMs) - dayMs + hourMs; hour <= atMs; hour += hourMs) {
      while (index < this.minutes.length && this.minutes[index]!.time < hour) {
        price = this.minutes[index]!.close;
        index += 1;
      }
      if (price !== undefined) prices.push(price);
    }
    return [...prices, this.last];
  }

  private append(minute: UnitCandle): void {
    this.minutes.push(minute);
    this.volume += minute.volume;
    this.quoteVolume += minute.quoteVolume;
  }

  private expire(now: number): void {
    const oldest = now - dayMs;
    let gone = 0;
    while (gone < this.minutes.length && this.minutes[gone]!.time <= oldest) {
      const minute = this.minutes[gone]!;
      this.before = minute.close;
      this.volume -= minute.volume;
      this.quoteVolume -= minute.quoteVolume;
      gone += 1;
    }
    if (gone === 0) return;
    this.minutes.splice(0, gone);
    this.measure();
  }

  private measure(): void {
    // The last price is in the window even when its trade is older than a day or was lost in a crash.
    this.high = this.last;
    this.low = this.last;
    for (const minute of this.minutes) {
      if (minute.high > this.high) this.high = minute.high;
      if (minute.low < this.low) this.low = minute.low;
    }
  }
}

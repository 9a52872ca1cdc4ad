/** One minute of trades. Prices are scaled by 10^8, amounts are minor units. */
export interface Minute {
  /** Minutes since 1970 UTC. */
  minute: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: bigint;
  quoteVolume: bigint;
  /** Made by the model at the first start, not traded. */
  isPrefilled: boolean;
}

export interface DayFigures {
  open: bigint;
  high: bigint;
  low: bigint;
  last: bigint;
  volume: bigint;
  quoteVolume: bigint;
}

export const minuteMs = 60_000;
/** The window is this minute and the 1439 before it. */
const windowMinutes = 1440;

export function minuteOf(atMs: number): number {
  return Math.floor(atMs / minuteMs);
}

/** The rolling 24 h of one pair, by minute: open, high, low and volumes without going through all trades. */
export class DayWindow {
  private readonly minutes: Minute[] = [];
  /** Close of the last minute that has left the window: the price of 24 h ago. */
  private before: bigint;
  private last: bigint;
  private high: bigint;
  private low: bigint;
  private volume = 0n;
  private quoteVolume = 0n;

  /** @param price the last one, whatever the minutes say. */
  constructor(price: bigint, minutes: readonly Minute[] = []) {
    this.before = minutes[0]?.open ?? price;
    this.last = price;
    this.high = price;
    this.low = price;
    for (const minute of minutes) this.append(minute);
    this.measure();
  }

  add(atMs: number, price: bigint, quantity: bigint, value: bigint): void {
    // A clock that was set back does not take trades out of order: they belong to the newest minute then.
    const minute = Math.max(minuteOf(atMs), this.minutes.at(-1)?.minute ?? 0);
    this.expire(minute);
    let current = this.minutes.at(-1);
    if (current?.minute !== minute) {
      current = {
        minute,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: 0n,
        quoteVolume: 0n,
        isPrefilled: false,
      };
      this.append(current);
      if (this.minutes.length === 1) this.high = this.low = price;
    }
    current.isPrefilled = false;
    current.close = price;
    if (price > current.high) current.high = price;
    if (price < current.low) current.low = price;
    current.volume += quantity;
    current.quoteVolume += value;
    this.last = price;
    if (price > this.high) this.high = price;
    if (price < this.low) this.low = price;
    this.volume += quantity;
    this.quoteVolume += value;
  }

  /** The figures at a time, which is not before the last trade. */
  figures(atMs: number): DayFigures {
    this.expire(minuteOf(atMs));
    const { high, low, last, volume, quoteVolume } = this;
    return { open: this.before, high, low, last, volume, quoteVolume };
  }

  /** Minutes from one on, the oldest first. */
  since(minute: number): Minute[] {
    const index = this.minutes.findLastIndex((known) => known.minute < minute);
    return this.minutes.slice(index + 1);
  }

  private append(minute: Minute): void {
    this.minutes.push(minute);
    this.volume += minute.volume;
    this.quoteVolume += minute.quoteVolume;
  }

  private expire(now: number): void {
    const oldest = now - windowMinutes;
    let gone = 0;
    while (gone < this.minutes.length && this.minutes[gone]!.minute <= oldest) {
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
    // The last price belongs to the window even where its trade is older than the day or was lost in a crash.
    this.high = this.last;
    this.low = this.last;
    for (const minute of this.minutes) {
      if (minute.high > this.high) this.high = minute.high;
      if (minute.low < this.low) this.low = minute.low;
    }
  }
}

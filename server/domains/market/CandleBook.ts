import { candlePeriods, periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { candleOf, extendCandle } from './candle.ts';
import type { UnitCandle, UnitTrade } from './candle.ts';
import { minuteOf } from './DayWindow.ts';

/**
 * Maximum number of changed candles kept per period for the publisher; a publisher that reads less often has a gap to
 * read again.
 */
const toldMost = 10;

interface Series {
  period: CandlePeriod;
  newest: UnitCandle | undefined;
  /** Closed candles that are not saved yet, the oldest first. They do not change any more. */
  closed: UnitCandle[];
  /** Candles changed since the last read, the oldest first. */
  changed: UnitCandle[];
}

/** Candles that a save has to write, and the callback to call once it is committed. */
export interface UnsavedCandles {
  closed: readonly (readonly [CandlePeriod, UnitCandle])[];
  newest: readonly (readonly [CandlePeriod, UnitCandle])[];
  version: number;
}

/** The forming candles of one pair in all periods, built from its trades alone. No trade, no candle. */
export class CandleBook {
  private readonly series: readonly Series[];
  /** Lower bound of trade times: start of the newest minute. */
  private floor = -Infinity;
  private version = 0;
  private savedVersion = 0;

  /** @param newest the last candle of each period, where one exists */
  constructor(newest: ReadonlyMap<CandlePeriod, UnitCandle> = new Map()) {
    this.series = candlePeriods.map((period) => ({
      period,
      newest: newest.get(period),
      closed: [],
      changed: [],
    }));
    for (const { time } of newest.values()) this.floor = Math.max(this.floor, time);
  }

  add(trade: UnitTrade): void {
    // After the clock was set back, trades keep their order: they belong to the newest candles.
    const at = Math.max(trade.at, this.floor);
    for (const series of this.series) extend(series, periodStart(series.period, at), trade);
    this.floor = this.series[0]!.newest!.time;
    this.version += 1;
  }

  /** Last candle of a period; still forming unless its period has ended. */
  newest(period: CandlePeriod): UnitCandle | undefined {
    return this.of(period).newest;
  }

  /** Candles of a period that may not be in the database yet, oldest first, including the newest. */
  inMemory(period: CandlePeriod): UnitCandle[] {
    const { closed, newest } = this.of(period);
    return newest ? [...closed, newest] : [];
  }

  /** Candles changed since the last call; within each period a closed candle comes before its successor. */
  takeChanged(): [CandlePeriod, UnitCandle][] {
    const taken: [CandlePeriod, UnitCandle][] = [];
    for (const series of this.series) {
      for (const candle of series.changed) taken.push([series.period, candle]);
      series.changed = [];
    }
    return taken;
  }

  /** Whether the next trades, at these times, would close a candle with unsaved changes. */
  closesUnsaved(moments: readonly number[]): boolean {
    let { floor } = this;
    let isSaved = this.version === this.savedVersion;
    for (const at of moments) {
      if (!isSaved && minuteOf(at) > floor) return true;
      floor = Math.max(floor, minuteOf(at));
      isSaved = false;
    }
    return false;
  }

  /**
   * Candles that have changed since the last save, as they will be after these trades; undefined when none has. Does
   * not add the trades.
   */
  unsaved(next: readonly UnitTrade[] = []): UnsavedCandles | undefined {
    if (next.length > 0) {
      const ahead = this.copy();
      for (const trade of next) ahead.add(trade);
      return ahead.unsaved();
    }
    if (this.version === this.savedVersion) return undefined;
    return {
      closed: this.series.flatMap(({ period, closed }) => closed.map((candle) => [period, candle] as const)),
      newest: this.series.map(({ period, newest }) => [period, { ...newest! }] as const),
      version: this.version,
    };
  }

  markSaved({ closed, version }: UnsavedCandles): void {
    const saved = new Set(closed.map(([period, { time }]) => `${period} ${time}`));
    for (const series of this.series) {
      series.closed = series.closed.filter(({ time }) => !saved.has(`${series.period} ${time}`));
    }
    // Of two saves in one transaction, the one that wrote less may be confirmed last.
    this.savedVersion = Math.max(this.savedVersion, version);
  }

  private copy(): CandleBook {
    const copy = new CandleBook();
    for (const [index, { newest, closed }] of this.series.entries()) {
      Object.assign(copy.series[index]!, { newest: newest && { ...newest }, closed: [...closed] });
    }
    copy.floor = this.floor;
    copy.version = this.version;
    copy.savedVersion = this.savedVersion;
    return copy;
  }

  private of(period: CandlePeriod): Series {
    return this.series[candlePeriods.indexOf(period)]!;
  }
}

function extend(series: Series, time: number, trade: UnitTrade): void {
  const { newest, changed } = series;
  if (newest?.time === time) extendCandle(newest, trade);
  else {
    if (newest) series.closed.push(newest);
    series.newest = candleOf(time, trade);
  }
  if (changed.at(-1) === series.newest) return;
  changed.push(series.newest!);
  if (changed.length > toldMost) changed.shift();
}

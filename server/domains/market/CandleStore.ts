import type { Kysely } from 'kysely';
import { candlePeriods } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { PairBook } from '../spot/public/PairBook.ts';
import { writeRows } from '../../store/rows.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import { CandleBook } from './CandleBook.ts';
import type { UnsavedCandles } from './CandleBook.ts';
import type { PairHistory, UnitCandle, UnitTrade } from './candle.ts';
import { forgottenPeriods, oldestKept } from './candleKeeping.ts';
import { forgetBefore, readClosed, readForming, rowsOfClosed, rowsOfForming } from './candleRows.ts';
import type { CandleSeriesKey, KeyedCandle } from './candleRows.ts';

/** A larger change of the clock between two saves counts as a jump. */
const leapMs = 60_000;
/** Time that the clock must run evenly after a jump, or after the start, until it is trusted. */
const steadyMs = 600_000;

interface Options {
  books: ReadonlyMap<string, PairBook>;
  /** Sees committed rows only. */
  db: Kysely<Schema>;
  /** Origin of the prices, in the format of rows: candles of another origin are not read. */
  origin: string;
}

/** Candles of every pair: the newest in memory, all others in the database. */
export class CandleStore {
  private readonly options: Options;
  private readonly bySymbol = new Map<string, CandleBook>();
  private readonly forgotten = new Map<string, number>();
  private nextForgotten = 0;
  private savedAt: number | undefined;
  private steadySince = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Loads the newest candle of each series.
   * @returns pairs without any candle
   */
  async load(): Promise<PairBook[]> {
    const { books, db, origin } = this.options;
    const newest = await readForming(db, origin);
    for (const symbol of books.keys()) this.bySymbol.set(symbol, new CandleBook(newest.get(symbol)));
    return [...books.values()].filter(({ pair }) => !newest.has(pair.symbol));
  }

  /** Writes the history of pairs without any, and continues from it. */
  async begin(db: Kysely<Schema>, past: ReadonlyMap<string, PairHistory>): Promise<void> {
    for (const [symbol, history] of past) {
      const newest = new Map<CandlePeriod, UnitCandle>();
      // In primary key order, which fills the table's pages sequentially.
      for (const period of [...candlePeriods].sort()) {
        const candles = history[period];
        const last = candles.at(-1);
        if (!last) continue;
        newest.set(period, { ...last });
        const key = this.key(symbol, period);
        await writeRows(db, [rowsOfClosed(candles.slice(0, -1).map((candle) => [key, candle]))]);
      }
      const forming = Array.from(newest, ([period, candle]) => [this.key(symbol, period), candle] as const);
      await writeRows(db, [rowsOfForming(forming)]);
      this.bySymbol.set(symbol, new CandleBook(newest));
    }
  }

  add(symbol: string, trade: UnitTrade): void {
    this.book(symbol).add(trade);
  }

  newest(symbol: string, period: CandlePeriod): UnitCandle | undefined {
    return this.book(symbol).newest(period);
  }

  takeChanged(): [symbol: string, CandlePeriod, UnitCandle][] {
    const taken: [string, CandlePeriod, UnitCandle][] = [];
    for (const [symbol, book] of this.bySymbol) {
      for (const [period, candle] of book.takeChanged()) taken.push([symbol, period, candle]);
    }
    return taken;
  }

  /** Newest `most` candles of a series that begin between two times, both inclusive; oldest first. */
  async read(
    symbol: string,
    period: CandlePeriod,
    range: { fromMs: number; toMs: number; most: number },
  ): Promise<UnitCandle[]> {
    const book = this.book(symbol);
    // Read before and after: a candle may close, be saved and leave memory during the database read.
    const before = book.inMemory(period);
    const stored = await readClosed(this.options.db, this.key(symbol, period), range);
    const byTime = new Map(stored.map((candle) => [candle.time, candle]));
    for (const candle of [...before, ...book.inMemory(period)]) {
      if (candle.time >= range.fromMs && candle.time <= range.toMs) byTime.set(candle.time, candle);
    }
    const candles = [...byTime.values()].sort((one, other) => one.time - other.time);
    return candles.slice(-range.most);
  }

  /** Whether the next trades of a pair, at these times, would close a candle that is not fully saved. */
  closesUnsaved(symbol: string, moments: readonly number[]): boolean {
    return this.book(symbol).closesUnsaved(moments);
  }

  /**
   * Saves all changes since the last save, all periods together, so that they stay consistent after a crash, and
   * deletes expired candles.
   * @returns callback to call after the commit
   */
  async save(db: Kysely<Schema>, nowMs: number): Promise<() => void> {
    const { rows, committed } = this.unsaved(this.bySymbol.keys());
    await writeRows(db, rows);
    await this.forget(db, nowMs);
    return committed;
  }

  /**
   * Candles of these pairs changed since the last save, as they will be after the trades to come.
   * @returns `committed` has to be called once the rows are committed and those trades have been added
   */
  unsaved(
    symbols: Iterable<string>,
    next: ReadonlyMap<string, readonly UnitTrade[]> = new Map(),
  ): { rows: PendingRows[]; committed: () => void } {
    const closed: KeyedCandle[] = [];
    const newest: KeyedCandle[] = [];
    const written: [CandleBook, UnsavedCandles][] = [];
    for (const symbol of symbols) {
      const book = this.book(symbol);
      const unsaved = book.unsaved(next.get(symbol));
      if (!unsaved) continue;
      written.push([book, unsaved]);
      for (const [period, candle] of unsaved.closed) closed.push([this.key(symbol, period), candle]);
      for (const [period, candle] of unsaved.newest) newest.push([this.key(symbol, period), candle]);
    }
    const committed = () => {
      for (const [book, unsaved] of written) book.markSaved(unsaved);
    };
    return { rows: [rowsOfClosed(closed), rowsOfForming(newest)], committed };
  }

  /** Deletes one series per save: a day of minutes of every pair in one save would delay traders. */
  private async forget(db: Kysely<Schema>, nowMs: number): Promise<void> {
    if (!this.isSteady(nowMs)) return;
    const series = [...this.bySymbol.keys()].flatMap((symbol) =>
      forgottenPeriods.map((period) => this.key(symbol, period)),
    );
    for (let tried = 0; tried < series.length; tried += 1) {
      const key = series[this.nextForgotten++ % series.length]!;
      const before = oldestKept(key.period, nowMs)!;
      const name = `${key.symbol} ${key.period}`;
      if (this.forgotten.get(name) === before) continue;
      await forgetBefore(db, key, before);
      this.forgotten.set(name, before);
      return;
    }
  }

  /** Ignores a clock jump for a while: deleted candles cannot be restored. */
  private isSteady(nowMs: number): boolean {
    const step = nowMs - (this.savedAt ?? -Infinity);
    this.savedAt = nowMs;
    if (step < 0 || step > leapMs) this.steadySince = nowMs;
    return nowMs - this.steadySince >= steadyMs;
  }

  private key(symbol: string, period: CandlePeriod): CandleSeriesKey {
    return { source: this.options.origin, symbol, period };
  }

  private book(symbol: string): CandleBook {
    const book = this.bySymbol.get(symbol);
    if (!book) throw new Error(`${symbol} is not traded here`);
    return book;
  }
}

// Candles of one pair and period: history by calls, the forming candle by push, joined without gaps.
import { shiftPeriod, type Candle, type CandlePeriod } from '../../../contracts/candles.ts';
import { ApiError } from '../calling/ApiError.ts';
import { backoffMs } from './backoff.ts';
import { CandlePages, pageSize } from '../pages/CandlePages.ts';
import { Cell } from './Cell.ts';
import { withPushed, withReread } from './joinCandles.ts';
import type { Source } from './Source.ts';

export interface CandleHistory {
  state: 'loading' | 'ready' | 'failed';
  /**
   * Oldest first; the last one may be forming, with its state at the creation of the list. The list is replaced only
   * when a candle closes, a page arrives or the list is reread, never per tick.
   */
  candles: readonly Candle[];
  hasEarlier: boolean;
  /** State of the request for an earlier page. */
  earlier: 'idle' | 'loading' | 'failed';
  /** Error, while failed. */
  error?: ApiError;
  /** Time of the failure, in milliseconds since 1970 UTC. */
  failedAt?: number;
}

interface SeriesOptions {
  period: CandlePeriod;
  /** Periods per page, see CandlePages. */
  pagePeriods?: number;
  /** A split changes all earlier prices: if the open of a known candle has changed, all candles are replaced. */
  hasSplits?: boolean;
  /** Candles whose period begins between two times, both inclusive, in whole seconds since 1970 UTC. */
  read: (fromS: number, toS: number) => Promise<readonly Candle[]>;
  /** Server time, ms since 1970 UTC. */
  now: () => number;
  /** Writes a cell; its listeners are notified with the next flush. */
  write: <T>(cell: Cell<T>, value: T) => void;
  onWatched: (isWatched: boolean) => void;
}

/**
 * Maximum number of candles kept, which bounds memory. A year of hours and a week of minutes fit, so the server's
 * history ends first.
 */
const mostCandles = 12_000;
/** After a gap of more pages than this, the series reloads its first page. */
const mostMissedPages = 3;
/** Unobserved candles are evicted after this time. */
const keptMs = 60_000;

const noHistory: CandleHistory = { state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' };

export class CandleSeries {
  private readonly options: SeriesOptions;
  private readonly pages: CandlePages;
  private readonly historyCell: Cell<CandleHistory>;
  private readonly liveCell: Cell<Candle | undefined>;
  private readonly watched = new Set<'history' | 'live'>();
  /** Candles pushed during a read: the answer may be older. */
  private pushed: Candle[] = [];
  private isActive = false;
  private isReading = false;
  /** An update was missed that the read in progress may not include. */
  private isOutdated = false;
  /** No push has arrived since the subscription. */
  private isFirstPush = true;
  /** The earlier page that the list is loading. */
  private readingEarlier: symbol | undefined;
  /** Responses to requests of an earlier generation are ignored. */
  private generation = 0;
  private tries = 0;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private dropping: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SeriesOptions) {
    this.options = options;
    this.pages = new CandlePages(options);
    this.historyCell = new Cell<CandleHistory>(noHistory, (isWatched) => this.watch('history', isWatched));
    this.liveCell = new Cell<Candle | undefined>(undefined, (isWatched) => this.watch('live', isWatched));
  }

  get history(): Source<CandleHistory> {
    return this.historyCell;
  }

  /** Newest candle, published at most every 100 ms; undefined before the first one. */
  get live(): Source<Candle | undefined> {
    return this.liveCell;
  }

  /** Loads an earlier page, including a failed one. No effect while one is loading. */
  loadEarlier(): void {
    const { state, hasEarlier, earlier, candles } = this.historyCell.latest;
    const oldest = candles[0];
    if (state !== 'ready' || !hasEarlier || earlier === 'loading' || !oldest) return;
    const reading = Symbol();
    this.readingEarlier = reading;
    this.set({ earlier: 'loading' });
    this.pages.before(oldest.time).then(
      (page) => {
        if (reading !== this.readingEarlier) return;
        const known = this.historyCell.latest.candles.filter(({ time }) => time >= oldest.time);
        const candles = [...page.candles, ...known].slice(-mostCandles);
        const hasEarlier = page.hasEarlier && candles.length < mostCandles;
        this.set({ candles, hasEarlier, earlier: 'idle' });
      },
      () => {
        if (reading === this.readingEarlier) this.set({ earlier: 'failed' });
      },
    );
  }

  /** Retries a failed read immediately. */
  retry(): void {
    if (this.historyCell.latest.state !== 'failed') return;
    this.set({ state: 'loading', error: undefined });
    void this.catchUp();
  }

  /** The channel is subscribed: pushes arrive from now on, and missed candles are read. */
  begin(): void {
    clearTimeout(this.dropping);
    this.isActive = true;
    this.isFirstPush = true;
    void this.catchUp();
  }

  /** Call after a reconnect: pushes were missed. */
  resume(): void {
    if (this.isActive) this.begin();
  }

  /** Call when the channel is unsubscribed. */
  end(): void {
    this.isActive = false;
    clearTimeout(this.retrying);
    this.dropping = setTimeout(() => this.drop(), keptMs);
  }

  /** Applies a forming or closed candle from the server. */
  take(candle: Candle): void {
    if (!this.isActive) return;
    if (this.isReading) this.pushed = withPushed(this.pushed, candle);
    if (this.historyCell.latest.state !== 'ready') return;
    const last = this.liveCell.latest;
    // Candles never go back in time.
    if (last && candle.time < last.time) return;
    if (!last || candle.time > last.time) this.open(candle, last);
    this.isFirstPush = false;
    this.options.write(this.liveCell, candle);
  }

  /** Closes the last candle with its known values and opens the next one. */
  private open(candle: Candle, last: Candle | undefined): void {
    const { candles, hasEarlier } = this.historyCell.latest;
    const list = [...candles.slice(0, -1), ...(last ? [last] : []), candle];
    const isFull = list.length > mostCandles;
    this.set({ candles: isFull ? list.slice(1) : list, hasEarlier: hasEarlier && !isFull });
    // Candles in between may have been missed, or there was no trade. Only the server knows.
    const isNext = last && candle.time === shiftPeriod(this.options.period, last.time, 1);
    if (!isNext || this.isFirstPush) void this.catchUp();
  }

  /** Reads missing candles at the end; the first page if none is loaded. */
  private async catchUp(): Promise<void> {
    this.isOutdated = this.isReading;
    if (this.isReading) return;
    clearTimeout(this.retrying);
    this.isReading = true;
    this.pushed = [];
    const { generation } = this;
    try {
      await this.readEnd(generation);
      if (generation === this.generation) this.tries = 0;
    } catch (error) {
      if (generation === this.generation) this.fail(error);
    }
    if (generation !== this.generation) return;
    this.isReading = false;
    if (this.isOutdated && this.isActive && this.tries === 0) await this.catchUp();
  }

  private async readEnd(era: number): Promise<void> {
    const { state, candles } = this.historyCell.latest;
    const { period, now, pagePeriods = pageSize } = this.options;
    const from = (candles.at(-2) ?? candles.at(-1))?.time;
    const isMissed = from !== undefined && shiftPeriod(period, from, mostMissedPages * pagePeriods) < now();
    if (state !== 'ready' || from === undefined || isMissed) return this.readFirst(era);
    const reread = await this.pages.since(from);
    if (this.options.hasSplits && this.isAdjusted(reread)) return this.readFirst(era);
    if (era === this.generation) this.adopt(reread, this.historyCell.latest.hasEarlier, from);
  }

  private isAdjusted([first]: readonly Candle[]): boolean {
    const known = this.historyCell.latest.candles.find(({ time }) => time === first?.time);
    return known !== undefined && known.open !== first?.open;
  }

  private async readFirst(era: number): Promise<void> {
    const page = await this.pages.newest();
    if (era === this.generation) this.adopt(page.candles, page.hasEarlier, undefined);
  }

  /** @param from end of the known candles that are kept; undefined replaces all of them. */
  private adopt(reread: readonly Candle[], hasEarlier: boolean, from: number | undefined): void {
    const { candles, earlier } = this.historyCell.latest;
    const last = this.liveCell.latest;
    const known = from === undefined || !last ? [] : [...candles.slice(0, -1), last];
    const list = this.pushed.reduce(withPushed, withReread(known, reread, from ?? 0)).slice(-mostCandles);
    this.pushed = [];
    // An earlier page of a discarded list would leave a gap.
    if (from === undefined) this.readingEarlier = undefined;
    this.set({
      state: 'ready',
      candles: list,
      hasEarlier,
      earlier: from === undefined ? 'idle' : earlier,
      error: undefined,
    });
    this.options.write(this.liveCell, list.at(-1));
  }

  private fail(error: unknown): void {
    if (this.historyCell.latest.state !== 'ready') {
      const known = error instanceof ApiError ? error : undefined;
      const shown = known ?? new ApiError({ kind: 'offline', message: String(error) });
      this.set({ state: 'failed', error: shown, failedAt: Date.now() });
    }
    if (this.isActive) this.retrying = setTimeout(() => void this.catchUp(), backoffMs(this.tries));
    this.tries += 1;
  }

  private watch(what: 'history' | 'live', isWatched: boolean): void {
    const wasWatched = this.watched.size > 0;
    if (isWatched) this.watched.add(what);
    else this.watched.delete(what);
    if (wasWatched !== this.watched.size > 0) this.options.onWatched(!wasWatched);
  }

  private drop(): void {
    this.generation += 1;
    this.readingEarlier = undefined;
    this.isReading = false;
    this.pushed = [];
    this.tries = 0;
    this.options.write(this.historyCell, noHistory);
    this.options.write(this.liveCell, undefined);
  }

  private set(change: { [Name in keyof CandleHistory]?: CandleHistory[Name] | undefined }): void {
    const { error, ...history } = { ...this.historyCell.latest, ...change };
    this.options.write(this.historyCell, error ? { ...history, error } : history);
  }
}

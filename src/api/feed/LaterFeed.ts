// Stand-in for the feed until its chunk loads. Home renders first: its subscriptions become live when the feed is
// loaded, transparently for the screens.
import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import type { LeverMark, MarketTrade } from '../../../contracts/feed.ts';
import type { Book } from './BookFeed.ts';
import type { CandleHistory, CandleSeries } from './CandleSeries.ts';
import type { Feed, FeedStatus } from './Feed.ts';
import { LaterSource } from './LaterSource.ts';
import type { Quote } from './MarketCells.ts';
import type { Source } from './Source.ts';

/** Candle methods available to screens. */
type Candles = Pick<CandleSeries, 'history' | 'live' | 'loadEarlier' | 'retry'>;
/** Newest candles of a pair, oldest first. */
interface FirstCandles {
  symbol: string;
  period: CandlePeriod;
  candles: readonly Candle[];
}
/** Feed methods available to the app. */
export type LiveFeed = Omit<Pick<Feed, keyof Feed>, 'candles'> & {
  candles(symbol: string, period: CandlePeriod): Candles;
};

/** Time without a feed after which the page's initial prices are shown as stale, in ms. */
const patienceMs = 15_000;
const noStatus: FeedStatus = { freshness: 'stale', isConnected: false, lastAt: undefined };
const noBook: Book = { state: 'loading', bids: [], asks: [], updatedAt: undefined };
const noTrades: readonly MarketTrade[] = [];
const noHistory: CandleHistory = { state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' };

export class LaterFeed implements LiveFeed {
  private readonly load: (onMissing: () => void) => Promise<LiveFeed>;
  /** Sources requested before the feed exists, each created once, so repeated requests get the same one. */
  private readonly promised = new Map<string, unknown>();
  private readonly arrivals: ((feed: LiveFeed) => void)[] = [];
  private readonly early = new LaterSource(noStatus);
  private feed: LiveFeed | undefined;
  private held: { name: string; candles: Candles } | undefined;

  /** @param load called when the feed starts; calls `onMissing` whenever its code fails to load */
  constructor(load: (onMissing: () => void) => Promise<LiveFeed>) {
    this.load = load;
  }

  get status(): Source<FeedStatus> {
    return this.feed?.status ?? this.early;
  }

  quote(symbol: string): Source<Quote | undefined> {
    return this.source<Quote | undefined>(`quote ${symbol}`, undefined, (feed) => feed.quote(symbol));
  }

  book(symbol: string): Source<Book> {
    return this.source(`book ${symbol}`, noBook, (feed) => feed.book(symbol));
  }

  trade(symbol: string): Source<readonly MarketTrade[]> {
    return this.source(`trade ${symbol}`, noTrades, (feed) => feed.trade(symbol));
  }

  mark(symbol: string): Source<LeverMark | undefined> {
    return this.source<LeverMark | undefined>(`mark ${symbol}`, undefined, (feed) => feed.mark(symbol));
  }

  candles(symbol: string, period: CandlePeriod): Candles {
    const real = () => this.feed?.candles(symbol, period);
    const name = `${symbol} ${period}`;
    if (this.held?.name === name) {
      const isRead = (real()?.history.snapshot().state ?? 'loading') !== 'loading';
      if (!isRead) return this.held.candles;
      this.held = undefined;
    }
    return (
      real() ??
      this.once(`candles ${name}`, () => ({
        history: this.source(`history ${name}`, noHistory, (feed) => feed.candles(symbol, period).history),
        live: this.source(`live ${name}`, undefined, (feed) => feed.candles(symbol, period).live),
        loadEarlier: () => real()?.loadEarlier(),
        retry: () => real()?.retry(),
      }))
    );
  }

  /** Candles delivered with the page: valid until the feed has read its own. */
  hold({ symbol, period, candles }: FirstCandles): void {
    const of = (feed: LiveFeed) => feed.candles(symbol, period);
    const { live, retry } = this.candles(symbol, period);
    const first: CandleHistory = { state: 'ready', candles, hasEarlier: true, earlier: 'loading' };
    const history = new LaterSource(first, ({ state }) => state !== 'loading');
    this.arrivals.push((feed) => history.switchTo(of(feed).history));
    this.held = {
      name: `${symbol} ${period}`,
      candles: { history, live, retry, loadEarlier: () => undefined },
    };
  }

  /** Loads and starts the feed. While its chunk fails to load, the status is offline with its start time. */
  start(): () => void {
    let isStopped = false;
    let stop: (() => void) | undefined;
    const startedAt = Date.now();
    const doubt = () => this.early.hold({ ...noStatus, lastAt: startedAt });
    const doubting = setTimeout(doubt, patienceMs);
    void this.load(doubt).then((feed) => {
      clearTimeout(doubting);
      this.arrive(feed);
      if (!isStopped) stop = feed.start();
    });
    return () => {
      isStopped = true;
      clearTimeout(doubting);
      stop?.();
    };
  }

  /** A feed that loads later requests the token itself. */
  login(): void {
    this.feed?.login();
  }

  retry(): void {
    this.feed?.retry();
  }

  private arrive(feed: LiveFeed): void {
    this.feed = feed;
    this.early.switchTo(feed.status);
    for (const tell of this.arrivals.splice(0)) tell(feed);
    this.promised.clear();
  }

  private source<T>(name: string, first: T, of: (feed: LiveFeed) => Source<T>): Source<T> {
    if (this.feed) return of(this.feed);
    return this.once(name, () => {
      const later = new LaterSource(first);
      this.arrivals.push((feed) => later.switchTo(of(feed)));
      return later;
    });
  }

  private once<T>(name: string, make: () => T): T {
    const known = this.promised.get(name) as T | undefined;
    if (known !== undefined) return known;
    const made = make();
    this.promised.set(name, made);
    return made;
  }
}

// Live prices, books, trades, candles and private messages over socket.io, as sources that screens subscribe to by
// pair.
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { LeverMark, MarketTrade, ReviewChanged, ServerMessages } from '../../../contracts/feed.ts';
import type { Book } from './BookFeed.ts';
import type { CandleSeries } from './CandleSeries.ts';
import { Cell } from './Cell.ts';
import { changes, type Change } from './changes.ts';
import type { ServerClock } from './clock.ts';
import { FeedChannels } from './FeedChannels.ts';
import { FeedLink, type FeedSocket, type Way } from './FeedLink.ts';
import { FeedWatch, type ReadQuotes } from './FeedWatch.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { MarketCells, type Quote, type ReadCandles } from './MarketCells.ts';
import { maybe } from '../calling/read.ts';
import { messageReaders } from './readFeed.ts';
import type { Source } from './Source.ts';

export interface FeedStatus {
  freshness: Freshness;
  isConnected: boolean;
  /**
   * Time of the last prices while not live, in ms of the device's clock; undefined before the first. While live it does
   * not change, to avoid rerenders.
   */
  lastAt: number | undefined;
}

interface FeedOptions {
  /** Loads socket.io and returns an unconnected client. */
  openSocket: (way: Way) => Promise<FeedSocket>;
  /** Session token, for private messages. */
  token: () => string | undefined;
  clock: ServerClock;
  /** Requests the server's time, ms since 1970 UTC. */
  readServerTime: () => Promise<number>;
  /** Reads all quotes by call, while the feed is silent. */
  readQuotes: () => Promise<ReadQuotes>;
  readCandles: ReadCandles;
  /** Calls back when the page becomes visible or the network returns; returns the unsubscribe function. */
  onWake?: (wake: () => void) => () => void;
  /** Pairs whose quotes have come by socket. */
  onQuoted?: (symbols: readonly string[]) => void;
  /** One of the user's spot orders changed; a row of coin/list. */
  onOrder: (row: unknown) => void;
  /** The state of one of the user's cases changed. */
  onReview: (review: ReviewChanged) => void;
  /** User data has changed; the message contains no further readable details. */
  onChange: (change: Change) => void;
  /** Connected, for the first time or again: private messages since the last read may be missing. */
  onConnected: () => void;
  /** Called when the server has ended the session of this connection. */
  onSessionEnded: (message: string) => void;
}

/** Minimum difference in ms before the time of non-live prices is updated. */
const laterMs = 500;

export class Feed {
  private readonly options: FeedOptions;
  private readonly cells: MarketCells;
  private readonly channels: FeedChannels;
  private readonly link: FeedLink;
  private readonly watch: FeedWatch;
  private readonly state = new Cell<FeedStatus>({
    freshness: 'stale',
    isConnected: false,
    lastAt: undefined,
  });

  constructor(options: FeedOptions) {
    this.options = options;
    this.channels = new FeedChannels({
      onTaken: (channel) => {
        this.say('sub', { channel });
        this.cells.begin(channel);
      },
      onLeft: (channel) => {
        this.cells.forget(channel);
        this.say('unsub', { channel });
      },
    });
    this.cells = new MarketCells({
      onWatched: (channel, isWatched) => this.channels.set(channel, isWatched),
      onGap: (channel) => this.say('sub', { channel }),
      readCandles: options.readCandles,
      now: () => options.clock.now(),
    });
    this.link = new FeedLink({
      openSocket: options.openSocket,
      clock: options.clock,
      listen: (socket) => this.listen(socket),
      onConnected: () => this.connected(),
      onDisconnected: () => this.disconnected(),
    });
    this.watch = new FeedWatch({
      clock: options.clock,
      link: this.link,
      readServerTime: options.readServerTime,
      readQuotes: options.readQuotes,
      onQuotes: (quotes) => this.cells.takeQuotes(quotes),
      onAged: () => this.refresh(),
    });
  }

  /** Freshness of prices; for badges, and to allow orders. */
  get status(): Source<FeedStatus> {
    return this.state;
  }

  /** Last quote of a pair, e.g. 'BTC/USDT'; undefined before the first one. */
  quote(symbol: string): Source<Quote | undefined> {
    return this.cells.quote(symbol);
  }

  /** Order book of a pair; kept while it has listeners. */
  book(symbol: string): Source<Book> {
    return this.cells.book(symbol);
  }

  /** Last trades of a pair, newest first; kept while they have listeners. */
  trade(symbol: string): Source<readonly MarketTrade[]> {
    return this.cells.trade(symbol);
  }

  /** Mark of a contract, kept while it has listeners; undefined while it is silent or unknown. */
  mark(symbol: string): Source<LeverMark | undefined> {
    return this.cells.mark(symbol);
  }

  /** Candles of a pair and period; read and pushed while history or live has listeners. */
  candles(symbol: string, period: CandlePeriod): CandleSeries {
    return this.cells.candles(symbol, period);
  }

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    const stopWatching = this.watch.start();
    const stopWaking = this.options.onWake?.(() => this.retry());
    this.link.start();
    return () => {
      stopWatching();
      stopWaking?.();
      this.link.stop();
    };
  }

  /**
   * Authenticates the connection; called on every change of the session. Without a token the connection is anonymous.
   */
  login(): void {
    this.say('login', { token: this.options.token() ?? '' });
  }

  /** Retries immediately instead of after the backoff: the network is back, or the page is visible again. */
  retry(): void {
    this.watch.wake();
  }

  private listen(socket: FeedSocket): void {
    const on = <Name extends keyof typeof messageReaders>(
      name: Name,
      take: (message: ServerMessages[Name]) => void,
    ) =>
      socket.on(name, (message: unknown) => {
        this.watch.noteMessage();
        const read = maybe(messageReaders[name])(message);
        if (read !== undefined) take(read);
      });
    on('daymarkets', ({ quotes, sent_at, as_of }) => {
      this.takeQuotes(quotes);
      this.watch.noteSourceTime(sent_at, as_of);
    });
    on('daymarket', (quote) => {
      this.takeQuotes([quote]);
      this.watch.noteUntimed();
    });
    on('market_depth', (message) => this.cells.takeDepth(message, Date.now()));
    on('depth_update', (message) => this.cells.takeUpdate(message, Date.now()));
    on('match_trade', (message) => this.cells.takeTrades(message));
    on('kline', (message) => this.cells.takeKline(message));
    on('lever_marks', ({ marks }) => this.cells.takeMarks(marks));
    on('spot_order', ({ data }) => this.options.onOrder(data));
    on('review', (message) => this.options.onReview(message));
    for (const change of changes) on(change, () => this.options.onChange(change));
    on('session_ended', ({ message }) => this.options.onSessionEnded(message));
  }

  private takeQuotes(quotes: readonly Quote[]): void {
    this.cells.takeQuotes(quotes);
    this.options.onQuoted?.(quotes.map(({ symbol }) => symbol));
  }

  private connected(): void {
    this.watch.noteMessage();
    this.refresh(true);
    if (this.options.token() !== undefined) this.login();
    for (const channel of this.channels.names) this.say('sub', { channel });
    this.cells.resume();
    this.options.onConnected();
  }

  private disconnected(): void {
    this.refresh(false);
    this.cells.interrupt();
  }

  private refresh(isConnected = this.state.latest.isConnected): void {
    const { ageMs } = this.watch;
    const freshness = freshnessOf(ageMs);
    const lastAt = ageMs === Infinity ? undefined : Date.now() - ageMs;
    const { latest } = this.state;
    const isLater = freshness !== 'live' && (lastAt ?? 0) - (latest.lastAt ?? 0) > laterMs;
    if (freshness === latest.freshness && isConnected === latest.isConnected && !isLater) return;
    this.cells.set(this.state, { freshness, isConnected, lastAt });
  }

  private say(event: string, message: unknown): void {
    this.link.say(event, message);
  }
}

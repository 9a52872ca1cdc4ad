// Live prices, books, trades and private news over socket.io, as sources that screens subscribe to by pair.
import type { CandlePeriod } from '../../contracts/candles.ts';
import type { MarketTrade, ServerMessages } from '../../contracts/feed.ts';
import type { Book } from './BookFeed.ts';
import type { CandleSeries } from './CandleSeries.ts';
import { Cell } from './Cell.ts';
import { deviceTime, serverTime } from './clock.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { MarketCells, type Quote, type ReadCandles } from './MarketCells.ts';
import type { Source } from './Source.ts';

/** What is used of a socket.io client. */
export interface FeedSocket {
  readonly connected: boolean;
  on(event: string, listener: (message: never) => void): unknown;
  emit(event: string, message: unknown): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface FeedStatus {
  freshness: Freshness;
  isConnected: boolean;
  /**
   * Where prices are not live: when they were last, in ms of this device's clock; undefined before any came.
   * While they are live it stays as it was, so that nothing is drawn again for it.
   */
  lastAt: number | undefined;
}

interface FeedSurroundings {
  /** Loads socket.io and answers a client that is not connected yet. */
  openSocket: () => Promise<FeedSocket>;
  /** The session's token, for private messages. */
  token: () => string | undefined;
  /** Reads all quotes by call, while the feed is silent. */
  readQuotes: () => Promise<Quote[]>;
  readCandles: ReadCandles;
  /** One of the user's spot orders has changed; a row of coin/list. */
  onOrder: (row: unknown) => void;
  onBalances: () => void;
  /** The connection is back; private messages may have been missed. */
  onReconnected: () => void;
  /** The server has ended the session of this connection. */
  onSessionEnded: (message: string) => void;
}

const watchEveryMs = 1_000;
/** Silence after which quotes are read by call, again and again while it lasts. */
const fallbackAfterMs = 3_000;
/** Silence after which an open connection is given up and built again. */
const silentAfterMs = 20_000;
/** How long a channel outlives its last listener: changing a page must not cost a snapshot. */
const lingerMs = 2_000;

export class Feed {
  private readonly around: FeedSurroundings;
  private readonly cells: MarketCells;
  private readonly state = new Cell<FeedStatus>({
    freshness: 'stale',
    isConnected: false,
    lastAt: undefined,
  });
  private readonly channels = new Set<string>();
  private readonly lingering = new Map<string, ReturnType<typeof setTimeout>>();
  private socket: FeedSocket | undefined;
  private lastAt: number | undefined;
  private readAt = -Infinity;
  private spokenAt = -Infinity;
  private hasConnected = false;

  constructor(around: FeedSurroundings) {
    this.around = around;
    this.cells = new MarketCells({
      onWatched: (channel, isWatched) =>
        isWatched ? this.watchChannel(channel) : this.leaveChannel(channel),
      onGap: (channel) => this.say('sub', { channel }),
      readCandles: around.readCandles,
      now: () => serverTime(Date.now()),
    });
  }

  /** Fresh prices or not; for badges, and for what may be ordered on them. */
  get status(): Source<FeedStatus> {
    return this.state;
  }

  /** The last quote of a pair, as 'BTC/USDT'; undefined until one has come. */
  quote(symbol: string): Source<Quote | undefined> {
    return this.cells.quote(symbol);
  }

  /** The book of a pair; it is kept while somebody listens. */
  book(symbol: string): Source<Book> {
    return this.cells.book(symbol);
  }

  /** The last trades of a pair, newest first; they are kept while somebody listens. */
  trade(symbol: string): Source<readonly MarketTrade[]> {
    return this.cells.trade(symbol);
  }

  /** The candles of a pair and period; they are read and pushed while somebody listens to history or live. */
  candles(symbol: string, period: CandlePeriod): CandleSeries {
    return this.cells.candles(symbol, period);
  }

  /** Connects, and stays connected until the answer is called. */
  start(): () => void {
    const watch = setInterval(() => this.watch(), watchEveryMs);
    let isStopped = false;
    this.around.openSocket().then(
      (socket) => {
        if (isStopped) return;
        this.socket = socket;
        this.listen(socket);
        socket.connect();
      },
      // Without socket.io prices still come by call.
      () => undefined,
    );
    return () => {
      isStopped = true;
      clearInterval(watch);
      this.socket?.disconnect();
    };
  }

  /** Says whose connection this is; called on every change of the session. No token makes it nobody's. */
  login(): void {
    this.say('login', { token: this.around.token() ?? '' });
  }

  /** Tries at once instead of after the next pause: the network is back, or the page is looked at again. */
  retry(): void {
    this.readAt = -Infinity;
    if (this.socket?.connected === false) this.socket.connect();
    this.watch();
  }

  private listen(socket: FeedSocket): void {
    const on = <Name extends keyof ServerMessages>(
      name: Name,
      take: (message: ServerMessages[Name]) => void,
    ) =>
      socket.on(name, (message: ServerMessages[Name]) => {
        this.spokenAt = Date.now();
        take(message);
      });
    socket.on('connect', () => this.connected());
    socket.on('disconnect', () => this.disconnected());
    on('daymarkets', ({ quotes, sent_at }) => this.takeQuotes(quotes, deviceTime(sent_at)));
    on('daymarket', (quote) => this.takeQuotes([quote], Date.now()));
    on('market_depth', (message) => this.cells.takeDepth(message, Date.now()));
    on('depth_update', (message) => this.cells.takeUpdate(message, Date.now()));
    on('match_trade', (message) => this.cells.takeTrades(message));
    on('kline', (message) => this.cells.takeKline(message));
    on('spot_order', ({ data }) => this.around.onOrder(data));
    on('balances', () => this.around.onBalances());
    on('session_ended', ({ message }) => this.around.onSessionEnded(message));
  }

  private connected(): void {
    this.spokenAt = Date.now();
    this.refresh(true);
    if (this.around.token() !== undefined) this.login();
    for (const channel of this.channels) this.say('sub', { channel });
    this.cells.resume();
    if (this.hasConnected) this.around.onReconnected();
    this.hasConnected = true;
  }

  private disconnected(): void {
    this.refresh(false);
    this.cells.interrupt();
  }

  /** @param madeAt of the message, on this device's clock: what waited in a slow network is old when it comes. */
  private takeQuotes(quotes: readonly Quote[], madeAt: number): void {
    this.cells.takeQuotes(quotes);
    this.lastAt = Math.max(this.lastAt ?? -Infinity, Math.min(madeAt, Date.now()));
    this.refresh();
  }

  /** An open connection that says nothing is as stale as a closed one. */
  private watch(): void {
    const now = Date.now();
    this.refresh();
    const age = now - (this.lastAt ?? -Infinity);
    if (age > fallbackAfterMs && now - this.readAt > fallbackAfterMs) this.fallBack(now);
    if (this.socket?.connected && now - this.spokenAt > silentAfterMs) {
      this.socket.disconnect();
      this.socket.connect();
    }
  }

  private fallBack(now: number): void {
    this.readAt = now;
    this.around.readQuotes().then(
      (quotes) => this.takeQuotes(quotes, now),
      // The status shows how old prices are; the next round tries again.
      () => undefined,
    );
  }

  private refresh(isConnected = this.state.latest.isConnected): void {
    const freshness = freshnessOf(Date.now() - (this.lastAt ?? -Infinity));
    const { latest } = this.state;
    if (freshness === latest.freshness && isConnected === latest.isConnected) return;
    this.cells.set(this.state, { freshness, isConnected, lastAt: this.lastAt });
  }

  private watchChannel(channel: string): void {
    clearTimeout(this.lingering.get(channel));
    this.lingering.delete(channel);
    if (this.channels.has(channel)) return;
    this.channels.add(channel);
    this.say('sub', { channel });
    this.cells.begin(channel);
  }

  private leaveChannel(channel: string): void {
    const leave = () => {
      this.lingering.delete(channel);
      this.channels.delete(channel);
      this.cells.forget(channel);
      this.say('unsub', { channel });
    };
    this.lingering.set(channel, setTimeout(leave, lingerMs));
  }

  /** Only to an open connection: what is said into a closed one would be sent late, and twice. */
  private say(event: string, message: unknown): void {
    if (this.socket?.connected) this.socket.emit(event, message);
  }
}

// Live prices, books, trades, candles and private news over socket.io, as sources that screens subscribe to by pair.
import type { CandlePeriod } from '../../contracts/candles.ts';
import type { MarketTrade, ServerMessages } from '../../contracts/feed.ts';
import type { Book } from './BookFeed.ts';
import type { CandleSeries } from './CandleSeries.ts';
import { Cell } from './Cell.ts';
import type { ServerClock } from './clock.ts';
import { FeedChannels } from './FeedChannels.ts';
import { FeedLink, type FeedSocket } from './FeedLink.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { LastWord } from './LastWord.ts';
import { MarketCells, type Quote, type ReadCandles } from './MarketCells.ts';
import type { Source } from './Source.ts';

export interface FeedStatus {
  freshness: Freshness;
  isConnected: boolean;
  /**
   * Where prices are not live: when they were last, in ms of this device's clock; undefined before any came.
   * While they are live it stays as it was, so that nothing is drawn again for it.
   */
  lastAt: number | undefined;
}

/** Quotes by call. */
export interface ReadQuotes {
  quotes: readonly Quote[];
  /** When their source was last known to live, on the server's clock; undefined where the back end does not say. */
  asOf: number | undefined;
}

interface FeedSurroundings {
  /** Loads socket.io and answers a client that is not connected yet. */
  openSocket: () => Promise<FeedSocket>;
  /** The session's token, for private messages. */
  token: () => string | undefined;
  clock: ServerClock;
  /** Asks for the server's clock, ms since 1970 UTC. */
  readServerTime: () => Promise<number>;
  /** Reads all quotes by call, while the feed is silent. */
  readQuotes: () => Promise<ReadQuotes>;
  readCandles: ReadCandles;
  /** Calls back when the page is looked at again or the network is back; answers how to stop. */
  onWake?: (wake: () => void) => () => void;
  /** One of the user's spot orders has changed; a row of coin/list. */
  onOrder: (row: unknown) => void;
  onBalances: () => void;
  /** The connection is back; private messages may have been missed. */
  onReconnected: () => void;
  /** The server has ended the session of this connection. */
  onSessionEnded: (message: string) => void;
}

const watchEveryMs = 500;
/** The clock of this page has stood still for so long: the page was frozen, or the device slept. */
const frozenMs = 5_000;
/** Silence after which quotes are read by call, again and again while it lasts. */
const fallbackAfterMs = 3_000;
/** Silence after which an open connection is given up and built again. */
const silentAfterMs = 20_000;
/** A server that says every second that it lives is missed after this. */
const missedAfterMs = 2_500;
const askClockEveryMs = 5 * 60_000;
/** Between two tries while the clock is in doubt. */
const doubtMs = 3_000;

export class Feed {
  private readonly around: FeedSurroundings;
  private readonly clock: ServerClock;
  private readonly cells: MarketCells;
  private readonly channels: FeedChannels;
  private readonly link: FeedLink;
  private readonly word: LastWord;
  private readonly state = new Cell<FeedStatus>({
    freshness: 'stale',
    isConnected: false,
    lastAt: undefined,
  });
  /** These are on the steady clock. */
  private readAt = -Infinity;
  private spokenAt = -Infinity;
  private watchedAt = Infinity;
  private askedAt = Infinity;
  /** This server says every second that it lives. */
  private hasHeartbeat = false;
  private hasConnected = false;

  constructor(around: FeedSurroundings) {
    this.around = around;
    this.clock = around.clock;
    this.word = new LastWord(around.clock);
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
      readCandles: around.readCandles,
      now: () => this.clock.now(),
    });
    this.link = new FeedLink({
      openSocket: around.openSocket,
      clock: around.clock,
      listen: (socket) => this.listen(socket),
      onConnected: () => this.connected(),
      onDisconnected: () => this.disconnected(),
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
    this.watchedAt = this.clock.steady();
    // Whoever starts the app asks for the server's clock as well; this is for when that brings nothing.
    this.askedAt = this.watchedAt;
    const watch = setInterval(() => this.watch(), watchEveryMs);
    const stopWaking = this.around.onWake?.(() => this.retry());
    this.link.start();
    return () => {
      clearInterval(watch);
      stopWaking?.();
      this.link.stop();
    };
  }

  /** Says whose connection this is; called on every change of the session. No token makes it nobody's. */
  login(): void {
    this.say('login', { token: this.around.token() ?? '' });
  }

  /**
   * Tries at once instead of after the next pause: the network is back, or the page is looked at again. A connection
   * that has missed a heartbeat is not waited for, as what died while the page slept still looks open.
   */
  retry(): void {
    this.readAt = -Infinity;
    if (this.silenceMs > (this.hasHeartbeat ? missedAfterMs : fallbackAfterMs)) {
      this.askClock();
      if (this.link.isConnected) this.link.rebuild();
    }
    this.link.hurry();
    this.check();
  }

  private listen(socket: FeedSocket): void {
    const on = <Name extends keyof ServerMessages>(
      name: Name,
      take: (message: ServerMessages[Name]) => void,
    ) =>
      socket.on(name, (message: ServerMessages[Name]) => {
        this.spokenAt = this.clock.steady();
        take(message);
      });
    on('daymarkets', ({ quotes, sent_at, as_of }) => {
      this.clock.noteWord(sent_at);
      this.hasHeartbeat ||= as_of !== undefined;
      this.takeQuotes(quotes, as_of ?? sent_at);
    });
    on('daymarket', (quote) => this.takeQuotes([quote], undefined));
    on('market_depth', (message) => this.cells.takeDepth(message, Date.now()));
    on('depth_update', (message) => this.cells.takeUpdate(message, Date.now()));
    on('match_trade', (message) => this.cells.takeTrades(message));
    on('kline', (message) => this.cells.takeKline(message));
    on('spot_order', ({ data }) => this.around.onOrder(data));
    on('balances', () => this.around.onBalances());
    on('session_ended', ({ message }) => this.around.onSessionEnded(message));
  }

  private connected(): void {
    this.spokenAt = this.clock.steady();
    this.refresh(true);
    if (this.around.token() !== undefined) this.login();
    for (const channel of this.channels.names) this.say('sub', { channel });
    this.cells.resume();
    if (this.hasConnected) this.around.onReconnected();
    this.hasConnected = true;
  }

  private disconnected(): void {
    this.refresh(false);
    this.cells.interrupt();
  }

  private takeQuotes(quotes: readonly Quote[], asOf: number | undefined, heardAt?: number): void {
    this.cells.takeQuotes(quotes);
    this.word.note(asOf, heardAt);
    this.refresh();
  }

  private get silenceMs(): number {
    return this.clock.steady() - this.spokenAt;
  }

  /** Timers stand still in a frozen page, and nobody says when it goes on. */
  private watch(): void {
    const pause = this.clock.steady() - this.watchedAt;
    this.watchedAt = this.clock.steady();
    if (pause > frozenMs) this.retry();
    else this.check();
  }

  /** An open connection that says nothing is as stale as a closed one. */
  private check(): void {
    const steady = this.clock.steady();
    this.refresh();
    const sinceAsked = steady - this.askedAt;
    if (sinceAsked > (this.clock.isDoubtful ? doubtMs : askClockEveryMs)) this.askClock();
    if (this.word.ageMs > fallbackAfterMs && steady - this.readAt > fallbackAfterMs) this.fallBack(steady);
    if (this.link.isConnected && this.silenceMs > silentAfterMs) this.link.rebuild();
  }

  private askClock(): void {
    const sentAt = this.clock.steady();
    this.askedAt = sentAt;
    this.around.readServerTime().then(
      (serverMs) => this.clock.noteAnswer(serverMs, this.clock.steady() - sentAt),
      // A back end without a clock to follow has no moments to compare either; else it is asked again.
      () => undefined,
    );
  }

  private fallBack(steady: number): void {
    this.readAt = steady;
    this.around.readQuotes().then(
      ({ quotes, asOf }) => {
        this.takeQuotes(quotes, asOf, steady);
        this.suspectLink();
      },
      // The status shows how old prices are; the next round tries again.
      () => undefined,
    );
  }

  /** The market has lived on, as a call has just said, and the connection has not said so: it is dead. */
  private suspectLink(): void {
    const isMissed = this.silenceMs - this.word.ageMs > missedAfterMs;
    const isOld = this.clock.steady() - this.link.builtAt > silentAfterMs;
    if (this.hasHeartbeat && isMissed && isOld && this.link.isConnected) this.link.rebuild();
  }

  private refresh(isConnected = this.state.latest.isConnected): void {
    const { ageMs } = this.word;
    const freshness = freshnessOf(ageMs);
    const lastAt = ageMs === Infinity ? undefined : Date.now() - ageMs;
    const { latest } = this.state;
    const isLater = freshness !== 'live' && (lastAt ?? 0) - (latest.lastAt ?? 0) > watchEveryMs;
    if (freshness === latest.freshness && isConnected === latest.isConnected && !isLater) return;
    this.cells.set(this.state, { freshness, isConnected, lastAt });
  }

  private say(event: string, message: unknown): void {
    this.link.say(event, message);
  }
}

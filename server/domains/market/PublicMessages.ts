// Public feed messages: quotes, books, trades and candles, in batches.
import type { Server, Socket } from 'socket.io';
import type { DayMarkets, MarketTrade } from '../../../contracts/feed.ts';
import type { DepthEvent, TradeEvent } from '../spot/public/spotEvents.ts';
import type { ExchangeReader, Trading } from '../spot/public/Exchange.ts';
import type { Market } from './public/Market.ts';
import { DepthView } from './DepthView.ts';
import { quotesRoom } from './FeedConnection.ts';
import { depthPrefix, periodOf, symbolOf, tradePrefix } from './feedRequests.ts';
import { KlineNews } from './KlineNews.ts';
import { toMarketTrade } from './Quotes.ts';

/** Heartbeat interval in batches while the source is live, with or without price changes: less than one per second. */
const heartbeatBatches = 8;

interface Options {
  io: Server;
  market: Market;
  pairs: Trading['pairs'];
  clock: { now(): number };
  /** Names of the domains' broadcasts. */
  broadcasts: readonly string[];
}

export class PublicMessages {
  private readonly options: Options;
  private readonly views: ReadonlyMap<string, DepthView>;
  /** Pairs without a quote: not covered by the source, or not opened. */
  private readonly closed: Set<string>;
  /** Symbols whose quote changed since the last batch. */
  private readonly moved = new Set<string>();
  /** Trades since the last batch, newest first. */
  private readonly trades = new Map<string, MarketTrade[]>();
  private readonly klines = new KlineNews();
  /** By name; a message is made only where there is a listener. */
  private readonly broadcasts: ReadonlyMap<string, { newest?: () => object }>;
  private batchesSinceQuotes = 0;
  private toldAsOf = -Infinity;

  constructor(options: Options) {
    this.options = options;
    const pairs = [...options.pairs.values()];
    this.views = new Map(pairs.map(({ pair }) => [pair.symbol, new DepthView(pair)]));
    this.closed = new Set([...this.views.keys()].filter((symbol) => !options.market.isTraded(symbol)));
    this.broadcasts = new Map(options.broadcasts.map((name) => [name, {}]));
  }

  isChannel(channel: string): boolean {
    return this.views.has(symbolOf(channel)) || this.broadcasts.has(channel);
  }

  /** Sends the message immediately, and to each later subscriber until there is a newer one. */
  broadcast(name: string, contents: () => object): void {
    const newest = () => ({ type: name, ...contents() });
    this.broadcasts.get(name)!.newest = newest;
    this.tell(name, name, newest);
  }

  take(event: TradeEvent | DepthEvent): void {
    const { symbol } = event;
    if (event.type === 'depth') {
      this.views.get(symbol)?.take(event);
      return;
    }
    this.moved.add(symbol);
    const trades = this.trades.get(symbol);
    if (trades) trades.unshift(toMarketTrade(event));
    else this.trades.set(symbol, [toMarketTrade(event)]);
  }

  /** Reads the books before any message is sent. */
  begin(exchange: Pick<ExchangeReader, 'book'>): void {
    this.startOver(exchange);
    for (const view of this.views.values()) view.update();
  }

  /** The next batch sends the difference between the views that clients hold and the new books. */
  startOver(exchange: Pick<ExchangeReader, 'book'>): void {
    const now = this.options.clock.now();
    for (const [symbol, view] of this.views) view.load(exchange.book(symbol, Number.MAX_SAFE_INTEGER), now);
  }

  sendQuotes(socket: Socket): void {
    socket.emit('daymarkets', this.quotesOf(this.tradedSymbols()));
  }

  /** Sends the state that the channel's next batch follows. */
  sendSnapshot(socket: Socket, channel: string): void {
    if (this.broadcasts.has(channel)) {
      const { newest } = this.broadcasts.get(channel)!;
      if (newest) socket.emit(channel, newest());
      return;
    }
    const symbol = symbolOf(channel);
    const period = periodOf(channel);
    if (period) {
      const { market } = this.options;
      this.klines.take(market.changedCandles());
      const klines = this.klines.lastOf(channel, market.candle(symbol, period));
      for (const kline of klines) socket.emit('kline', kline);
      return;
    }
    if (channel.startsWith(depthPrefix)) {
      socket.emit('market_depth', this.views.get(symbol)!.snapshot());
      return;
    }
    // Trades pending for the next batch are sent with it.
    const waiting = this.trades.get(symbol)?.length ?? 0;
    const data = this.options.market.trades(symbol).slice(waiting);
    socket.emit('match_trade', { type: 'match_trade', symbol, data });
  }

  sendBatch(): void {
    this.takeOpened();
    this.sendQuotesOrHeartbeat();
    for (const [symbol, view] of this.views) {
      const update = view.update();
      if (update) this.tell(depthPrefix + symbol, 'depth_update', () => update);
    }
    for (const [symbol, data] of this.trades) {
      this.tell(tradePrefix + symbol, 'match_trade', () => ({ type: 'match_trade', symbol, data }));
    }
    this.klines.take(this.options.market.changedCandles());
    this.klines.flush((channel, klines) => {
      for (const kline of klines) this.tell(channel, 'kline', () => kline);
    });
    this.moved.clear();
    this.trades.clear();
  }

  /** The first quote of a pair tells clients that it has opened. */
  private takeOpened(): void {
    for (const symbol of this.closed) {
      if (!this.options.market.isTraded(symbol)) continue;
      this.closed.delete(symbol);
      this.moved.add(symbol);
    }
  }

  private tradedSymbols(): string[] {
    return [...this.views.keys()].filter((symbol) => !this.closed.has(symbol));
  }

  /** Sends a heartbeat when there is no news and the source lives: silence then means a failure. */
  private sendQuotesOrHeartbeat(): void {
    this.batchesSinceQuotes += 1;
    const isDue = this.batchesSinceQuotes >= heartbeatBatches && this.options.market.asOf() > this.toldAsOf;
    if (this.moved.size === 0 && !isDue) return;
    this.batchesSinceQuotes = 0;
    this.toldAsOf = this.options.market.asOf();
    this.tell(quotesRoom, 'daymarkets', () => this.quotesOf(this.moved));
  }

  private quotesOf(symbols: Iterable<string>): DayMarkets {
    const { market, clock } = this.options;
    const quotes = Array.from(symbols, (symbol) => market.dayMarket(symbol));
    return { type: 'daymarkets', sent_at: clock.now(), as_of: market.asOf(), quotes };
  }

  /** A message without a reader is not made. */
  private tell(room: string, type: string, message: () => object): void {
    const { io } = this.options;
    if (io.sockets.adapter.rooms.has(room)) io.to(room).emit(type, message());
  }
}

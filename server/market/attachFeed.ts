// The realtime feed of contracts/feed.ts over socket.io: quotes to everybody, books and trades to whoever asks,
// private messages to the owner of a valid token.
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { refusalText } from '../../contracts/messages/messages.ts';
import { isLocaleId } from '../../contracts/locales.ts';
import type { MarketTrade } from '../../contracts/feed.ts';
import type { ServerEvent } from '../ledger/events.ts';
import type { Writer } from '../ledger/Writer.ts';
import type { Exchange } from '../matching/Exchange.ts';
import type { OrderView } from '../matching/orderView.ts';
import type { Market } from './createMarket.ts';
import { DepthView } from './DepthView.ts';
import { FeedConnection, ownerRoom, quotesRoom, tokenRoom } from './FeedConnection.ts';
import type { FeedSession } from './FeedConnection.ts';
import {
  channelOf,
  depthPrefix,
  isSameOrigin,
  reply,
  symbolOf,
  tokenOf,
  tradePrefix,
} from './feedRequests.ts';
import { toMarketTrade } from './Quotes.ts';

const batchEveryMs = 100;
const largestMessageBytes = 4096;

export interface FeedOptions {
  market: Market;
  exchange: Exchange;
  writer: Writer;
  clock: { now(): number };
  /** The session behind a token; undefined when there is none. Who a client is comes from here alone. */
  sessionOf(token: string): Promise<FeedSession | undefined>;
  /** A row of coin/list. */
  orderRow(order: OrderView): unknown;
  onFault?: (error: unknown) => void;
}

export interface Feed {
  /** Tells every connection of a session that it has ended, and stops its private messages. */
  endSession(tokenHash: string): void;
  /** Connections now. */
  readonly connections: number;
  /** Ends all connections; the HTTP server stays the caller's to close. */
  close(): void;
}

/** Listens on the same port as the HTTP server. The market has to be open. */
export function attachFeed(httpServer: HttpServer, options: FeedOptions): Feed {
  return new SocketFeed(httpServer, options);
}

class SocketFeed implements Feed {
  private readonly options: FeedOptions;
  private readonly io: Server;
  private readonly byId = new Map<string, FeedConnection>();
  private readonly views: ReadonlyMap<string, DepthView>;
  private readonly assetIds = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly unsubscribe: () => void;
  private readonly moved = new Set<string>();
  private readonly trades = new Map<string, MarketTrade[]>();
  private batches = 0;

  constructor(httpServer: HttpServer, options: FeedOptions) {
    this.options = options;
    const pairs = [...options.exchange.books.values()].map((book) => book.pair);
    for (const pair of pairs) {
      this.assetIds.set(pair.base, pair.currencyId).set(pair.quote, pair.legalId);
    }
    this.views = new Map(pairs.map((pair) => [pair.symbol, new DepthView(pair)]));
    this.loadViews();
    for (const view of this.views.values()) view.update();
    this.io = new Server(httpServer, {
      serveClient: false,
      maxHttpBufferSize: largestMessageBytes,
      allowRequest: (request, answer) => answer(null, isSameOrigin(request)),
    });
    this.io.on('connection', (socket) => this.connect(new FeedConnection(socket)));
    this.unsubscribe = options.writer.subscribe((events) => this.take(events));
    this.timer = setInterval(() => this.batch(), batchEveryMs);
  }

  get connections(): number {
    return this.byId.size;
  }

  endSession(tokenHash: string): void {
    for (const id of this.io.sockets.adapter.rooms.get(tokenRoom(tokenHash)) ?? []) {
      const connection = this.byId.get(id);
      const session = connection?.logout();
      if (!connection || !session) continue;
      const locale = isLocaleId(session.locale) ? session.locale : undefined;
      const message = refusalText('session.expired', locale);
      connection.socket.emit('session_ended', { type: '999', message });
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.unsubscribe();
    this.io.disconnectSockets(true);
    this.io.engine.close();
  }

  private connect(connection: FeedConnection): void {
    const { socket } = connection;
    this.byId.set(socket.id, connection);
    this.watch();
    socket.on('disconnect', () => {
      connection.logout();
      this.byId.delete(socket.id);
      this.watch();
    });
    socket.on('sub', (message: unknown, acknowledge: unknown) => {
      if (!connection.maySpeak()) return;
      const isTaken = this.subscribe(connection, channelOf(message));
      reply(acknowledge, { type: isTaken ? 'ok' : 'error' });
    });
    socket.on('unsub', (message: unknown, acknowledge: unknown) => {
      if (!connection.maySpeak()) return;
      connection.unsubscribe(channelOf(message));
      reply(acknowledge, { type: 'ok' });
    });
    socket.on('login', (message: unknown, acknowledge: unknown) => {
      if (connection.maySpeak()) void this.login(connection, message, acknowledge);
    });
    this.sendQuotes(connection);
  }

  private async login(connection: FeedConnection, message: unknown, acknowledge: unknown): Promise<void> {
    const token = tokenOf(message);
    let isValid = false;
    if (token !== undefined) {
      try {
        isValid = await connection.login(token, this.options.sessionOf);
      } catch (error) {
        this.options.onFault?.(error);
      }
    } else connection.logout();
    reply(acknowledge, { type: isValid ? 'ok' : '999' });
  }

  /** False for a channel that does not exist, and for one too many. */
  private subscribe(connection: FeedConnection, channel: string): boolean {
    if (!this.views.has(symbolOf(channel)) || !connection.subscribe(channel)) return false;
    if (!connection.isLate) this.sendSnapshot(connection, channel);
    return true;
  }

  private sendSnapshot({ socket }: FeedConnection, channel: string): void {
    const symbol = symbolOf(channel);
    if (channel.startsWith(depthPrefix)) {
      socket.emit('market_depth', this.views.get(symbol)!.snapshot());
      return;
    }
    // Trades that wait for the next batch come with it.
    const waiting = this.trades.get(symbol)?.length ?? 0;
    const data = this.options.market.trades(symbol).slice(waiting);
    socket.emit('match_trade', { type: 'match_trade', symbol, data });
  }

  private sendQuotes({ socket }: FeedConnection): void {
    socket.emit('daymarkets', this.quotesOf(this.views.keys()));
  }

  private quotesOf(symbols: Iterable<string>) {
    const { market, clock } = this.options;
    const quotes = Array.from(symbols, (symbol) => market.dayMarket(symbol));
    return { type: 'daymarkets', sent_at: clock.now(), quotes };
  }

  private take(events: readonly ServerEvent[]): void {
    for (const event of events) {
      if (event.type === 'depth') this.views.get(event.symbol)?.take(event);
      else if (event.type === 'trade') {
        this.moved.add(event.symbol);
        const trades = this.trades.get(event.symbol);
        if (trades) trades.unshift(toMarketTrade(event));
        else this.trades.set(event.symbol, [toMarketTrade(event)]);
      } else if (event.type === 'order') {
        const { order, owner } = event;
        this.tell(ownerRoom(owner), 'spot_order', () => ({ data: this.options.orderRow(order) }));
      } else if (event.type === 'balances') {
        const { assets, owner } = event;
        const idsOf = () => assets.flatMap((asset) => this.assetIds.get(asset) ?? []);
        this.tell(ownerRoom(owner), 'balances', () => ({ currencies: idsOf() }));
      } else this.loadViews();
    }
  }

  /** Messages that nobody reads are not even made: most orders are those of people who are not connected. */
  private tell(room: string, type: string, message: () => object): void {
    if (this.io.sockets.adapter.rooms.has(room)) this.io.to(room).emit(type, { type, ...message() });
  }

  /** The views then differ from what readers hold by what the books do, and the next batch says so. */
  private loadViews(): void {
    const { exchange, clock } = this.options;
    for (const [symbol, view] of this.views) {
      view.load(exchange.book(symbol, Number.MAX_SAFE_INTEGER), clock.now());
    }
  }

  private batch(): void {
    this.batches += 1;
    const caughtUp: FeedConnection[] = [];
    for (const connection of this.byId.values()) {
      if (this.batches % (1000 / batchEveryMs) === 0) connection.resetMessages();
      if (connection.check() === 'caughtUp') caughtUp.push(connection);
    }
    if (this.moved.size > 0) this.tell(quotesRoom, 'daymarkets', () => this.quotesOf(this.moved));
    for (const [symbol, view] of this.views) {
      const update = view.update();
      if (update) this.tell(depthPrefix + symbol, 'depth_update', () => update);
    }
    for (const [symbol, data] of this.trades) {
      this.tell(tradePrefix + symbol, 'match_trade', () => ({ symbol, data }));
    }
    this.moved.clear();
    this.trades.clear();
    // After the batch, so that the snapshots are what the next one follows.
    for (const connection of caughtUp) this.catchUp(connection);
  }

  private catchUp(connection: FeedConnection): void {
    connection.resume();
    this.sendQuotes(connection);
    for (const channel of connection.channels) this.sendSnapshot(connection, channel);
  }

  private watch(): void {
    this.options.market.watch(this.byId.size);
  }
}

// The realtime feed of contracts/feed.ts over socket.io: quotes to every connection, books and trades to subscribers,
// private messages to the owner of a valid token.
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Committed } from '../../engines.ts';
import type { ServerEvent } from '../../commands/events.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { messagesByEvent } from '../../feedMessages.ts';
import type { BroadcastMakers, OwnerMessageMakers } from '../../feedMessages.ts';
import type { ExchangeReader, Trading } from '../spot/public/Exchange.ts';
import type { Market } from './public/Market.ts';
import { FeedConnection } from './FeedConnection.ts';
import { channelOf, isSameOrigin, reply } from './feedRequests.ts';
import { PrivateMessages } from './PrivateMessages.ts';
import type { FeedSessions } from './PrivateMessages.ts';
import { PublicMessages } from './PublicMessages.ts';
import { SocketLimit } from './SocketLimit.ts';

const batchEveryMs = 100;
/** Retry delay after books could not be read. */
const readsAgainMs = 500;
const largestMessageBytes = 4096;
/** Maximum time that a session, once expired or ended by another server, still receives private messages. */
const reviewEveryMs = 1_500;
/** Allows a household or office behind one address. */
const connectionsPerNetwork = 400;

export interface FeedOptions {
  market: Market;
  pairs: Trading['pairs'];
  committed: Committed;
  executor: Pick<CommandExecutor, 'subscribe'>;
  clock: { now(): number };
  sessions: FeedSessions;
  /** Message makers of all domains. */
  ownerMessages: OwnerMessageMakers;
  broadcasts: BroadcastMakers;
  onFault?: (error: unknown) => void;
  /** Maximum number of connections per network. */
  connectionsPerNetwork?: number;
  /** Behind exactly one proxy, whose X-Forwarded-For gives the client address. */
  trustsProxy?: boolean;
  /** Interval at which sessions are checked again; for tests. */
  reviewEveryMs?: number;
}

/** Listens on the HTTP server's port. The market has to be open. */
export class Feed {
  private readonly options: FeedOptions;
  private readonly io: Server;
  private readonly byId = new Map<string, FeedConnection>();
  private readonly toEverybody: PublicMessages;
  private readonly toOwners: PrivateMessages;
  private readonly ownerMessages: ReturnType<typeof messagesByEvent>;
  private readonly broadcasts: ReturnType<typeof messagesByEvent>;
  private readonly timers: NodeJS.Timeout[];
  private unsubscribe: (() => void) | undefined;
  private isClosed = false;
  private batches = 0;
  /** Whether it has read the books since they were last reset. */
  private isFollowing = false;
  private batchedAt = performance.now();

  constructor(httpServer: HttpServer, options: FeedOptions) {
    const { market, pairs, clock, sessions, onFault, broadcasts } = options;
    this.options = options;
    this.ownerMessages = messagesByEvent(options.ownerMessages);
    this.broadcasts = messagesByEvent(broadcasts);
    const limit = new SocketLimit({
      most: options.connectionsPerNetwork ?? connectionsPerNetwork,
      trustsProxy: options.trustsProxy ?? false,
    });
    this.io = new Server(httpServer, {
      serveClient: false,
      maxHttpBufferSize: largestMessageBytes,
      allowRequest: (request, answer) => answer(null, isSameOrigin(request) && limit.allows(request)),
    });
    limit.watch(this.io, httpServer);
    // Node hands over an upgraded socket without an error listener, and socket.io adds none for a second when the path
    // is not its own: a client that resets the connection would crash the process.
    httpServer.prependListener('upgrade', (_, socket) => socket.on('error', () => undefined));
    this.toEverybody = new PublicMessages({
      io: this.io,
      market,
      pairs,
      clock,
      broadcasts: Object.keys(broadcasts),
    });
    this.toOwners = new PrivateMessages({ io: this.io, connections: this.byId, sessions, onFault });
    this.io.on('connection', (socket) => this.connect(new FeedConnection(socket)));
    void this.read((exchange) => this.begin(exchange));
    this.timers = [
      setInterval(() => this.batch(), batchEveryMs),
      setInterval(() => void this.toOwners.review(), options.reviewEveryMs ?? reviewEveryMs),
    ];
  }

  /** Number of open connections. */
  get connections(): number {
    return this.byId.size;
  }

  /** Time since the last batch of book updates was sent, ms; about 100 ms in normal operation. */
  get silentMs(): number {
    return performance.now() - this.batchedAt;
  }

  /** Notifies every connection of a session that it has ended, and stops its private messages. */
  endSession(tokenHash: string): void {
    this.toOwners.endSession(tokenHash);
  }

  /** Ends all connections; closing the HTTP server is the caller's task. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.isClosed = true;
    this.unsubscribe?.();
    this.io.disconnectSockets(true);
    this.io.engine.close();
  }

  /** Follows the books from the snapshot on. */
  private begin(exchange: ExchangeReader): void {
    if (this.isClosed) return;
    this.toEverybody.begin(exchange);
    this.isFollowing = true;
    this.unsubscribe = this.options.executor.subscribe((events) => this.take(events));
  }

  private async read(look: (exchange: ExchangeReader) => void): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.options.committed.read(({ exchange }) => look(exchange));
        return;
      } catch (error) {
        // Without the books the feed would send nothing.
        this.options.onFault?.(error);
        await new Promise((resolve) => setTimeout(resolve, readsAgainMs).unref());
      }
    }
  }

  private startOver(): Promise<void> {
    this.isFollowing = false;
    return this.read((exchange) => {
      this.toEverybody.startOver(exchange);
      this.isFollowing = true;
    });
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
    // Every message counts, also one without a listener.
    socket.use((_message, next) => {
      if (connection.maySpeak()) next();
    });
    socket.on('sub', (message: unknown, acknowledge: unknown) => {
      const isTaken = this.subscribe(connection, channelOf(message));
      reply(acknowledge, { type: isTaken ? 'ok' : 'error' });
    });
    socket.on('unsub', (message: unknown, acknowledge: unknown) => {
      connection.unsubscribe(channelOf(message));
      reply(acknowledge, { type: 'ok' });
    });
    socket.on('login', async (message: unknown, acknowledge: unknown) => {
      reply(acknowledge, { type: await this.toOwners.login(connection, message) });
    });
    this.toEverybody.sendQuotes(socket);
  }

  /** False for an unknown channel and beyond the channel limit. */
  private subscribe(connection: FeedConnection, channel: string): boolean {
    if (!this.toEverybody.isChannel(channel) || !connection.subscribe(channel)) return false;
    if (!connection.isLate) this.toEverybody.sendSnapshot(connection.socket, channel);
    return true;
  }

  private take(events: readonly ServerEvent[]): void {
    for (const event of events) {
      if (event.type === 'reset') {
        void this.startOver();
        this.toOwners.startOver();
      } else if (event.type === 'trade' || event.type === 'depth') this.toEverybody.take(event);
      else if ('owner' in event)
        for (const { name, contents } of this.ownerMessages.get(event.type) ?? [])
          this.toOwners.tell(event.owner, name, () => contents(event));
      else
        for (const { name, contents } of this.broadcasts.get(event.type) ?? [])
          this.toEverybody.broadcast(name, () => contents(event));
    }
  }

  private batch(): void {
    this.batches += 1;
    const caughtUp: FeedConnection[] = [];
    for (const connection of this.byId.values()) {
      if (this.batches % (1000 / batchEveryMs) === 0) connection.resetMessages();
      if (connection.check() === 'caughtUp') caughtUp.push(connection);
    }
    this.toEverybody.sendBatch();
    // After the batch, so that the next batch follows the snapshots.
    for (const connection of caughtUp) this.catchUp(connection);
    if (this.isFollowing) this.batchedAt = performance.now();
  }

  private catchUp(connection: FeedConnection): void {
    const { socket, channels } = connection;
    connection.resume();
    this.toEverybody.sendQuotes(socket);
    for (const channel of channels) this.toEverybody.sendSnapshot(socket, channel);
  }

  private watch(): void {
    this.options.market.watch(this.byId.size);
  }
}

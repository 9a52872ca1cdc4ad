import { backoffMs } from './backoff.ts';
import type { ServerClock } from './clock.ts';

/** What is used of a socket.io client. It must not reconnect by itself: its waits cannot be cut short. */
export interface FeedSocket {
  readonly connected: boolean;
  on(event: string, listener: (message: never) => void): unknown;
  emit(event: string, message: unknown): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

interface LinkOptions {
  /** Loads socket.io and answers a client that is not connected yet. */
  openSocket: () => Promise<FeedSocket>;
  clock: ServerClock;
  /** Adds the listeners of messages, once. */
  listen: (socket: FeedSocket) => void;
  onConnected: () => void;
  onDisconnected: () => void;
}

/** A connection that has held for so long was a good one: the next loss is a new one. */
const stableMs = 5_000;
/** An attempt of this age is given up when there is a reason to believe that a new one does better. */
const hangingMs = 2_000;

/** The one connection of a feed: kept open, with growing and random pauses between attempts. */
export class FeedLink {
  private readonly options: LinkOptions;
  private socket: FeedSocket | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private attemptedAt = -Infinity;
  private connectedAt = -Infinity;
  private isStopped = false;
  private isRebuilding = false;

  constructor(options: LinkOptions) {
    this.options = options;
  }

  get isConnected(): boolean {
    return this.socket?.connected ?? false;
  }

  /** On the steady clock. */
  get builtAt(): number {
    return this.attemptedAt;
  }

  start(): void {
    this.options.openSocket().then(
      (socket) => {
        if (this.isStopped) return;
        this.socket = socket;
        socket.on('connect', () => this.connected());
        socket.on('disconnect', () => this.disconnected());
        socket.on('connect_error', () => this.wait());
        this.options.listen(socket);
        this.connect();
      },
      // Without socket.io prices still come by call; it may load later.
      () => this.wait(),
    );
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.waiting);
    this.socket?.disconnect();
  }

  /** Only to an open connection: what is said into a closed one would be sent late, and twice. */
  say(event: string, message: unknown): void {
    if (this.socket?.connected) this.socket.emit(event, message);
  }

  /** Gives up what there is, which may only look open, and connects at once. */
  rebuild(): void {
    if (this.isStopped || !this.socket) return;
    this.tries = 0;
    this.isRebuilding = true;
    this.socket.disconnect();
    this.isRebuilding = false;
    this.connect();
  }

  /** Connects at once instead of after the pause; an attempt that has only just begun goes on. */
  connectNow(): void {
    const isUnderWay =
      this.waiting === undefined && this.options.clock.steady() - this.attemptedAt < hangingMs;
    if (!this.isConnected && !isUnderWay) this.rebuild();
  }

  private connect(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.attemptedAt = this.options.clock.steady();
    this.socket?.connect();
  }

  private connected(): void {
    this.connectedAt = this.options.clock.steady();
    this.options.onConnected();
  }

  private disconnected(): void {
    if (this.options.clock.steady() - this.connectedAt >= stableMs) this.tries = 0;
    this.options.onDisconnected();
    if (!this.isRebuilding) this.wait();
  }

  private wait(): void {
    if (this.isStopped || this.waiting !== undefined) return;
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      if (this.socket) this.connect();
      else this.start();
    }, backoffMs(this.tries));
    this.tries += 1;
  }
}

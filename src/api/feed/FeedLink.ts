import { backoffMs } from './backoff.ts';
import type { ServerClock } from './clock.ts';

/** The used part of a socket.io client. It must not reconnect by itself: its delays cannot be shortened. */
export interface FeedSocket {
  readonly connected: boolean;
  on(event: string, listener: (message: never) => void): unknown;
  emit(event: string, message: unknown): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/** Transports of a connection attempt: WebSocket with polling as fallback, or polling only. */
export type Way = 'any' | 'polling';

interface LinkOptions {
  /** Loads socket.io and returns an unconnected client. */
  openSocket: (way: Way) => Promise<FeedSocket>;
  clock: ServerClock;
  /** Adds the message listeners, once per client. */
  listen: (socket: FeedSocket) => void;
  onConnected: () => void;
  onDisconnected: () => void;
}

/** A connection that has lasted this long counts as successful: its loss restarts the backoff. */
const stableMs = 5_000;
/** An attempt of this age is abandoned when a new one is likely to succeed. */
const hangingMs = 2_000;
/** A network that blocks upgrades lets an attempt hang; a parallel polling attempt starts after this time. */
const besideMs = 5_000;

/**
 * Single connection of a feed: reconnects with growing, randomised delays. A hanging attempt gets a parallel polling
 * attempt; the first to connect ends the other.
 */
export class FeedLink {
  private readonly options: LinkOptions;
  private readonly sockets = new Map<Way, FeedSocket>();
  private readonly attempting = new Set<Way>();
  private current: FeedSocket | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private beside: ReturnType<typeof setTimeout> | undefined;
  /** Polling connected last: the next attempt need not stall first. */
  private isHeld = false;
  private tries = 0;
  private attemptedAt = -Infinity;
  private connectedAt = -Infinity;
  private isStopped = false;

  constructor(options: LinkOptions) {
    this.options = options;
  }

  get isConnected(): boolean {
    return this.current?.connected ?? false;
  }

  /** On the monotonic clock. */
  get builtAt(): number {
    return this.attemptedAt;
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.isStopped = true;
    this.end();
  }

  /** Sends only on an open connection: a message to a closed one would be sent late, and twice. */
  say(event: string, message: unknown): void {
    if (this.current?.connected) this.current.emit(event, message);
  }

  /** Drops the current connection, which may be half-open, and reconnects immediately. */
  rebuild(): void {
    if (this.isStopped) return;
    this.tries = 0;
    const wasConnected = this.current !== undefined;
    this.end();
    if (wasConnected) this.options.onDisconnected();
    this.connect();
  }

  /**
   * Connects immediately instead of after the backoff, with polling as a fallback; an attempt that has just started
   * continues.
   */
  connectNow(): void {
    const age = this.options.clock.steady() - this.attemptedAt;
    if (this.isConnected || (this.attempting.size > 0 && age < hangingMs)) return;
    const isHanging = this.attempting.size > 0;
    this.rebuild();
    if (isHanging) this.attempt('polling');
  }

  private connect(): void {
    this.attemptedAt = this.options.clock.steady();
    this.attempt('any');
    // The attempt may have ended already.
    if (this.attempting.has('any'))
      this.beside = setTimeout(() => this.attempt('polling'), this.isHeld ? 0 : besideMs);
  }

  private attempt(way: Way): void {
    if (this.isStopped || this.isConnected || this.attempting.has(way)) return;
    this.attempting.add(way);
    const known = this.sockets.get(way);
    if (known) {
      known.connect();
      return;
    }
    this.options.openSocket(way).then(
      (socket) => {
        // Stopped meanwhile, or opened by a later attempt.
        if (this.isStopped || this.sockets.has(way)) return;
        this.sockets.set(way, socket);
        socket.on('connect', () => this.connected(way, socket));
        socket.on('disconnect', () => this.disconnected(socket));
        socket.on('connect_error', () => this.failed(way));
        this.options.listen(socket);
        if (this.attempting.has(way)) socket.connect();
      },
      // Without socket.io, prices still arrive by polling calls; it may load later.
      () => this.failed(way),
    );
  }

  /** Ends the connection and all attempts without a notification. */
  private end(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.beside);
    this.waiting = undefined;
    this.current = undefined;
    this.attempting.clear();
    for (const socket of this.sockets.values()) socket.disconnect();
  }

  private connected(way: Way, socket: FeedSocket): void {
    if (this.isStopped || this.isConnected) {
      socket.disconnect();
      return;
    }
    clearTimeout(this.beside);
    this.current = socket;
    this.attempting.clear();
    for (const other of this.sockets.values()) if (other !== socket) other.disconnect();
    this.isHeld = way === 'polling';
    this.connectedAt = this.options.clock.steady();
    this.options.onConnected();
  }

  private disconnected(socket: FeedSocket): void {
    if (socket !== this.current) return;
    this.current = undefined;
    if (this.options.clock.steady() - this.connectedAt >= stableMs) this.tries = 0;
    this.options.onDisconnected();
    this.wait();
  }

  private failed(way: Way): void {
    this.attempting.delete(way);
    if (this.attempting.size > 0) return;
    clearTimeout(this.beside);
    this.wait();
  }

  private wait(): void {
    if (this.isStopped || this.waiting !== undefined) return;
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      this.connect();
    }, backoffMs(this.tries));
    this.tries += 1;
  }
}

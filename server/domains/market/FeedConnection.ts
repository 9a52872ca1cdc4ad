import type { Socket } from 'socket.io';

/** Session behind a token. */
export interface FeedSession {
  /** 'user:12'. */
  owner: string;
  tokenHash: string;
  locale: string;
}

/** Room of all clients that keep up. */
export const quotesRoom = 'quotes';

export function ownerRoom(owner: string): string {
  return `owner ${owner}`;
}

export function tokenRoom(tokenHash: string): string {
  return `token ${tokenHash}`;
}

/** A screen needs three; channels of the previous screen remain for a while. */
const mostChannels = 20;
/** Far above the rate of a user's taps. */
const mostMessagesPerS = 30;
/** Maximum backlog of one client: some seconds at ten batches a second of four messages. */
const lateMessages = 100;
/** Beyond this the client reads nothing at all and is disconnected to free memory. */
const lostMessages = 600;

/** One socket: its subscriptions, its user, and whether it keeps up. */
export class FeedConnection {
  readonly socket: Socket;
  readonly channels = new Set<string>();
  isLate = false;
  private loggedIn: FeedSession | undefined;
  private loginAttempt = 0;
  private waiting = 0;
  private messages = 0;

  constructor(socket: Socket) {
    this.socket = socket;
    // Packets queue in the connection only while the network accepts no more.
    socket.conn.on('packetCreate', () => {
      this.waiting += 1;
    });
    socket.conn.on('flush', (packets: unknown[]) => {
      this.waiting -= packets.length;
    });
    void socket.join(quotesRoom);
  }

  /** Session of the connection. */
  get session(): FeedSession | undefined {
    return this.loggedIn;
  }

  /** Counts a message; false when the connection exceeds the rate limit and is cut off. */
  maySpeak(): boolean {
    this.messages += 1;
    if (this.messages <= mostMessagesPerS) return true;
    this.socket.disconnect(true);
    return false;
  }

  resetMessages(): void {
    this.messages = 0;
  }

  /** False when the connection has reached the channel limit. */
  subscribe(channel: string): boolean {
    if (!this.channels.has(channel) && this.channels.size >= mostChannels) return false;
    this.channels.add(channel);
    if (!this.isLate) void this.socket.join(channel);
    return true;
  }

  unsubscribe(channel: string): void {
    this.channels.delete(channel);
    void this.socket.leave(channel);
  }

  /**
   * Logs in with a token. The newest login wins, regardless of the order of the answers, and a session that ends during
   * the lookup is rejected.
   * @returns whether the token is valid
   */
  async login(
    token: string,
    sessionOf: (token: string) => Promise<FeedSession | undefined>,
  ): Promise<boolean> {
    this.logout();
    const attempt = ++this.loginAttempt;
    const session = await sessionOf(token);
    if (!session || attempt !== this.loginAttempt || !this.socket.connected) return false;
    this.loggedIn = session;
    await this.socket.join([ownerRoom(session.owner), tokenRoom(session.tokenHash)]);
    if (await sessionOf(token)) return true;
    if (this.loggedIn === session) this.logout();
    return false;
  }

  logout(): FeedSession | undefined {
    const { session } = this;
    this.loginAttempt += 1;
    if (!session) return undefined;
    this.loggedIn = undefined;
    void this.socket.leave(ownerRoom(session.owner));
    void this.socket.leave(tokenRoom(session.tokenHash));
    return session;
  }

  /**
   * Checks whether the client keeps up. A late client gets no more batches, so its backlog is bounded.
   * @returns 'caughtUp' when it has read everything and needs snapshots to resume
   */
  check(): 'fine' | 'late' | 'caughtUp' {
    if (this.waiting > lostMessages) this.socket.disconnect(true);
    if (!this.isLate && this.waiting > lateMessages) {
      this.isLate = true;
      void this.socket.leave(quotesRoom);
      for (const channel of this.channels) void this.socket.leave(channel);
    }
    if (!this.isLate) return 'fine';
    return this.waiting > 0 ? 'late' : 'caughtUp';
  }

  /** Rejoins the batches; the caller sends the snapshots to continue from. */
  resume(): void {
    this.isLate = false;
    void this.socket.join([quotesRoom, ...this.channels]);
  }
}

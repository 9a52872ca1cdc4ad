import type { Socket } from 'socket.io';

/** Who a token stands for. */
export interface FeedSession {
  /** 'user:12'. */
  owner: string;
  tokenHash: string;
  locale: string;
}

/** Room of everybody who keeps up. */
export const quotesRoom = 'quotes';

export function ownerRoom(owner: string): string {
  return `owner ${owner}`;
}

export function tokenRoom(tokenHash: string): string {
  return `token ${tokenHash}`;
}

/** A screen needs three, and those of the one before linger. */
const mostChannels = 20;
/** A person's taps come nowhere near it. */
const mostMessagesPerS = 30;
/** Messages that may wait for one reader: ten batches a second of four messages make this some seconds. */
const lateMessages = 100;
/** Beyond this a reader takes nothing at all, and is not worth the memory. */
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
    // Packets wait in the connection only while the network takes no more.
    socket.conn.on('packetCreate', () => {
      this.waiting += 1;
    });
    socket.conn.on('flush', (packets: unknown[]) => {
      this.waiting -= packets.length;
    });
    void socket.join(quotesRoom);
  }

  /** Who it speaks for. */
  get session(): FeedSession | undefined {
    return this.loggedIn;
  }

  /** Counts a message; false when this connection sends too many, and is cut off. */
  maySpeak(): boolean {
    this.messages += 1;
    if (this.messages <= mostMessagesPerS) return true;
    this.socket.disconnect(true);
    return false;
  }

  resetMessages(): void {
    this.messages = 0;
  }

  /** False when it has too many channels already. */
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
   * Looks whether the reader keeps up. A late one gets no more batches, so its backlog is bounded.
   * @returns 'caughtUp' when it has taken everything and needs snapshots to go on from
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

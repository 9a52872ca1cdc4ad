// Private messages of the feed to one user: the domains' messages about the user's own data, and the end of the
// session.
import type { Server } from 'socket.io';
import { isLocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { ownerRoom, tokenRoom } from './FeedConnection.ts';
import type { FeedConnection, FeedSession } from './FeedConnection.ts';
import { tokenOf } from './feedRequests.ts';

/** Sessions that sockets may authenticate as. */
export interface FeedSessions {
  /** Session behind a token; undefined when there is none. Clients are identified only here. */
  find(token: string): Promise<FeedSession | undefined>;
  /** False once a session is known in memory to have expired or ended. The check does not extend the session. */
  isOpen(tokenHash: string): boolean;
  /** Sessions among these that have expired or were ended, on any server. The lookup prolongs none. */
  findEnded(tokenHashes: readonly string[]): Promise<readonly string[]>;
}

interface Options {
  io: Server;
  /** All connections by socket id. */
  connections: ReadonlyMap<string, FeedConnection>;
  sessions: FeedSessions;
  onFault?: (error: unknown) => void;
}

export class PrivateMessages {
  private readonly options: Options;
  private isReviewing = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** Logs a connection in with the token that it sends; an invalid token ends the previous login. */
  async login(connection: FeedConnection, message: unknown): Promise<'ok' | '999'> {
    const token = tokenOf(message);
    if (token === undefined) {
      connection.logout();
      return '999';
    }
    try {
      const { sessions } = this.options;
      return (await connection.login(token, (asked) => sessions.find(asked))) ? 'ok' : '999';
    } catch (error) {
      this.options.onFault?.(error);
      return '999';
    }
  }

  /**
   * Sends a message to every connection of an owner whose session is open; the others learn that it has ended. A
   * message without a reader is not made, because most orders belong to users who are not connected. A message that
   * cannot be made is skipped, and the later ones are still sent.
   */
  tell(owner: string, type: string, message: () => object): void {
    const { io, sessions, onFault } = this.options;
    const room = ownerRoom(owner);
    for (const connection of this.inRoom(room)) {
      const tokenHash = connection.session?.tokenHash;
      if (tokenHash !== undefined && !sessions.isOpen(tokenHash)) this.endSession(tokenHash);
    }
    if (!io.sockets.adapter.rooms.has(room)) return;
    try {
      io.to(room).emit(type, { type, ...message() });
    } catch (error) {
      onFault?.(error);
    }
  }

  /** Notifies every connection of a session that it has ended, and stops its private messages. */
  endSession(tokenHash: string): void {
    for (const connection of this.inRoom(tokenRoom(tokenHash))) {
      const session = connection.logout();
      if (!session) continue;
      const locale = isLocaleId(session.locale) ? session.locale : undefined;
      const message = refusalText('session.expired', locale);
      connection.socket.emit('session_ended', { type: '999', message });
    }
  }

  /**
   * A command may have been carried out without any notification, even to its owner: disconnects all logged-in users,
   * who reconnect and read everything again.
   */
  startOver(): void {
    for (const { session, socket } of this.options.connections.values()) if (session) socket.conn.close();
  }

  /** Checks every session that a connection speaks for again: an unused session expires without an event. */
  async review(): Promise<void> {
    if (this.isReviewing) return;
    const hashes = new Set<string>();
    for (const { session } of this.options.connections.values()) if (session) hashes.add(session.tokenHash);
    if (hashes.size === 0) return;
    this.isReviewing = true;
    try {
      for (const tokenHash of await this.options.sessions.findEnded([...hashes])) this.endSession(tokenHash);
    } catch (error) {
      this.options.onFault?.(error);
    } finally {
      this.isReviewing = false;
    }
  }

  private inRoom(room: string): FeedConnection[] {
    const ids = this.options.io.sockets.adapter.rooms.get(room) ?? [];
    return Array.from(ids).flatMap((id) => this.options.connections.get(id) ?? []);
  }
}

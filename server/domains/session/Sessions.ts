import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../../contracts/locales.ts';
import { isLocaleId } from '../../../contracts/locales.ts';
import { boundedCache } from '../../boundedCache.ts';
import type { Tx } from '../../writer/MoneyCommand.ts';
import type { Writer } from '../../writer/Writer.ts';
import type { Random } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';

export interface Session {
  tokenHash: string;
  userId: number;
  /** Name of the person's accounts in the ledger, as 'user:12'. */
  owner: string;
  locale: LocaleId;
  /** ms since 1970 UTC; moves on with use. */
  expiresAt: number;
}

interface Cached extends Session {
  /** When the database last had it, and until when it lasted there. */
  readAt: number;
  readExpiresAt: number;
}

interface Options {
  db: Kysely<Schema>;
  writer: Writer;
  clock: { now(): number };
  random: Random;
  idleMs: number;
  defaultLocale: LocaleId;
}

interface Opening {
  /** The hash that was compared. */
  passwordHash?: string;
  /** Done in the same command. */
  also?: (tx: Tx) => Promise<void>;
}

const tokenLengthMin = 32;
const tokenLengthMax = 128;
const cachedMax = 50_000;
/** What somebody ends in the database itself, as an operator does, ends here so much later at most. */
const readAgainMs = 1_500;
const endedMax = 10_000;
const lookedUpAtOnce = 500;
/** Devices that one person can be logged in on; the oldest session makes room. */
const sessionsMax = 20;

/** Opaque tokens of 256 bits, of which only the SHA-256 is kept; several devices may be logged in. */
export class Sessions {
  private readonly options: Options;
  private readonly cache = boundedCache<Cached>(cachedMax);
  private readonly ended = boundedCache<true>(endedMax);
  private changes = 0;
  private readonly listeners = new Set<(token: { tokenHash: string; userId: number }) => void>();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Makes a session and answers its token, which goes to the caller and is never kept.
   * @throws Refusal session.credentials when the password has changed since
   */
  async open(userId: number, opening: Opening = {}): Promise<string> {
    const token = this.options.random.bytes(32).toString('base64url');
    await this.openWith(userId, token, opening);
    return token;
  }

  /** As open, with a token from outside: for verification runs only. */
  async openWith(userId: number, token: string, { passwordHash, also }: Opening = {}): Promise<void> {
    const surplus = await this.options.writer.run('session.open', async (tx) => {
      if (passwordHash !== undefined) await requirePassword(tx, userId, passwordHash);
      await also?.(tx);
      return this.insert(tx, userId, token);
    });
    for (const tokenHash of surplus) this.forget(tokenHash, userId);
  }

  /** The session behind a token, or undefined when there is none, it has expired or was ended. */
  async find(token: string): Promise<Session | undefined> {
    if (token.length < tokenLengthMin || token.length > tokenLengthMax) return undefined;
    const tokenHash = hashOf(token);
    const now = this.options.clock.now();
    const known = this.cache.get(tokenHash);
    const isFresh = known !== undefined && now - known.readAt < readAgainMs;
    const session = isFresh ? known : await this.load(tokenHash);
    if (!session || this.ended.has(tokenHash)) {
      if (known) this.forget(tokenHash, known.userId);
      return undefined;
    }
    if (session.expiresAt <= now) {
      this.forget(tokenHash, session.userId);
      return undefined;
    }
    this.extend(session, now);
    return session;
  }

  /** Whether a session is open as far as memory knows. Looking is no use of it, so it does not last the longer. */
  isOpen(tokenHash: string): boolean {
    const session = this.cache.peek(tokenHash);
    if (session && session.expiresAt <= this.options.clock.now()) return false;
    return !this.ended.has(tokenHash);
  }

  /** Those of these sessions that have expired or were ended, here or by another server on the database. */
  async findEnded(tokenHashes: readonly string[]): Promise<string[]> {
    const ended: string[] = [];
    for (let start = 0; start < tokenHashes.length; start += lookedUpAtOnce) {
      const asked = tokenHashes.slice(start, start + lookedUpAtOnce);
      const rows = await this.options.db
        .selectFrom('session')
        .select(['token_hash', 'expires_at'])
        .where('token_hash', 'in', asked)
        .execute();
      const kept = new Map(rows.map((row) => [row.token_hash, Number(row.expires_at)]));
      ended.push(...asked.filter((tokenHash) => !this.isKept(tokenHash, kept.get(tokenHash))));
    }
    for (const tokenHash of ended) {
      const session = this.cache.get(tokenHash);
      if (session) this.forget(tokenHash, session.userId);
    }
    return ended;
  }

  /** Ends the session at once: the token is refused from the moment that the command is committed. */
  async end(session: Session): Promise<void> {
    const { tokenHash, userId } = session;
    await this.options.writer.run('session.end', (tx) =>
      tx.db.deleteFrom('session').where('token_hash', '=', tokenHash).execute(),
    );
    this.forget(tokenHash, userId);
  }

  /**
   * Ends all sessions of a person, inside a command.
   * @returns what to call after the commit, so that memory and open sockets know as well
   */
  async endAll(tx: Tx, userId: number): Promise<() => void> {
    const rows = await tx.db
      .deleteFrom('session')
      .where('user_id', '=', BigInt(userId))
      .returning('token_hash')
      .execute();
    return () => rows.forEach(({ token_hash }) => this.forget(token_hash, userId));
  }

  /** Of somebody whose sessions a command has ended. */
  forgetAll(owner: string): void {
    for (const session of [...this.cache.values()])
      if (session.owner === owner) this.forget(session.tokenHash, session.userId);
  }

  /** The language goes with the person, on every device. */
  async setLocale(session: Session, locale: LocaleId): Promise<void> {
    const { userId } = session;
    await this.options.writer.run('session.locale', (tx) =>
      tx.db.updateTable('user').set({ locale }).where('id', '=', BigInt(userId)).execute(),
    );
    this.changes += 1;
    for (const cached of this.cache.values()) if (cached.userId === userId) cached.locale = locale;
  }

  /** Calls back when a session has ended before its time. */
  onEnded(listener: (token: { tokenHash: string; userId: number }) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Forgets what is in memory; the database decides again. */
  reset(): void {
    this.changes += 1;
    this.cache.clear();
  }

  /** A use that is not written down yet counts as well. */
  private isKept(tokenHash: string, expiresAt: number | undefined): boolean {
    if (expiresAt === undefined || this.ended.has(tokenHash)) return false;
    const known = this.cache.peek(tokenHash)?.expiresAt ?? expiresAt;
    return Math.max(known, expiresAt) > this.options.clock.now();
  }

  /** Answers the sessions that had to make room. */
  private async insert(tx: Tx, userId: number, token: string): Promise<string[]> {
    const expiresAt = tx.now + this.options.idleMs;
    const row = { token_hash: hashOf(token), user_id: userId, created_at: tx.now, expires_at: expiresAt };
    await tx.db.deleteFrom('session').where('expires_at', '<=', BigInt(tx.now)).execute();
    await tx.db.insertInto('session').values(row).execute();
    const rows = await tx.db
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', BigInt(userId))
      .orderBy('created_at', 'desc')
      .execute();
    const surplus = rows.slice(sessionsMax).map(({ token_hash }) => token_hash);
    if (surplus.length > 0) await tx.db.deleteFrom('session').where('token_hash', 'in', surplus).execute();
    return surplus;
  }

  /** A read that began before the end may still come back with the row, so the end itself is remembered. */
  private forget(tokenHash: string, userId: number): void {
    this.cache.delete(tokenHash);
    this.ended.set(tokenHash, true);
    for (const listener of this.listeners) listener({ tokenHash, userId });
  }

  private async load(tokenHash: string): Promise<Session | undefined> {
    const { changes } = this;
    const readAt = this.options.clock.now();
    const row = await this.options.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.user_id')
      .select(['session.user_id', 'session.expires_at', 'user.locale'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    // What has ended meanwhile must not outlast the memory of its end.
    if (!row || this.ended.has(tokenHash)) return undefined;
    // It may be another one since the row was read.
    if (changes !== this.changes) return this.load(tokenHash);
    const userId = Number(row.user_id);
    const expiresAt = Number(row.expires_at);
    const known = this.cache.peek(tokenHash);
    // A use that is not written down yet counts, unless somebody has put an end to the session meanwhile.
    const isCutShort = known !== undefined && expiresAt < known.readExpiresAt;
    const session: Cached = {
      readAt,
      readExpiresAt: expiresAt,
      tokenHash,
      userId,
      owner: `user:${userId}`,
      locale: isLocaleId(row.locale) ? row.locale : this.options.defaultLocale,
      expiresAt: known && !isCutShort ? Math.max(known.expiresAt, expiresAt) : expiresAt,
    };
    this.cache.set(tokenHash, session);
    return session;
  }

  /** Written down at most once a twentieth of the idle time: a write on every read would be a waste. */
  private extend(session: Session, now: number): void {
    const { idleMs, writer } = this.options;
    const expiresAt = now + idleMs;
    if (expiresAt - session.expiresAt < idleMs / 20) return;
    session.expiresAt = expiresAt;
    const write = (tx: Tx) =>
      tx.db
        .updateTable('session')
        .set({ expires_at: expiresAt })
        .where('token_hash', '=', session.tokenHash)
        .execute();
    // Losing this write only ends the session a little earlier.
    writer.run('session.extend', write).catch(() => undefined);
  }
}

async function requirePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  const user = await tx.db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (user?.password_hash !== passwordHash) throw new Refusal('session.credentials');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

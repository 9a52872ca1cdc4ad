import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../../../contracts/locales.ts';
import { isLocaleId } from '../../../../contracts/locales.ts';
import { boundedCache } from '../../../boundedCache.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Random } from '../../../random.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { partOfNetwork } from '../../../http/networkOf.ts';
import type { Origin } from './knownDevices.ts';

export interface Session {
  tokenHash: string;
  userId: number;
  /** Name of the user's accounts in the ledger, such as 'user:12'. */
  owner: string;
  locale: LocaleId;
  /** ms since 1970 UTC; extended by use. */
  expiresAt: number;
}

/** One session of a user, as its owner recognizes it. */
export interface Opened {
  /** Public identifier of the session; useless without the user's own session. */
  name: string;
  tokenHash: string;
  browser: string;
  system: string;
  /** Masked network of the last use. */
  network: string;
  createdAt: number;
  usedAt: number;
}

interface Cached extends Session {
  usedAt: number;
  /** Full network of the last use, in memory only; undefined until used. */
  network: string | undefined;
  /** Last use stored in the database. */
  writtenAt: number;
  /** Time of the last read from the database, and the expiry stored there. */
  readAt: number;
  readExpiresAt: number;
}

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  random: Random;
  idleMs: number;
  defaultLocale: LocaleId;
}

interface Opening {
  /** Password hash that was verified. */
  passwordHash?: string;
  /** Origin of the log-in. */
  origin?: Origin;
  /** Additional work within the same command. */
  also?: (tx: Tx) => Promise<void>;
}

const tokenLengthMin = 32;
const tokenLengthMax = 128;
const cachedMax = 50_000;
/** A session that an operator ends directly in the database ends here after this delay at most. */
const readAgainMs = 1_500;
const endedMax = 10_000;
const lookedUpAtOnce = 500;
/** Maximum sessions of one user; the oldest is ended beyond it. */
const sessionsMax = 20;
/** Minimum interval between writes of a session's last use. */
const useEveryMs = 3_600_000;
const nowhere: Origin = { browser: '', system: '', network: '' };

/** Opaque tokens of 256 bits, stored only as SHA-256; a user may be logged in on several devices. */
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
   * Creates a session and returns its token, which goes to the caller and is never stored.
   * @throws Refusal session.credentials when the password has changed since
   */
  async open(userId: number, opening: Opening = {}): Promise<string> {
    const token = this.options.random.bytes(32).toString('base64url');
    await this.openWith(userId, token, opening);
    return token;
  }

  /** Like open, with a given token: for verification runs only. */
  async openWith(
    userId: number,
    token: string,
    { passwordHash, origin = nowhere, also }: Opening = {},
  ): Promise<void> {
    const surplus = await this.options.executor.run('session.open', async (tx) => {
      if (passwordHash !== undefined) await requirePassword(tx, userId, passwordHash);
      await also?.(tx);
      return this.insert(tx, { userId, token, origin });
    });
    for (const tokenHash of surplus) this.forget(tokenHash, userId);
  }

  /**
   * Session of a token, or undefined when there is none, it has expired or was ended.
   * @param network network of the caller, in the format that limits count
   */
  async find(token: string, network?: string): Promise<Session | undefined> {
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
    this.extend(session, now, network);
    return session;
  }

  /** All open sessions of a user. */
  async of(userId: number): Promise<Opened[]> {
    const { db, clock } = this.options;
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', BigInt(userId))
      .where('expires_at', '>', BigInt(clock.now()))
      .orderBy('created_at', 'desc')
      .execute();
    return rows
      .filter(({ token_hash }) => !this.ended.has(token_hash))
      .map(({ token_hash: tokenHash, browser, system, ...row }) => {
        const known = this.cache.peek(tokenHash);
        return {
          name: nameOf(tokenHash),
          tokenHash,
          browser,
          system,
          network: known?.network === undefined ? row.network : partOfNetwork(known.network),
          createdAt: Number(row.created_at),
          usedAt: Math.max(known?.usedAt ?? 0, Number(row.used_at)),
        };
      });
  }

  /**
   * Checks the session within a user's command: if the session has ended meanwhile, the command is refused.
   * @throws Refusal 999
   */
  async require({ db }: Tx, { tokenHash }: Session): Promise<void> {
    const row = await db
      .selectFrom('session')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!row) throw new Refusal('session.expired', { type: '999' });
  }

  /** Whether a session is open according to memory. The check does not extend it. */
  isOpen(tokenHash: string): boolean {
    const session = this.cache.peek(tokenHash);
    if (session && session.expiresAt <= this.options.clock.now()) return false;
    return !this.ended.has(tokenHash);
  }

  /** Subset of these sessions that have expired or were ended, here or by another server on the database. */
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

  /** Ends the session: the token is refused from the commit of the command on. */
  async end(session: Session): Promise<void> {
    const { tokenHash, userId } = session;
    await this.options.executor.run('session.end', (tx) =>
      tx.db.deleteFrom('session').where('token_hash', '=', tokenHash).execute(),
    );
    this.forget(tokenHash, userId);
  }

  /**
   * Ends all sessions of a user, all but one, or a single one, inside a command.
   * @returns callback for after the commit, which updates memory and open sockets
   */
  async endAll(
    tx: Tx,
    userId: number,
    { but, only }: { but?: string; only?: string } = {},
  ): Promise<() => void> {
    const rows = await tx.db
      .deleteFrom('session')
      .where('user_id', '=', BigInt(userId))
      .$if(but !== undefined, (query) => query.where('token_hash', '!=', but!))
      .$if(only !== undefined, (query) => query.where('token_hash', '=', only!))
      .returning('token_hash')
      .execute();
    return () => rows.forEach(({ token_hash }) => this.forget(token_hash, userId));
  }

  /** Forgets all sessions of a user after a command has ended them. */
  forgetAll(owner: string): void {
    for (const session of [...this.cache.values()])
      if (session.owner === owner) this.forget(session.tokenHash, session.userId);
  }

  /** Sets the user's language, for all devices. */
  async setLocale(session: Session, locale: LocaleId): Promise<void> {
    const { userId, owner } = session;
    await this.options.executor.runFor(owner, 'session.locale', (tx) =>
      tx.db.updateTable('user').set({ locale }).where('id', '=', BigInt(userId)).execute(),
    );
    this.changes += 1;
    for (const cached of this.cache.values()) if (cached.userId === userId) cached.locale = locale;
  }

  /** Registers a listener for sessions that end before their expiry. */
  onEnded(listener: (token: { tokenHash: string; userId: number }) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Clears the memory; sessions are loaded from the database again. */
  reset(): void {
    this.changes += 1;
    this.cache.clear();
  }

  /** Includes a use that is not saved yet. */
  private isKept(tokenHash: string, expiresAt: number | undefined): boolean {
    if (expiresAt === undefined || this.ended.has(tokenHash)) return false;
    const known = this.cache.peek(tokenHash)?.expiresAt ?? expiresAt;
    return Math.max(known, expiresAt) > this.options.clock.now();
  }

  /** Returns the sessions that were ended to stay within the limit. */
  private async insert(
    tx: Tx,
    { userId, token, origin }: { userId: number; token: string; origin: Origin },
  ): Promise<string[]> {
    const times = { created_at: tx.now, used_at: tx.now, expires_at: tx.now + this.options.idleMs };
    const row = { token_hash: hashOf(token), user_id: userId, ...times, ...origin };
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

  /** A read that began before the end may still return the row, so the end is remembered. */
  private forget(tokenHash: string, userId: number): void {
    this.cache.delete(tokenHash);
    this.ended.set(tokenHash, true);
    for (const listener of this.listeners) listener({ tokenHash, userId });
  }

  private async load(tokenHash: string): Promise<Cached | undefined> {
    const { changes } = this;
    const readAt = this.options.clock.now();
    const row = await this.options.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.user_id')
      .select(['session.user_id', 'session.expires_at', 'session.used_at', 'user.locale'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    // A session that ended during the read must not be cached longer than its end is remembered.
    if (!row || this.ended.has(tokenHash)) return undefined;
    // The session may have changed since the row was read.
    if (changes !== this.changes) return this.load(tokenHash);
    const userId = Number(row.user_id);
    const expiresAt = Number(row.expires_at);
    const known = this.cache.peek(tokenHash);
    // A use that is not stored yet counts, unless the session was ended meanwhile.
    const isCutShort = known !== undefined && expiresAt < known.readExpiresAt;
    const session: Cached = {
      readAt,
      readExpiresAt: expiresAt,
      usedAt: Math.max(known?.usedAt ?? 0, Number(row.used_at)),
      // Not yet in the database, or lost: a lost use is written an hour later.
      writtenAt: Math.max(known?.writtenAt ?? 0, Number(row.used_at)),
      network: known?.network,
      tokenHash,
      userId,
      owner: `user:${userId}`,
      locale: isLocaleId(row.locale) ? row.locale : this.options.defaultLocale,
      expiresAt: known && !isCutShort ? Math.max(known.expiresAt, expiresAt) : expiresAt,
    };
    this.cache.set(tokenHash, session);
    return session;
  }

  /** Saved at most once an hour: a write on every read would be wasteful. */
  private extend(session: Cached, now: number, network: string | undefined): void {
    const { idleMs, executor } = this.options;
    session.usedAt = now;
    session.network = network ?? session.network;
    const expiresAt = now + idleMs;
    if (now - session.writtenAt < useEveryMs && expiresAt - session.expiresAt < idleMs / 20) return;
    session.expiresAt = expiresAt;
    session.writtenAt = now;
    const at = session.network === undefined ? {} : { network: partOfNetwork(session.network) };
    const write = (tx: Tx) =>
      tx.db
        .updateTable('session')
        .set({ expires_at: expiresAt, used_at: now, ...at })
        .where('token_hash', '=', session.tokenHash)
        .execute();
    // Losing this write only ends the session a little earlier.
    executor.run('session.extend', write).catch(() => undefined);
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

/** Derived from the hash, so that no list reveals a value to search a stolen database for. */
function nameOf(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, 16);
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

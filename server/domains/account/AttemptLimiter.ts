// Limits guesses at a user's secrets from a session of that user. Attempts are counted per user, because changing
// networks must not help, and in rows, so that a restart keeps them.
import type { Kysely } from 'kysely';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { notify } from './accountNotices.ts';
import { timeLeft } from './public/timeLeft.ts';

export type OwnSecret = 'fundPassword' | 'loginPassword' | 'ownCode';

export interface Looked {
  isRight: boolean;
  /** Attempts left for one code. */
  attemptsLeft?: number;
}

interface Tried {
  userId: number;
  secret: OwnSecret;
  /** Reason for a wrong attempt, and the field that shows it. */
  wrong: RefusalReason;
  field: string;
}

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  /** A sandbox uses shorter hours. */
  hourMs: number;
}

interface Turn {
  attemptsLeft: number;
  lockedUntil: number;
}

const triesMost = 5;
/** Duration of consecutive locks. */
const lockedHours = [1, 4, 24];
/** The count resets after this long without a wrong attempt. */
const forgottenMs = 7 * 86_400_000;
/** Maximum number of attempts queued per secret. */
const waitingMost = 100;
/** Each attempt deletes up to this number of expired rows. */
const agedAtOnce = 20;

export class AttemptLimiter {
  private readonly options: Options;
  /** The end of the last attempt by user and secret, and the number of running attempts. */
  private readonly turns = new Map<string, { end: Promise<unknown>; count: number }>();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Passes when the attempt is right. It is counted as wrong before it is checked, because attempts can be concurrent.
   * Attempts run one after the other, so concurrent right ones do not lock each other out.
   * @throws Refusal `wrong` with values.attempts; account.locked, with values.until_ms, after five wrong attempts;
   * system.busy
   */
  async try(tried: Tried, look: () => Promise<Looked>): Promise<void> {
    const key = `${tried.userId} ${tried.secret}`;
    const turn = this.turns.get(key) ?? { end: Promise.resolve(), count: 0 };
    if (turn.count >= waitingMost) throw new Refusal('system.busy');
    const mine = turn.end.then(() => this.tryNow(tried, look));
    turn.end = mine.catch(() => undefined);
    turn.count += 1;
    this.turns.set(key, turn);
    try {
      await mine;
    } finally {
      turn.count -= 1;
      if (turn.count === 0) this.turns.delete(key);
    }
  }

  private async tryNow({ userId, secret, wrong, field }: Tried, look: () => Promise<Looked>): Promise<void> {
    const { executor } = this.options;
    const owner = `user:${userId}`;
    const turn = await executor.runFor(owner, 'ownTry.take', (tx) => this.take(tx, userId, secret));
    if (turn.attemptsLeft < 0) throw this.locked(turn);
    const giveBack = (isRight: boolean) =>
      executor.run('ownTry.giveBack', (tx) => this.giveBack(tx, { userId, secret, turn, isRight }));
    const looked = await look().catch(async (error: unknown) => {
      await giveBack(false);
      throw error;
    });
    if (looked.isRight) return giveBack(true);
    if (turn.attemptsLeft === 0) {
      await executor.runFor(owner, 'ownTry.locked', (tx) => notify(tx, owner, 'account.guessed', { secret }));
      throw this.locked(turn);
    }
    const attempts = Math.min(turn.attemptsLeft, looked.attemptsLeft ?? triesMost);
    throw new Refusal(wrong, { fields: { [field]: '' }, values: { attempts: String(attempts) } });
  }

  /** Remaining attempts before a lock, or the end of the current lock. */
  async state(userId: number, secret: OwnSecret): Promise<{ attemptsLeft: number; lockedUntil?: number }> {
    const { db, clock } = this.options;
    const { wrong, locked_until } = await rowOf({ db, now: clock.now() }, userId, secret);
    const lockedUntil = Number(locked_until);
    if (lockedUntil > clock.now()) return { attemptsLeft: 0, lockedUntil };
    return { attemptsLeft: triesMost - (lockedUntil > 0 ? 0 : Number(wrong)) };
  }

  /** Resets the count when the secret changes: attempts on the old one do not count. */
  async forget({ db }: Tx, userId: number, secret: OwnSecret): Promise<void> {
    await db
      .deleteFrom('own_try')
      .where('user_id', '=', BigInt(userId))
      .where('secret', '=', secret)
      .execute();
  }

  private locked({ lockedUntil }: Turn): Refusal {
    const left = timeLeft(lockedUntil - this.options.clock.now());
    return new Refusal('account.locked', { values: { ...left, until_ms: String(lockedUntil) } });
  }

  /**
   * The last allowed attempt sets the lock immediately, so that no other attempt comes between; a right one removes it.
   */
  private async take(tx: Tx, userId: number, secret: OwnSecret): Promise<Turn> {
    const row = await rowOf(tx, userId, secret);
    const lockedUntil = Number(row.locked_until);
    if (lockedUntil > tx.now) return { attemptsLeft: -1, lockedUntil };
    const wrong = (lockedUntil > 0 ? 0 : Number(row.wrong)) + 1;
    const isLast = wrong >= triesMost;
    const hours = lockedHours[Math.min(Number(row.locks), lockedHours.length - 1)]!;
    const locked_until = isLast ? tx.now + hours * this.options.hourMs : 0;
    const locks = Number(row.locks) + (isLast ? 1 : 0);
    await keepRow(tx, { user_id: userId, secret, wrong, locks, locked_until, tried_at: tx.now });
    return { attemptsLeft: triesMost - wrong, lockedUntil: locked_until };
  }

  private async giveBack(
    tx: Tx,
    { userId, secret, turn, isRight }: { userId: number; secret: OwnSecret; turn: Turn; isRight: boolean },
  ): Promise<void> {
    const row = await rowOf(tx, userId, secret);
    const wasLast = turn.attemptsLeft === 0 && Number(row.locked_until) === turn.lockedUntil;
    const locks = Number(row.locks) - (wasLast ? 1 : 0);
    const wrong = isRight ? 0 : Math.max(0, Number(row.wrong) - 1);
    // A lock caused by concurrent failed attempts is kept.
    const locked_until = wasLast ? 0 : Number(row.locked_until);
    await keepRow(tx, { user_id: userId, secret, wrong, locks, locked_until, tried_at: tx.now });
  }
}

async function rowOf({ db, now }: Pick<Tx, 'db' | 'now'>, userId: number, secret: OwnSecret) {
  const row = await db
    .selectFrom('own_try')
    .select(['wrong', 'locks', 'locked_until', 'tried_at'])
    .where('user_id', '=', BigInt(userId))
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (row && Number(row.tried_at) > now - forgottenMs) return row;
  return { wrong: 0n, locks: 0n, locked_until: 0n };
}

interface Row {
  user_id: number;
  secret: OwnSecret;
  wrong: number;
  locks: number;
  locked_until: number;
  tried_at: number;
}

async function keepRow({ db, now }: Tx, row: Row): Promise<void> {
  const { user_id, secret, ...kept } = row;
  if (kept.wrong === 0 && kept.locks === 0) {
    await db
      .deleteFrom('own_try')
      .where('user_id', '=', BigInt(user_id))
      .where('secret', '=', secret)
      .execute();
  } else
    await db
      .insertInto('own_try')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'secret']).doUpdateSet(kept))
      .execute();
  const aged = await db
    .selectFrom('own_try')
    .select(['user_id', 'secret'])
    .where('tried_at', '<', BigInt(now - forgottenMs))
    .orderBy('tried_at')
    .limit(agedAtOnce)
    .execute();
  for (const old of aged)
    await db
      .deleteFrom('own_try')
      .where('user_id', '=', old.user_id)
      .where('secret', '=', old.secret)
      .execute();
}

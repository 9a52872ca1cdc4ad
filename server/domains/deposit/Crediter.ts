// Credits final deposits: screens their origin, holds those under review, and skips deposits that cannot be credited,
// so that later ones are not blocked.
import type { Kysely } from 'kysely';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import { UnknownOutcome } from '../../commands/CommandExecutor.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { creditFinal, creditOne, nextToCredit } from './credits.ts';
import type { HoldRules } from './holds.ts';
import { ScreeningQueue } from './watching/ScreeningQueue.ts';
import type { Screening } from '../../custody/screening/Screening.ts';
import { coverShort, shortAssets } from './public/shortfalls.ts';

export interface CrediterOptions {
  chain: string;
  /** Database with committed rows only. */
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  rules?: HoldRules;
  /** Without it, addresses are not screened. */
  screening?: Screening;
  onFault(error: unknown): void;
}

/** Limit of one command, so that other commands do not wait long. */
const creditsAtOnce = 25;
/** Interval of retries after a failed credit; retries go one by one. */
const stuckMs = 10 * 60_000;
/** Interval of checking whether the platform can cover shortfalls. */
const coverMs = 60_000;
const commandName = 'deposit.credit';

export class Crediter {
  private readonly options: CrediterOptions;
  private readonly queue: ScreeningQueue | undefined;
  private isAwake = true;
  private isReady = false;
  private coverAt = 0;

  constructor(options: CrediterOptions) {
    this.options = options;
    const { screening } = options;
    this.queue = screening && new ScreeningQueue({ ...options, screening });
  }

  /** Whether deposits are, or may be, pending. */
  get hasPending(): boolean {
    return this.isAwake;
  }

  get isScreened(): boolean {
    return this.queue !== undefined;
  }

  /** New deposits or confirmations exist. */
  wake(): void {
    this.isAwake = true;
  }

  /** @returns whether more work may be due immediately */
  async step(): Promise<boolean> {
    const { db, chain } = this.options;
    await this.makeReady();
    await this.coverShort();
    await this.retryStuck();
    if (!this.isAwake) return false;
    await this.queue?.step();
    if (await this.credit()) return true;
    const pending = await db
      .selectFrom('deposit')
      .select('id')
      .where('chain', '=', chain)
      .where('state', '=', 'seen')
      .limit(1)
      .executeTakeFirst();
    this.isAwake = pending !== undefined;
    return false;
  }

  /** Applies the current screening setting to pending deposits. */
  private async makeReady(): Promise<void> {
    if (this.isReady) return;
    const { db, executor, chain } = this.options;
    const [from, to] = this.queue ? (['off', 'waiting'] as const) : (['waiting', 'off'] as const);
    const other = await db
      .selectFrom('deposit')
      .select('id')
      .where('chain', '=', chain)
      .where('state', '=', 'seen')
      .where('screening', '=', from)
      .where('owner', 'like', 'user:%')
      .limit(1)
      .executeTakeFirst();
    if (other)
      await executor.runForPlatform('deposit.screening', (tx) =>
        tx.db
          .updateTable('deposit')
          .set({ screening: to })
          .where('chain', '=', chain)
          .where('state', '=', 'seen')
          .where('screening', '=', from)
          .where('owner', 'like', 'user:%')
          .execute(),
      );
    this.isReady = true;
  }

  private async credit(): Promise<boolean> {
    const { chain, executor, rules } = this.options;
    try {
      return await executor.runForPlatform(commandName, (tx) => creditFinal(tx, chain, creditsAtOnce, rules));
    } catch (error) {
      if (isOfServer(error)) throw error;
      return this.creditSingly();
    }
  }

  private async creditSingly(): Promise<boolean> {
    const { chain, db } = this.options;
    const ids = await nextToCredit(db, chain, creditsAtOnce);
    for (const id of ids) await this.tryOne(id);
    return ids.length > 0;
  }

  /** Runs alone, so that a failure does not affect users' commands. */
  private async tryOne(id: bigint): Promise<void> {
    const { chain, executor, rules, onFault } = this.options;
    try {
      await executor.runForPlatform(commandName, (tx) => creditOne(tx, id, rules), { isAlone: true });
    } catch (error) {
      if (isOfServer(error)) throw error;
      await executor.runForPlatform('deposit.stuck', (tx) =>
        tx.db.updateTable('deposit').set({ stuck_at: tx.now }).where('id', '=', id).execute(),
      );
      onFault(new Error(`Deposit ${id} over ${chain} cannot be credited`, { cause: error }));
    }
  }

  private async retryStuck(): Promise<void> {
    const { chain, db, clock } = this.options;
    const row = await db
      .selectFrom('deposit')
      .select('id')
      .where('chain', '=', chain)
      .where('stuck_at', '<', BigInt(clock.now() - stuckMs))
      .orderBy('stuck_at')
      .limit(1)
      .executeTakeFirst();
    if (row) await this.tryOne(row.id);
  }

  private async coverShort(): Promise<void> {
    const { db, executor, clock } = this.options;
    if (clock.now() < this.coverAt) return;
    for (const asset of await shortAssets(db))
      await executor.runForPlatform('deposit.cover', (tx) => coverShort(tx, asset));
    this.coverAt = clock.now() + coverMs;
  }
}

/** Not caused by the deposit: the database is unavailable, money is paused, or the server is stopping. */
function isOfServer(error: unknown): boolean {
  if (error instanceof UnknownOutcome) return !error.wasRefused;
  const reasons: readonly string[] = ['system.unavailable', 'system.busy', 'system.moneyPaused'];
  return error instanceof Refusal && reasons.includes(error.reason);
}

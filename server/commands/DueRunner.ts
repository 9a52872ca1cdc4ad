// Runs due work in the order of its time, each item exactly once: its row is deleted in the transaction of its work.
import type { Kysely, Selectable } from 'kysely';
import type { MoneyGate } from '../ledger/MoneyGate.ts';
import { Refusal } from '../refusal.ts';
import type { DueWorkTable, Schema } from '../store/schema.ts';
import type { DueObserver } from './DueObserver.ts';
import type { MoneyTx } from './MoneyCommand.ts';
import { UnknownOutcome } from './CommandExecutor.ts';
import type { CommandExecutor } from './CommandExecutor.ts';

/** Handlers of due work by kind, run as a command of the platform; an item whose handler throws is retried. */
export type DueHandlers = Readonly<Record<string, (tx: MoneyTx, about: never) => void | Promise<void>>>;

interface Options {
  /** Database with committed rows only. */
  db: Kysely<Schema>;
  executor: CommandExecutor;
  gate: MoneyGate;
  clock: { now(): number };
  handlers: DueHandlers;
  /** Receives failed work and database errors. */
  onFault(error: unknown): void;
  observer?: DueObserver;
}

type Row = Selectable<DueWorkTable>;

/** Well below a second, the resolution of an item's due time. */
const everyMs = 250;
/** Attempts before a failing item is set aside. */
const triesMax = 5;
const firstWaitMs = 1000;
const rowsMost = 200;
/** Smaller chunks would not shorten a commit, and would delay the remaining items. */
const rowsLeast = 10;
/** Time budget of the handlers in one step, independent of their number. */
const handlingMs = 20;
/** Target time of a chunk, including its commit: above it the next chunk is smaller, below half of it larger. */
const holdMs = 40;
const errorMost = 500;

export class DueRunner {
  private readonly options: Options;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isStopped = false;
  private rows = rowsLeast;
  /** Kinds whose last item failed: thousands more may fail alike, so each runs in a transaction of its own. */
  private readonly failing = new Set<string>();

  constructor(options: Options) {
    this.options = options;
  }

  start(): void {
    const run = () => void this.run().catch(this.options.onFault);
    this.timer ??= setInterval(run, everyMs).unref();
    // Work that fell due while the server was down runs immediately.
    run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.working?.catch(() => undefined);
  }

  /**
   * Runs all work that is due now.
   * @throws database errors; the next call does the rest
   */
  run(): Promise<void> {
    this.working ??= this.runAll().finally(() => (this.working = undefined));
    return this.working;
  }

  private async runAll(): Promise<void> {
    const { gate } = this.options;
    // Work that moves money also waits while money is paused.
    while (!this.isStopped && gate.isOpen) {
      const rows = await this.readDue(this.rows);
      const [first] = rows;
      if (!first) return;
      const suspect = rows.findIndex((row) => this.isSuspect(row));
      if (suspect === 0) await this.runOne(first);
      else await this.runMany(suspect === -1 ? rows : rows.slice(0, suspect));
    }
  }

  /** A failed item, and others of its kind, run alone so that they fail no other item. */
  private isSuspect({ tries, kind }: Row): boolean {
    return tries > 0n || this.failing.has(kind);
  }

  private async runMany(rows: readonly Row[]): Promise<void> {
    try {
      await this.runTogether(rows);
    } catch (error) {
      if (this.isOfServer(error)) throw error;
      await this.runSingly(rows.length);
    }
  }

  /** Reads again after each item, which may have scheduled an earlier one. */
  private async runSingly(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      const [row] = await this.readDue(1);
      if (!row) return;
      await this.runOne(row);
    }
  }

  /** The earliest due items; items of a failing kind come last, one at a time. */
  private async readDue(most: number): Promise<Row[]> {
    const failing = [...this.failing];
    const others = await this.readEarliest(failing, most);
    return others.length > 0 || failing.length === 0 ? others : this.readEarliest([], 1);
  }

  private readEarliest(without: readonly string[], limit: number): Promise<Row[]> {
    const { db, clock } = this.options;
    return db
      .selectFrom('due_work')
      .selectAll()
      .where('set_aside_at', 'is', null)
      .where('at', '<=', BigInt(clock.now()))
      .$if(without.length > 0, (query) => query.where('kind', 'not in', without))
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  private async runTogether(rows: readonly Row[], { isAlone = false } = {}): Promise<void> {
    const { executor, clock, observer } = this.options;
    let began = 0;
    const perform = (tx: MoneyTx) => {
      began = performance.now();
      return this.perform(tx, rows);
    };
    const done = await executor.runForPlatform('due', perform, { isAlone });
    this.fit(done.length, performance.now() - began);
    for (const { kind, at } of done) {
      this.failing.delete(kind);
      observer?.onDone(kind, clock.now() - Number(at));
    }
  }

  /**
   * @returns the completed items: the rest waits when the command executor has been occupied long enough, or when
   * earlier work was scheduled meanwhile
   */
  private async perform(tx: MoneyTx, rows: readonly Row[]): Promise<readonly Row[]> {
    const { executor } = this.options;
    const began = performance.now();
    const done: Row[] = [];
    for (const row of rows) {
      // At least one: other commands of the group schedule work as well.
      if (done.length > 0 && executor.earliestScheduled < row.at) break;
      await this.handle(tx, row);
      done.push(row);
      if (performance.now() - began > handlingMs) break;
    }
    const ids = done.map(({ id }) => id);
    const { numDeletedRows } = await tx.db.deleteFrom('due_work').where('id', 'in', ids).executeTakeFirst();
    // A commit without an answer may have handled them already.
    if (numDeletedRows !== BigInt(ids.length)) throw new Error('Not all of this is due any more');
    return done;
  }

  private fit(count: number, heldMs: number): void {
    if (heldMs > holdMs) this.rows = Math.max(rowsLeast, Math.floor(this.rows / 2));
    else if (count === this.rows && heldMs < holdMs / 2) this.rows = Math.min(rowsMost, this.rows * 2);
  }

  private async handle(tx: MoneyTx, { kind, about }: Row): Promise<void> {
    try {
      const handler = this.options.handlers[kind];
      if (!handler) throw new Error(`No domain does what is due as ${kind}`);
      await handler(tx, JSON.parse(about) as never);
    } catch (error) {
      throw new ItemFault(error);
    }
  }

  /** Not caused by the item: the database is unavailable, money is paused, or the server is stopping. */
  private isOfServer(error: unknown): boolean {
    if (error instanceof UnknownOutcome) return !error.wasRefused;
    // An error from the item's own handler counts against the item, or it would block all others forever.
    if (error instanceof ItemFault)
      return !this.options.gate.isOpen && isRefusal(error.cause, ['system.moneyPaused']);
    return isRefusal(error, ['system.unavailable', 'system.busy', 'system.moneyPaused']);
  }

  /** Runs alone, so that a failure neither delays other items nor loses the command of a user. */
  private async runOne(row: Row): Promise<void> {
    try {
      await this.runTogether([row], { isAlone: true });
    } catch (error) {
      if (this.isOfServer(error)) throw error;
      const isOfItem = error instanceof ItemFault || error instanceof UnknownOutcome;
      await this.putOff(row, isOfItem ? error.cause : error);
    }
  }

  private async putOff(row: Row, error: unknown): Promise<void> {
    const { executor, observer, onFault } = this.options;
    this.failing.add(row.kind);
    const tries = row.tries + 1n;
    const isFailedWork = tries >= BigInt(triesMax);
    await executor.run('due.failed', ({ db, now }) =>
      db
        .updateTable('due_work')
        .set({
          tries,
          // PostgreSQL text cannot contain NUL.
          error: String(error).replaceAll('\0', '').slice(0, errorMost),
          at: isFailedWork ? row.at : BigInt(now + firstWaitMs * 2 ** Number(row.tries)),
          set_aside_at: isFailedWork ? now : null,
        })
        .where('id', '=', row.id)
        .execute(),
    );
    observer?.onFailed(row.kind);
    if (isFailedWork)
      onFault(new Error(`What was due as ${row.kind} (${row.id}) is set aside`, { cause: error }));
  }
}

/** Thrown by the handler of an item. */
class ItemFault extends Error {
  constructor(cause: unknown) {
    super('The work itself has failed', { cause });
  }
}

function isRefusal(error: unknown, reasons: readonly string[]): boolean {
  return error instanceof Refusal && reasons.includes(error.reason);
}

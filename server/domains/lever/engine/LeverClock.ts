// Passes the index to contracts once a second, and runs the resulting actions.
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import { Rounds } from '../../../Rounds.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Index } from '../../../instruments/indexOf.ts';
import type { LeverBook } from '../public/LeverBook.ts';
import { tickContracts } from './tickContracts.ts';

const tickMs = 1000;
const sweepEveryMs = 10 * 60_000;
/** Retention of marks without a decision; long enough to inspect the recent neighbourhood of a decision. */
export const markKeptMs = 24 * 3_600_000;
const sweptAtOnce = 500;

interface LeverClockOptions {
  book: LeverBook;
  executor: CommandExecutor;
  clock: { now(): number };
  index: (symbol: string) => Index | undefined;
  /** No processing while money is paused. */
  isOpen: () => boolean;
  onFault: (error: unknown) => void;
}

export class LeverClock {
  private readonly options: LeverClockOptions;
  private readonly rounds: Rounds;
  /** Older trades have been checked: remaining ones need no second check, regardless of their number. */
  private sweptUpTo = 0;

  constructor(options: LeverClockOptions) {
    this.options = options;
    const { clock, onFault } = options;
    this.rounds = new Rounds({
      pauseMs: tickMs,
      round: () => this.tick(),
      seldom: { everyMs: sweepEveryMs, now: () => clock.now(), round: () => this.sweep() },
      onFault,
    });
  }

  start(): void {
    this.rounds.start();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  /** One manual tick: does all work that is due now. */
  async tick(): Promise<void> {
    const { book, executor, index, isOpen } = this.options;
    if (!isOpen()) return;
    const indices = new Map(
      Array.from(book.contracts.values(), ({ symbol, indexSymbol }) => [symbol, index(indexSymbol)] as const),
    );
    // In chunks, so that other commands run in between.
    for (let isMore = true; isMore && !this.rounds.isStopped;)
      isMore = await executor.runForPlatform('lever.tick', async (tx) => {
        const isMoreDue = await tickContracts(tx, book, indices);
        if (!isMoreDue) tx.publish({ type: 'leverMarks', marks: book.marksAt(tx.now) });
        return isMoreDue;
      });
  }

  private async sweep(): Promise<void> {
    const { clock, executor } = this.options;
    const now = clock.now();
    for (let isMore = true; isMore && !this.rounds.isStopped;) {
      const { dropped, upTo } = await executor.run('lever.sweepMarks', (tx) =>
        sweepMarks(tx.db, now, this.sweptUpTo),
      );
      this.sweptUpTo = upTo;
      isMore = dropped === sweptAtOnce;
    }
  }
}

/**
 * Deletes marks of earlier days without a decision, oldest first.
 * @returns the number of deleted marks, and up to which time
 */
export async function sweepMarks(
  db: Kysely<Schema>,
  now: number,
  from: number,
): Promise<{ dropped: number; upTo: number }> {
  const end = now - markKeptMs;
  const old = await db
    .selectFrom('lever_mark')
    .select(['id', 'at'])
    .where('at', '>=', BigInt(from))
    .where('at', '<', BigInt(end))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lever_fill_mark').select('mark').whereRef('mark', '=', 'lever_mark.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lever_trade').select('id').whereRef('fixed_mark', '=', 'lever_mark.id'))),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(sweptAtOnce)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('lever_mark').where('id', 'in', ids).execute();
  // Further marks with the last timestamp may remain.
  const upTo = old.length === sweptAtOnce ? Number(old.at(-1)!.at) : Math.max(from, end);
  return { dropped: old.length, upTo };
}

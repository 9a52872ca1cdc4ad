import type { Kysely } from 'kysely';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { RowWriter } from '../../../store/rows.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Attempts } from './Attempts.ts';

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  /** Counters by the name under which their counts are stored. */
  counters: Readonly<Record<string, Attempts>>;
}

const saveEveryMs = 5_000;
/** A larger batch would delay orders; the rest follows with the next save. */
const rowsAtOnce = 500;

const rows = new RowWriter('attempt', ['counter', 'key', 'count', 'until'], {
  key: ['counter', 'key'],
  overwrite: ['count', 'until'],
});

/**
 * Persists attempt counters across restarts. Writes are asynchronous: a killed server loses the last seconds, and no
 * attempt waits for the disk.
 */
export class AttemptKeeper {
  private readonly options: Options;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  async load(): Promise<void> {
    const { db, clock, counters } = this.options;
    for (const [counter, attempts] of Object.entries(counters)) {
      const kept = await db
        .selectFrom('attempt')
        .select(['key', 'count', 'until'])
        .where('counter', '=', counter)
        .where('until', '>', BigInt(clock.now()))
        .orderBy('until')
        .execute();
      attempts.restore(
        kept.map(({ key, count, until }) => ({ key, count: Number(count), until: Number(until) })),
      );
    }
  }

  start(): void {
    // A failed write is retried with the next save.
    this.timer ??= setInterval(() => void this.save().catch(() => undefined), saveEveryMs).unref();
  }

  /** Writes the last changes; call while the command executor still accepts commands. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    while ((await this.save()) > 0);
  }

  /** Returns the number of counts written. */
  private async save(): Promise<number> {
    const { executor, counters } = this.options;
    let written = 0;
    for (const [counter, attempts] of Object.entries(counters)) {
      const changed = attempts.takeChanged(rowsAtOnce - written);
      if (changed.length === 0) continue;
      const values = changed.map(({ key, count, until }) => [counter, key, count, until]);
      try {
        await executor.run('attempts.save', async (tx) => {
          await rows.write(tx.db, values);
          await tx.db.deleteFrom('attempt').where('until', '<=', BigInt(tx.now)).execute();
        });
      } catch (error) {
        attempts.putBack(changed);
        throw error;
      }
      written += changed.length;
    }
    return written;
  }
}

import type { Kysely } from 'kysely';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { RowWriter } from '../../../store/rows.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Attempts } from './Attempts.ts';

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  /** By the name under which their counts are kept. */
  counters: Readonly<Record<string, Attempts>>;
}

const saveEveryMs = 5_000;
/** More would hold up orders; the rest comes with the next save. */
const rowsAtOnce = 500;

const rows = new RowWriter('attempt', ['counter', 'key', 'count', 'until'], {
  key: ['counter', 'key'],
  overwrite: ['count', 'until'],
});

/**
 * Keeps counts of tries over a restart. They are written behind: a server that is killed loses the last seconds, and
 * no try waits for the disk.
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
    // What could not be written is tried again with the next save.
    this.timer ??= setInterval(() => void this.save().catch(() => undefined), saveEveryMs).unref();
  }

  /** Writes the last changes; to be called while the command executor still takes commands. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    while ((await this.save()) > 0);
  }

  /** Answers how many counts were written. */
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

// Amount and lateness of due work, for monitoring.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Work that waits longer than this beyond its time is late: a runner that works is never a second behind for long. */
export const lateMs = 60_000;
/** Rows that are counted at most: of more it is enough to know that there are so many. */
const countedMost = 10_000;

/** Figures of one kind. */
export interface DueFigures {
  /** Not due yet, or due and not done. */
  waiting: number;
  /** Items that are more than a minute late. */
  late: number;
  /** Since the oldest of them fell due; 0 while none has. */
  lagMs: number;
  setAside: number;
}

/** Whether any work is overdue; failed work waits for an operator and does not count. */
export async function isDueWorkLate(db: Kysely<Schema>, now: number): Promise<boolean> {
  const late = await db
    .selectFrom('due_work')
    .select('id')
    .where('set_aside_at', 'is', null)
    .where('at', '<=', BigInt(now - lateMs))
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}

/** By kind, of the 10,000 that are due first, and of 10,000 that were set aside. */
export async function readDueFigures(db: Kysely<Schema>, now: number): Promise<Map<string, DueFigures>> {
  const first = db
    .selectFrom('due_work')
    .select(['kind', 'at'])
    .where('set_aside_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(countedMost);
  const waiting = await db
    .selectFrom(first.as('first'))
    .select(({ fn }) => [
      'kind',
      fn.countAll().as('count'),
      fn.min('at').as('oldest'),
      sql<bigint>`sum(case when at <= ${now - lateMs} then 1 else 0 end)`.as('late'),
    ])
    .groupBy('kind')
    .execute();
  const aside = await db
    .selectFrom(
      db
        .selectFrom('due_work')
        .select('kind')
        .where('set_aside_at', 'is not', null)
        .orderBy('kind')
        .orderBy('id')
        .limit(countedMost)
        .as('first'),
    )
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .groupBy('kind')
    .execute();
  const figures = new Map<string, DueFigures>();
  for (const { kind, count, oldest, late } of waiting) {
    const lagMs = Math.max(0, now - Number(oldest));
    figures.set(kind, { waiting: Number(count), late: Number(late), lagMs, setAside: 0 });
  }
  for (const { kind, count } of aside) {
    const known = figures.get(kind) ?? { waiting: 0, late: 0, lagMs: 0 };
    figures.set(kind, { ...known, setAside: Number(count) });
  }
  return figures;
}

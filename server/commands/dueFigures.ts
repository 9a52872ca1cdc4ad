// Amount and lateness of due work, for monitoring.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Work that is overdue by more than this is late: a working runner is rarely more than a second behind. */
export const lateMs = 60_000;
/** Maximum number of counted rows; an exact count above it is not needed. */
const countedMost = 10_000;

/** Figures of one kind. */
export interface DueFigures {
  /** Not due yet, or due and not done. */
  waiting: number;
  /** Items that are more than a minute late. */
  late: number;
  /** Age of the oldest due item; 0 if none is due. */
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

/** By kind, for the first 10,000 due items and for 10,000 items that were set aside. */
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

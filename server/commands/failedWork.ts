// Work that failed too often and waits for an operator. A running server keeps none of it in memory, so another process
// may change it; the server finds requeued work at its next poll.
import { expressionBuilder } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { DueWorkTable, Schema } from '../store/schema.ts';

export type FailedWork = Omit<Selectable<DueWorkTable>, 'set_aside_at'> & { set_aside_at: bigint };

/** Batch size that keeps a running server from waiting. */
const putBackAtOnce = 500;

function setAside(db: Kysely<Schema>) {
  return db.selectFrom('due_work').selectAll().where('set_aside_at', 'is not', null).$castTo<FailedWork>();
}

/** Ordered by kind and number, starting after the given item. */
export function listFailedWork(
  db: Kysely<Schema>,
  { after, most }: { after?: { kind: string; id: bigint }; most: number },
): Promise<FailedWork[]> {
  const all = setAside(db).orderBy('kind').orderBy('id').limit(most);
  if (after === undefined) return all.execute();
  const { refTuple, tuple } = expressionBuilder<Schema, 'due_work'>();
  return all.where(refTuple('kind', 'id'), '>', tuple(after.kind, after.id) as never).execute();
}

export function findFailedWork(db: Kysely<Schema>, id: bigint): Promise<FailedWork | undefined> {
  return setAside(db).where('id', '=', id).executeTakeFirst();
}

/**
 * Schedules failed work for now, with its attempts reset.
 * @param which a number, or a kind: retries all items of the kind that are set aside now
 * @returns the number of items
 */
export async function putBack(db: Kysely<Schema>, which: bigint | string, now: number): Promise<number> {
  let count = 0;
  for (;;) {
    const some = setAside(db)
      .clearSelect()
      .select('id')
      .where(typeof which === 'bigint' ? 'id' : 'kind', '=', which as never)
      // Excludes items that fail again meanwhile.
      .where('set_aside_at', '<=', BigInt(now))
      .orderBy('kind')
      .orderBy('id')
      .limit(putBackAtOnce);
    const { numUpdatedRows } = await db
      .updateTable('due_work')
      .set({ at: now, tries: 0, error: '', set_aside_at: null })
      .where('id', 'in', some)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
    if (numUpdatedRows < putBackAtOnce) return count;
  }
}

/**
 * Ends an item without doing it; its row is kept among the dropped ones.
 * @returns the dropped item; undefined if it is no longer set aside
 */
export function drop(db: Kysely<Schema>, id: bigint, now: number): Promise<FailedWork | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('due_work')
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .returningAll()
      .$castTo<FailedWork>()
      .executeTakeFirst();
    if (row)
      await tx
        .insertInto('due_work_dropped')
        .values({ ...row, dropped_at: now })
        .execute();
    return row;
  });
}

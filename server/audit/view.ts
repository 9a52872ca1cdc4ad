// Paged reads of an audit, so that it blocks neither the database nor the rest of the server.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** At most about ten milliseconds of work. */
export const pageRows = 1000;

export interface Pages {
  /** Rows a page. */
  rows: number;
  /** Called between two pages. */
  rest(): Promise<void>;
}

/** Pause between two pages; during a snapshot the database retains old rows. */
export type Rest = (isInView: boolean) => Promise<void>;

/** Reads committed rows from a single snapshot. */
export async function inOneView<Result>(
  db: Kysely<Schema>,
  read: (view: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/**
 * Scans rows in the order of their ids.
 * @param read the first rows after an id
 */
export async function pagesById<Row extends { id: bigint }>(
  { after, pages }: { after: bigint; pages: Pages },
  read: (after: bigint, limit: number) => Promise<Row[]>,
  take: (rows: Row[]) => Promise<void> | void,
): Promise<void> {
  for (let last = after; ;) {
    const rows = await read(last, pages.rows);
    if (rows.length > 0) await take(rows);
    if (rows.length < pages.rows) return;
    last = rows.at(-1)!.id;
    await pages.rest();
  }
}

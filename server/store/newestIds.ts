// Pages of rows that several ranges of an index have, the newest first.
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Ids of rows that an index has in their order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whatever table
export type IdRange = SelectQueryBuilder<Schema, any, { id: bigint }>;

/** Told how many rows had to be looked at. */
export type Spend = (rows: number) => void;

/** SQLite takes 500 parts of a union. */
const partsPerUnion = 400;
/** Rows that are passed over in one go; whoever trades waits no longer than that takes. */
const stretch = 1000;

/**
 * The newest ids of several ranges. Databases merge them as they go, so that of each only what the page has is read,
 * and what is left out before it.
 * @param ranges one at least, none with an order of its own
 */
export function newestIds(
  db: Kysely<Schema>,
  ranges: readonly IdRange[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): IdRange {
  if (ranges.length > partsPerUnion) {
    const parts = inParts(ranges).map((part) => {
      const newest = newestIds(db, part, { limit: offset + limit });
      return db.selectFrom(newest.as('part')).select('part.id') as IdRange;
    });
    return newestIds(db, parts, { limit, offset });
  }
  // PostgreSQL merges what is in order by its own words, and only where a union is asked for rows, not asked itself.
  const [first, ...others] = ranges.map(
    (range) => db.selectFrom(range.orderBy('id', 'desc').as('range')).select('range.id') as IdRange,
  );
  const all = others.reduce((union, range) => union.unionAll(range), first!);
  return db
    .selectFrom(all.as('ranges'))
    .select('ranges.id')
    .orderBy('ranges.id', 'desc')
    .limit(limit)
    .offset(offset) as IdRange;
}

/** As many at a time as one union takes. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += partsPerUnion)
    parts.push(items.slice(start, start + partsPerUnion));
  return parts;
}

/**
 * Passes over the newest rows, in stretches with turns for others in between.
 * @param rangesBefore the ranges, up to a row and without it
 * @param from the row to begin before
 * @returns the last row passed over; undefined when there are not so many
 */
export async function passOver(
  db: Kysely<Schema>,
  rangesBefore: (id: bigint) => readonly IdRange[],
  { from, count, spend }: { from: bigint; count: number; spend: Spend },
): Promise<bigint | undefined> {
  let beforeId = from;
  for (let left = count; left > 0; left -= stretch) {
    const length = Math.min(left, stretch);
    spend(length);
    const last = newestIds(db, rangesBefore(beforeId), { limit: 1, offset: length - 1 });
    const row = await last.executeTakeFirst();
    if (!row) return undefined;
    beforeId = row.id;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return beforeId;
}

// Pages of rows across several index ranges, newest first.
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Ids of rows in index order. */
// oxlint-disable-next-line typescript/no-explicit-any -- of any table
export type IdRange = SelectQueryBuilder<Schema, any, { id: bigint }>;

/** Range of row ids. */
export interface Span {
  /** Lower bound, exclusive. */
  afterId: bigint;
  /** Upper bound, inclusive. */
  untilId: bigint;
}

/** A range that can be read in parts. */
export interface Range {
  /** Id of its newest row; undefined when unknown. */
  newestId?: number;
  within(span: Span): IdRange;
}

/** Receives the number of rows scanned. */
export type Spend = (rows: number) => void;

/** SQLite allows 500 parts in a union. */
const partsPerUnion = 400;
/** Planning time of a statement grows with the square of its ranges. */
export const rangesAtOnce = 40;
/** Maximum ids per statement. */
export const idsAtOnce = 400;
/** Rows skipped in one step; other work waits no longer than that takes. */
const stretch = 1000;
/** Stretch length when each stretch queries many ranges. */
const longStretch = 2000;

/**
 * Newest ids of several ranges. The database merges them lazily, so each range is read only up to the end of the page.
 * @param ranges at least one, none with its own order
 */
export function newestIds(
  db: Kysely<Schema>,
  ranges: readonly IdRange[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): IdRange {
  if (ranges.length > partsPerUnion) {
    const parts = partsOf(ranges, partsPerUnion).map((part) => {
      const newest = newestIds(db, part, { limit: offset + limit });
      return db.selectFrom(newest.as('part')).select('part.id') as IdRange;
    });
    return newestIds(db, parts, { limit, offset });
  }
  // PostgreSQL merges sorted parts only with explicit ordering, and only when rows are selected from the union instead
  // of the union itself.
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

/** Newest ids across any number of ranges, newest first; rows added meanwhile may be missed. */
export async function findNewest(
  db: Kysely<Schema>,
  ranges: readonly Range[],
  { afterId, untilId }: Span,
  limit: number,
): Promise<bigint[]> {
  let found: bigint[] = [];
  for await (const part of inParts(newestFirst(ranges), rangesAtOnce)) {
    // Rows older than a full page are not on it.
    const oldest = found.length < limit ? afterId : found.at(-1)!;
    const open = part.filter(({ newestId }) => newestId === undefined || newestId > oldest);
    if (open.length === 0) break;
    const within = open.map((range) => range.within({ afterId: oldest, untilId }));
    const rows = await newestIds(db, within, { limit }).execute();
    found = [...found, ...rows.map(({ id }) => id)]
      .sort((one, other) => (one < other ? 1 : -1))
      .slice(0, limit);
  }
  return found;
}

/** With newer rows in earlier ranges, the later ranges have nothing to add. */
function newestFirst(ranges: readonly Range[]): Range[] {
  const newestOf = ({ newestId = Number.MAX_SAFE_INTEGER }: Range) => newestId;
  return ranges.toSorted((one, other) => newestOf(other) - newestOf(one));
}

/** In chunks of one statement each, yielding to other work in between. */
export async function* inParts<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (const [index, part] of partsOf(items, size).entries()) {
    if (index > 0) await new Promise(setImmediate);
    yield part;
  }
}

function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}

/**
 * Skips the newest rows, in stretches that let other reads run in between.
 * @returns the last row skipped, or the one after the span when none is skipped; undefined when there are fewer rows
 */
export async function passOver(
  db: Kysely<Schema>,
  ranges: readonly Range[],
  { span, count, spend }: { span: Span; count: number; spend: Spend },
): Promise<bigint | undefined> {
  let { untilId } = span;
  const most = ranges.length > stretch ? longStretch : stretch;
  for (let left = count; left > 0; left -= most) {
    const length = Math.min(left, most);
    // Each range needs a new lookup.
    spend(length + ranges.length);
    const id = await newestAt(db, ranges, { ...span, untilId }, length);
    if (id === undefined) return undefined;
    untilId = id - 1n;
    await new Promise(setImmediate);
  }
  return untilId + 1n;
}

/** Id of one row, counted from the newest. */
async function newestAt(
  db: Kysely<Schema>,
  ranges: readonly Range[],
  span: Span,
  place: number,
): Promise<bigint | undefined> {
  if (ranges.length > rangesAtOnce) return (await findNewest(db, ranges, span, place))[place - 1];
  const within = ranges.map((range) => range.within(span));
  return (await newestIds(db, within, { limit: 1, offset: place - 1 }).executeTakeFirst())?.id;
}

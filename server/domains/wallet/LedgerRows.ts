import type { Kysely } from 'kysely';
import { boundedCache } from '../../boundedCache.ts';
import type { Schema } from '../../store/schema.ts';
import { countEntries, isIndexed, lastEntryId, listEntries } from './ledgerEntries.ts';
import type { LedgerEntry, LedgerFilter } from './ledgerEntries.ts';

/** Rows that are looked at in one go; whoever trades waits no longer than that takes. */
const stretchRows = 5000;
/** Rows that an index counts in the time that one takes to be looked at. */
const indexedPerRow = 8;
/** Parts that the whole of an index is counted in. */
const indexParts = 100;
/** A page is looked for in stretches that begin so many times its length, and double. */
const firstStretch = 4;
const rememberedMax = 5000;

/** Told how many rows had to be looked at, about. */
export type Spend = (rows: number) => void;

export interface Counted {
  count: number;
  /** The newest row counted; 0 without any. */
  newestId: number;
  /** No row up to this one is missing. */
  throughId: number;
}

/** Counts and lists rows in stretches, with turns for others in between. Rows are only added, so counts go on. */
export class LedgerRows {
  private readonly db: Kysely<Schema>;
  private readonly counts = boundedCache<Counted>(rememberedMax);

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async count(filter: LedgerFilter, spend: Spend): Promise<Counted> {
    // Not beyond what there is: rows that a caller speaks of may be still to come.
    const throughId = Math.min(filter.untilId ?? Infinity, await lastEntryId(this.db));
    const key = keyOf(filter);
    const known = this.known([key, keyOf({ ...filter, untilId: undefined })], throughId);
    if (known?.throughId === throughId) {
      this.counts.set(key, known);
      return known;
    }
    const counted = { count: known?.count ?? 0, newestId: known?.newestId ?? 0, throughId };
    const { ids, rows } = await this.stretch(filter, spend);
    for (let afterId = known?.throughId ?? 0; afterId < throughId; afterId += ids) {
      const untilId = Math.min(throughId, afterId + ids);
      const added = await countEntries(this.db, { ...filter, afterId, untilId });
      counted.count += added.count;
      counted.newestId = Math.max(counted.newestId, added.newestId);
      spend(isIndexed(filter) ? added.count / indexedPerRow : rows * ((untilId - afterId) / ids));
      await letOthersRun();
    }
    this.counts.set(key, counted);
    return counted;
  }

  /** The newest rows up to one, the first `offset` of them left out. */
  async list(
    filter: LedgerFilter & { untilId: number },
    { limit, offset }: { limit: number; offset: number },
    spend: Spend,
  ): Promise<LedgerEntry[]> {
    const entries: LedgerEntry[] = [];
    const { ids, rows } = await this.stretch(filter, spend);
    const perRow = isIndexed(filter) ? indexedPerRow : 1;
    let part = offset > 0 ? 1 : Math.min(1, (firstStretch * limit) / rows);
    let toSkip = offset;
    for (let untilId = filter.untilId; untilId > 0 && entries.length < limit;) {
      const afterId = Math.max(0, untilId - Math.ceil(ids * part));
      const stretch = { ...filter, afterId, untilId };
      const skipped = toSkip > 0 ? (await countEntries(this.db, stretch)).count : 0;
      if (toSkip > 0) spend((rows * part) / perRow);
      if (toSkip > 0 && skipped <= toSkip) toSkip -= skipped;
      else {
        const room = { limit: limit - entries.length, offset: toSkip };
        entries.push(...(await listEntries(this.db, stretch, room)));
        spend(isIndexed(filter) ? limit + toSkip / perRow : rows * part);
        toSkip = 0;
      }
      untilId = afterId;
      part = Math.min(1, part * 2);
      await letOthersRun();
    }
    return entries;
  }

  /** What was counted up to a row, or before it; behind the newest row counted up to another one there is none. */
  private known(keys: readonly string[], throughId: number): Counted | undefined {
    for (const key of keys) {
      const found = this.counts.get(key);
      if (found && found.throughId <= throughId) return found;
      if (found && found.newestId <= throughId) return { ...found, throughId };
    }
    return undefined;
  }

  /** How wide a range of ids is that holds about as many rows of these accounts as are looked at in one go. */
  private async stretch(filter: LedgerFilter, spend: Spend): Promise<{ ids: number; rows: number }> {
    const lastId = await lastEntryId(this.db);
    const { accounts } = filter;
    const isAll = filter.reasons === undefined && isIndexed(filter);
    const total = isAll
      ? this.counts.get(keyOf({ accounts }))?.count
      : (await this.count({ accounts }, spend)).count;
    const rows = stretchRows * (isIndexed(filter) ? indexedPerRow : 1);
    if (total === undefined) return { ids: Math.max(rows, Math.ceil(lastId / indexParts)), rows };
    return { ids: Math.ceil((lastId * rows) / Math.max(total, rows)), rows: Math.min(rows, total) };
  }
}

function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function keyOf({ accounts, reasons, fromMs, toMs, untilId }: LedgerFilter): string {
  return JSON.stringify([accounts, reasons, fromMs, toMs, untilId]);
}

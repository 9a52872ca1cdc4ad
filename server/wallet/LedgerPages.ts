import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { countEntries, isIndexed, lastEntryId, listEntries } from './ledgerEntries.ts';
import type { LedgerEntry, LedgerFilter } from './ledgerEntries.ts';

/** Rows that are looked at in one go; whoever trades waits no longer than that takes. */
const stretchRows = 5000;
/** Counts and ends of pages that are remembered; the oldest make room. */
const rememberedMax = 5000;

interface Counted {
  count: number;
  /** The newest row counted; 0 without any. */
  newestId: number;
  /** No row up to this one is missing. */
  throughId: number;
}

export interface LedgerPage {
  entries: LedgerEntry[];
  /** Rows on all pages. */
  count: number;
}

/**
 * Pages of ledgers. Rows are only ever added, so a count goes on from the last one, and a page that follows one already
 * read begins where that one ended: whoever goes through a long ledger pays for each row once, not for all before it.
 */
export class LedgerPages {
  private readonly db: Kysely<Schema>;
  private readonly counts = new Map<string, Counted>();
  private readonly ends = new Map<string, number>();

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async read(filter: LedgerFilter, { page, limit }: { page: number; limit: number }): Promise<LedgerPage> {
    const { count, newestId } = await this.count(filter);
    const offset = (page - 1) * limit;
    if (offset >= count) return { entries: [], count };
    // Rows that come while this is read are on none of its pages.
    const walk = `${keyOf({ ...filter, untilId: newestId })} ${limit}`;
    const end = this.ends.get(`${walk} ${page - 1}`);
    const entries = await this.list(
      { ...filter, untilId: end === undefined ? newestId : end - 1 },
      { limit, offset: end === undefined ? offset : 0 },
    );
    remember(this.ends, `${walk} ${page}`, entries.at(-1)!.id);
    return { entries, count };
  }

  private async count(filter: LedgerFilter): Promise<Counted> {
    // Not beyond what there is: rows that a caller speaks of may be still to come.
    const throughId = Math.min(filter.untilId ?? Infinity, await lastEntryId(this.db));
    const key = keyOf(filter);
    const known = [key, keyOf({ ...filter, untilId: undefined })]
      .map((candidate) => this.counts.get(candidate))
      .find((candidate) => candidate !== undefined && candidate.throughId <= throughId);
    if (known?.throughId === throughId) return known;
    const counted = { count: known?.count ?? 0, newestId: known?.newestId ?? 0, throughId };
    for (const stretch of await this.stretches(filter, known?.throughId ?? 0, throughId)) {
      const added = await countEntries(this.db, { ...filter, ...stretch });
      counted.count += added.count;
      counted.newestId = Math.max(counted.newestId, added.newestId);
      await letOthersRun();
    }
    remember(this.counts, key, counted);
    return counted;
  }

  private async list(
    filter: LedgerFilter & { untilId: number },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<LedgerEntry[]> {
    if (isIndexed(filter)) return listEntries(this.db, filter, { limit, offset });
    const entries: LedgerEntry[] = [];
    for (const stretch of await this.stretches(filter, 0, filter.untilId)) {
      const wanted = offset + limit - entries.length;
      entries.push(...(await listEntries(this.db, { ...filter, ...stretch }, { limit: wanted, offset: 0 })));
      if (entries.length >= offset + limit) break;
      await letOthersRun();
    }
    return entries.slice(offset);
  }

  /** Parts of a range of rows, the newest first; many only where rows have to be looked at one by one. */
  private async stretches(filter: LedgerFilter, afterId: number, untilId: number) {
    if (isIndexed(filter)) return [{ afterId, untilId }];
    const { accounts } = filter;
    const upTo = await this.count({ accounts, untilId });
    const before = afterId === 0 ? 0 : (await this.count({ accounts, untilId: afterId })).count;
    const parts = Math.max(1, Math.ceil((upTo.count - before) / stretchRows));
    const bounds = Array.from({ length: parts + 1 }, (_, part) =>
      Math.floor(afterId + ((untilId - afterId) * part) / parts),
    );
    return bounds
      .slice(1)
      .map((end, part) => ({ afterId: bounds[part]!, untilId: end }))
      .reverse();
  }
}

function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function keyOf({ accounts, reasons, fromMs, toMs, untilId }: LedgerFilter): string {
  return JSON.stringify([accounts, reasons, fromMs, toMs, untilId]);
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > rememberedMax) map.delete(map.keys().next().value!);
}

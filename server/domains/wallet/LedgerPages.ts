import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { boundedCache } from '../../boundedCache.ts';
import type { ReadBudget } from '../../ReadBudget.ts';
import { passOver } from '../../store/newestIds.ts';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import {
  countEntries,
  lastEntryBefore,
  lastEntryId,
  listEntries,
  rangesOf,
  readSeries,
} from './ledgerEntries.ts';
import type { Between, LedgerEntry } from './ledgerEntries.ts';

/** Maximum page ends and timestamps cached; the oldest are evicted. */
const rememberedMax = 5000;
/** Cost of locating a timestamp, in rows read. */
const rowsPerMoment = 1000;

export interface LedgerFilter {
  /** Account ids; rows of other accounts are never returned. */
  accounts: readonly number[];
  /** All reasons by default. */
  reasons?: readonly string[];
  /** ms since 1970 UTC, inclusive. */
  fromMs?: number;
  /** ms since 1970 UTC, exclusive. */
  toMs?: number;
  /** Upper bound of row ids. */
  untilId?: number;
}

export interface LedgerPage {
  entries: LedgerEntry[];
  /** Total number of rows. */
  count: number;
}

interface Place {
  page: number;
  limit: number;
}

/**
 * Pages of ledgers. Rows are only appended, with increasing ids, so rows need not be read to be counted, and ids order
 * moments. A page that follows one already read starts where that one ended: a reader of a long ledger pays for each
 * row once, not for all rows before it. A budget of rows limits readers who request distant pages.
 */
export class LedgerPages {
  private readonly db: Kysely<Schema>;
  private readonly budget: ReadBudget;
  private readonly ends = boundedCache<number>(rememberedMax);
  /** Last row ids before past timestamps. */
  private readonly moments = boundedCache<number>(rememberedMax);

  constructor({ db, budget }: { db: Kysely<Schema>; budget: ReadBudget }) {
    this.db = db;
    this.budget = budget;
  }

  /** @throws Refusal system.rateLimited when the owner has used up the row budget or has too many reads waiting */
  read(owner: string, filter: LedgerFilter, place: Place): Promise<LedgerPage> {
    return this.budget.inTurn(owner, (spend) => this.readNow(filter, place, spend));
  }

  private async readNow(filter: LedgerFilter, { page, limit }: Place, spend: Spend): Promise<LedgerPage> {
    const { afterId, untilId } = await this.between(filter, spend);
    const all = await readSeries(this.db, filter);
    if (untilId <= afterId) return { entries: [], count: 0 };
    spend(2 * all.length);
    const upTo = await countEntries(this.db, all, untilId);
    const count = upTo.count - (await countEntries(this.db, upTo.series, afterId)).count;
    const offset = (page - 1) * limit;
    if (offset >= count) return { entries: [], count };
    const series = upTo.series.filter(({ newestId }) => newestId! > afterId);
    // Rows committed during the read are on none of its pages.
    const walk = walkOf(filter, upTo.newestId, limit);
    const span = { afterId: BigInt(afterId), untilId: BigInt(untilId) };
    const end =
      this.ends.get(`${walk} ${page - 1}`) ??
      (await passOver(this.db, rangesOf(this.db, series), { span, count: offset, spend }));
    spend(limit);
    const entries = await listEntries(this.db, series, { afterId, untilId: Number(end) - 1 }, limit);
    // A page may be requested again, earlier ones are done: a long walk does not evict others' entries.
    this.ends.delete(`${walk} ${page - 2}`);
    this.ends.set(`${walk} ${page}`, entries.at(-1)!.id);
    return { entries, count };
  }

  /** Id range of a filter's rows, stable against rows added meanwhile. */
  private async between({ fromMs, toMs, untilId = Infinity }: LedgerFilter, spend: Spend): Promise<Between> {
    // Bounded by the existing rows: an id given by the caller may not exist yet.
    const newestId = await lastEntryId(this.db);
    return {
      afterId: fromMs === undefined ? 0 : await this.lastBefore(fromMs, newestId, spend),
      untilId: Math.min(
        untilId,
        newestId,
        toMs === undefined ? Infinity : await this.lastBefore(toMs, newestId, spend),
      ),
    };
  }

  private async lastBefore(ms: number, newestId: number, spend: Spend): Promise<number> {
    const known = this.moments.get(String(ms));
    if (known !== undefined) return known;
    spend(rowsPerMoment);
    const id = await lastEntryBefore(this.db, ms);
    // Before a future timestamp more rows may follow.
    if (id < newestId) this.moments.set(String(ms), id);
    return id;
  }
}

/** Key of consecutive pages; short, regardless of the number of accounts. */
function walkOf({ accounts, reasons, fromMs }: LedgerFilter, newestId: number, limit: number): string {
  const told = JSON.stringify([accounts, reasons, fromMs, newestId, limit]);
  return createHash('sha256').update(told).digest('base64');
}

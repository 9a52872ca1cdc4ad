import type { Kysely } from 'kysely';
import { boundedCache } from '../../boundedCache.ts';
import type { ReadBudget } from '../../ReadBudget.ts';
import { limit as limitBy } from '../session/limit.ts';
import type { Schema } from '../../store/schema.ts';
import type { LedgerEntry, LedgerFilter } from './ledgerEntries.ts';
import { keyOf, LedgerRows } from './LedgerRows.ts';
import type { Spend } from './LedgerRows.ts';

/** Ends of pages that are remembered; the oldest make room. */
const rememberedMax = 5000;

export interface LedgerPage {
  entries: LedgerEntry[];
  /** Rows on all pages. */
  count: number;
}

interface Place {
  page: number;
  limit: number;
}

/**
 * Pages of ledgers. Rows are only ever added, so a count goes on from the last one, and a page that follows one already
 * read begins where that one ended: whoever goes through a long ledger pays for each row once, not for all before it.
 * Whoever asks for page after page that nobody has asked for before is held back by a budget of rows.
 */
export class LedgerPages {
  private readonly rows: LedgerRows;
  private readonly budget: ReadBudget;
  private readonly ends = boundedCache<number>(rememberedMax);
  /** One read of an owner runs at a time: what it costs shows only at its end. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor({ db, budget }: { db: Kysely<Schema>; budget: ReadBudget }) {
    this.rows = new LedgerRows(db);
    this.budget = budget;
  }

  /** @throws Refusal system.rateLimited when the owner has had too many rows looked at */
  async read(owner: string, filter: LedgerFilter, place: Place): Promise<LedgerPage> {
    const run = () => {
      limitBy(this.budget.waitS(owner));
      return this.readNow(filter, place, (rows) => this.budget.spend(owner, rows));
    };
    const turn = (this.turns.get(owner) ?? Promise.resolve()).then(run);
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(owner, ended);
    try {
      return await turn;
    } finally {
      if (this.turns.get(owner) === ended) this.turns.delete(owner);
    }
  }

  private async readNow(filter: LedgerFilter, { page, limit }: Place, spend: Spend): Promise<LedgerPage> {
    const { count, newestId } = await this.rows.count(filter, spend);
    const offset = (page - 1) * limit;
    if (offset >= count) return { entries: [], count };
    // Rows that come while this is read are on none of its pages.
    const walk = `${keyOf({ ...filter, untilId: newestId })} ${limit}`;
    const end = this.ends.get(`${walk} ${page - 1}`);
    const entries = await this.rows.list(
      { ...filter, untilId: end === undefined ? newestId : end - 1 },
      { limit, offset: end === undefined ? offset : 0 },
      spend,
    );
    // A page may be asked for once more, the ones before it are done with: long walks take no room from others.
    this.ends.delete(`${walk} ${page - 2}`);
    this.ends.set(`${walk} ${page}`, entries.at(-1)!.id);
    return { entries, count };
  }
}

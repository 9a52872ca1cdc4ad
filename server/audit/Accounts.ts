import type { Kysely } from 'kysely';
import { isUser } from '../ledger/account.ts';
import type { Schema } from '../store/schema.ts';
import { Tally } from './Tally.ts';

/** Totals of an account in an audit. */
export interface Totals {
  readonly id: bigint;
  readonly owner: string;
  readonly kind: string;
  readonly asset: string;
  readonly isPersons: boolean;
  /** Change by the postings that were read. */
  change: bigint;
  /** Balance before the first of them, as a user's postings state it; undefined if none states it. */
  before: bigint | undefined;
  /** Postings of trades minus their fills; must be zero. */
  trades: bigint;
  /** Postings of fees minus the fees of orders and fills; must be zero. */
  fees: bigint;
  /** A user's scanned postings, by reason. */
  readonly entries: Tally<string>;
}

/** Accounts that an audit encounters, loaded on demand. */
export class Accounts {
  private readonly byId = new Map<bigint, Totals>();
  private readonly spotByName = new Map<string, Totals>();

  /** Loads the accounts of rows that are about to be scanned. */
  async meet(db: Kysely<Schema>, ids: Iterable<bigint>): Promise<void> {
    const fresh = [...new Set(ids)].filter((id) => !this.byId.has(id));
    if (fresh.length === 0) return;
    const rows = await db
      .selectFrom('account')
      .select(['id', 'owner', 'kind', 'asset'])
      .where('id', 'in', fresh)
      .execute();
    for (const row of rows) {
      const isPersons = isUser(row.owner);
      const sums = { change: 0n, before: undefined, trades: 0n, fees: 0n };
      const totals = { ...row, isPersons, ...sums, entries: new Tally<string>() };
      this.byId.set(row.id, totals);
      if (isPersons && row.kind === 'change') this.spotByName.set(nameOf(row.owner, row.asset), totals);
    }
  }

  get(id: bigint): Totals | undefined {
    return this.byId.get(id);
  }

  /** A user's spot account, if a scanned posting names it. */
  spot(owner: string, asset: string): Totals | undefined {
    return this.spotByName.get(nameOf(owner, asset));
  }

  all(): Iterable<Totals> {
    return this.byId.values();
  }
}

function nameOf(owner: string, asset: string): string {
  return `${owner} ${asset}`;
}

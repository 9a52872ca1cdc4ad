import type { Kysely, Selectable } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import type { HoldTable, Schema } from '../store/schema.ts';
import type { Accounts } from './Accounts.ts';
import type { Findings } from './Findings.ts';
import type { Pages } from './view.ts';

/** A scanned posting. */
export interface Posted {
  id: bigint;
  debit_account: bigint;
  credit_account: bigint;
  units: bigint;
  reason: string;
  reference: string;
}

/** An open hold with its remaining amount. */
export interface OpenHold extends Pick<Selectable<HoldTable>, 'id' | 'units' | 'posted'> {
  held: bigint;
  /** Null if the account does not exist. */
  owner: string | null;
  asset: string | null;
}

/** Account that a hold must belong to. */
export interface Wanted {
  reference: string;
  owner: string;
  asset: string;
  kind: 'change' | 'lever' | 'micro';
}

export interface AuditParts {
  findings: Findings;
  pages: Pages;
}

/** Invariants of a domain's rows for one audit; it may accumulate totals. */
export interface DomainAudit {
  /** Checks postings that were just read. */
  posted?(
    db: Kysely<Schema>,
    postings: readonly Posted[],
    parts: { accounts: Accounts; findings: Findings },
  ): Promise<void>;
  /** Checks rows that do not change concurrently. */
  history?(db: Kysely<Schema>, parts: AuditParts): Promise<void>;
  /** Checks a snapshot, all postings of which were read. */
  state?(view: Kysely<Schema>, parts: AuditParts & { pairs: readonly Pair[] }): Promise<void>;
  /** Expected owners of open holds with this reason. */
  holds?: {
    reason: string;
    /**
     * @param parts.holds by reference
     * @returns expected account by hold
     */
    check(
      view: Kysely<Schema>,
      parts: AuditParts & { holds: ReadonlyMap<string, OpenHold> },
    ): Promise<Map<bigint, Wanted>>;
  };
}

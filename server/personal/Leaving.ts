// Personal-data steps that decisions and due work need when a user leaves.
import type { Kysely } from 'kysely';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import type { Schema } from '../store/schema.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';

export interface Person {
  id: number;
  /** Owner id, for example 'user:12'. */
  owner: string;
}

/** Why an account cannot be closed yet, by the field of the desk's case. */
export type ClosureBlockers = Partial<Record<'deposits' | 'withdrawals' | 'orders', RefusalReason>>;

export interface Leaving {
  readonly retention: Retention;
  /** Open items of the user in all domains, beyond holds. */
  closureBlockers(db: Kysely<Schema>, owner: string): Promise<ClosureBlockers>;
  /** Deletes what must not outlive the account. */
  close(tx: MoneyTx, person: Person): Promise<void>;
  /** Deletes what the law required to keep until now. */
  forget(tx: MoneyTx, person: Person): Promise<void>;
}

/** Retention periods of data that is no longer needed. */
export interface Retention {
  /** Rejected verification data. */
  rejectedDays: number;
  /** Legally required customer data, after the account is closed. */
  closedYears: number;
}

export const defaultRetention: Retention = { rejectedDays: 90, closedYears: 5 };

const dayMs = 86_400_000;
export const rejectedKeptUntil = ({ rejectedDays }: Retention, decidedMs: number): number =>
  decidedMs + rejectedDays * dayMs;
/** The day of the year stays the same. */
export function closedKeptUntil({ closedYears }: Retention, closedMs: number): number {
  const end = new Date(closedMs);
  return end.setUTCFullYear(end.getUTCFullYear() + closedYears);
}

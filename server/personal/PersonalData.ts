// Personal data of each domain, and its deletion when a user leaves.
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Schema } from '../store/schema.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import type { ClosureBlockers, Person } from './Leaving.ts';
import type { EndsOf } from './renewEnds.ts';

export type Keeping =
  /** Contains no personal data. */
  | 'ofNobody'
  /** Expires after a period stated in the privacy policy. */
  | 'forAWhile'
  /** Deleted when the account is closed. */
  | 'untilClosed'
  /** Deleted after the legal retention period that follows the closing of the account. */
  | 'forTheLaw'
  /** Kept under the account number: books must have no gaps. */
  | 'inTheBooks';

/** Row of a data export: its part, and its content for JSON. */
export type CopyRow = readonly [part: string, row: object];

export interface PersonalData {
  /** Retention of each table of the domain; the longest, if its rows differ. */
  keeping: Readonly<Record<string, Keeping>>;
  /** All data about the user, part by part; secrets and hashes are excluded. */
  copy?: (context: Context, person: Person) => AsyncIterable<CopyRow>;
  /** Items that must end before the account can be closed. Holds block closure by themselves. */
  closureBlockers?: (db: Kysely<Schema>, owner: string) => Promise<ClosureBlockers>;
  /** Deletes what must not outlive the account. */
  close?: (tx: MoneyTx, person: Person) => Promise<void>;
  /** Deletes what the law required to keep until now. */
  forget?: (tx: MoneyTx, person: Person) => Promise<void>;
  /** End of retention for its due work, by kind, computed from the current settings. */
  ends?: Readonly<Record<string, EndsOf<never>>>;
}

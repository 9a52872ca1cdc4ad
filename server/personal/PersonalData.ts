// What a domain keeps of people, and what becomes of it when they leave.
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Schema } from '../store/schema.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import type { ClosureBlockers, Person } from './Leaving.ts';
import type { EndsOf } from './renewEnds.ts';

export type Keeping =
  /** Says nothing of anybody who can be named. */
  | 'ofNobody'
  /** Goes by itself after a time that the privacy policy names. */
  | 'forAWhile'
  /** Goes when the account is closed. */
  | 'untilClosed'
  /** Goes as long after the account is closed as the law demands it. */
  | 'forTheLaw'
  /** Stays under the number of the account: books have no gaps. */
  | 'inTheBooks';

/** A row of a copy: what it is of, and what it says as JSON. */
export type CopyRow = readonly [part: string, row: object];

export interface PersonalData {
  /** For how long each table of the domain is kept; of one with rows of several kinds the longest. */
  keeping: Readonly<Record<string, Keeping>>;
  /** All data about the user, part by part; secrets and hashes are excluded. */
  copy?: (context: Context, person: Person) => AsyncIterable<CopyRow>;
  /** Items that must end before the account can be closed. Holds block closure by themselves. */
  closureBlockers?: (db: Kysely<Schema>, owner: string) => Promise<ClosureBlockers>;
  /** Takes away what goes with the account. */
  close?: (tx: MoneyTx, person: Person) => Promise<void>;
  /** Takes away what the law has demanded until now. */
  forget?: (tx: MoneyTx, person: Person) => Promise<void>;
  /** End of retention for its due work, by kind, computed from the current settings. */
  ends?: Readonly<Record<string, EndsOf<never>>>;
}

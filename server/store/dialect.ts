// Differences between the supported databases behind Kysely.
import { PostgresAdapter, sql } from 'kysely';
import type { Dialect, Driver, Kysely, RawBuilder } from 'kysely';
import type { Savepoint } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';

type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** For migrations and statements that the query builder cannot express for both dialects. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Type of an integer primary key: in SQLite only `integer` makes it the rowid (int64). */
export function rowIdType(db: AnyDatabase): 'integer' | 'bigint' {
  return isPostgres(db) ? 'bigint' : 'integer';
}

/** Suffix of a table definition that stores rows in primary key order, once, where supported. */
export function clustered(db: AnyDatabase): RawBuilder<unknown> {
  return isPostgres(db) ? sql`` : sql`without rowid`;
}

/** Runs atomically, within a migration that may be in a transaction already. */
export async function whole<Tables>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}

/** Test hook between Kysely and a connection. */
export type Around = (driver: Driver, connection: 'writing' | 'reading') => Driver;

export const nothingAround: Around = (driver) => driver;

/** A dialect with another driver. */
export function withDriver(dialect: Dialect, createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver,
  };
}

export interface Connections {
  /** Connection of the command executor. */
  writing: Kysely<Schema>;
  /** Connections that see committed rows only and never wait for the command executor. */
  reading: Kysely<Schema>;
  /** Like `reading`; a transaction on it sees one snapshot and blocks no other connection. */
  apart: Kysely<Schema>;
  savepoint: Savepoint;
  /** Called once the schema is final: statement timeouts are short from then on. */
  afterMigrations(): void;
  /** Limits a writer's idle time in a transaction to what a takeover can wait for. */
  limitPauses(): void;
  /**
   * After a failure: ends the transaction and ensures that nothing of it can still be written, so that later reads
   * return the durable state.
   * @throws Error when this cannot be ensured
   */
  recover(): Promise<void>;
  /**
   * Confirms that no other server writes to the database; free of charge while that is certain.
   * @throws Error when it cannot be confirmed
   */
  confirm(): Promise<void>;
  /** Calls the listener once when another server writes to the database: this one never will again. */
  whenLost(listener: (error: Error) => void): void;
  /** Whether an error is temporary: the database is unreachable. */
  isPassing(error: unknown): boolean;
  /** Faults of the database below its tables, one sentence each. */
  integrity(): Promise<string[]>;
  /** Message for an error of a damaged or full database; undefined for any other error. */
  damageOf(error: unknown): string | undefined;
  /** Releases the database, after both connections have been closed. */
  close(): Promise<void>;
}

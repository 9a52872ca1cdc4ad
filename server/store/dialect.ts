// What differs between the databases that may stand behind Kysely.
import { PostgresAdapter, sql } from 'kysely';
import type { Dialect, Driver, Kysely, RawBuilder } from 'kysely';
import type { Savepoint } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';

type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** For migrations and for what no query builder says the same way on both. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The type of an integer primary key: in SQLite only `integer` makes it the row's own number (int64). */
export function rowIdType(db: AnyDatabase): 'integer' | 'bigint' {
  return isPostgres(db) ? 'bigint' : 'integer';
}

/** The end of a table's definition that keeps its rows in its primary key, in order and once, where there is one. */
export function clustered(db: AnyDatabase): RawBuilder<unknown> {
  return isPostgres(db) ? sql`` : sql`without rowid`;
}

/** Does something whole or not at all, within a migration that may be in a transaction already. */
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
  /** The command executor's connection. */
  writing: Kysely<Schema>;
  /** Others that see committed rows only and never wait for the command executor. */
  reading: Kysely<Schema>;
  /** Like `reading`; a transaction on it sees one snapshot and blocks no other connection. */
  apart: Kysely<Schema>;
  savepoint: Savepoint;
  /** Told once the database has its newest form: statements are short from then on. */
  afterMigrations(): void;
  /** From now on a writer may be idle in a transaction only as long as a takeover can wait for it. */
  limitPauses(): void;
  /**
   * After a failure: ends what is left of the transaction and makes sure that nothing of it can still be written, so
   * that what is read from then on is what the database keeps.
   * @throws Error when that cannot be had
   */
  recover(): Promise<void>;
  /**
   * Confirms that no other server writes to the database; free of charge while that is certain.
   * @throws Error when it cannot be confirmed
   */
  confirm(): Promise<void>;
  /** Calls back once when another server writes to the database: this one never will again. */
  whenLost(listener: (error: Error) => void): void;
  /** Whether what failed may work again by itself: the database is out of reach. */
  isPassing(error: unknown): boolean;
  /** Faults of the database below its tables, one sentence each. */
  integrity(): Promise<string[]>;
  /** A sentence for an error of a database that is damaged, or can keep nothing more; undefined for any other. */
  damageOf(error: unknown): string | undefined;
  /** Gives the database back, once both have been closed. */
  close(): Promise<void>;
}

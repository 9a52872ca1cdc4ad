// What differs between the databases that may stand behind Kysely.
import type { Dialect, Driver, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Savepoint } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';

/** The type of an integer primary key: in SQLite only `integer` makes it the row's own number (int64). */
export const rowIdType = 'integer';

/** The end of a table's definition that keeps its rows in its primary key, in order and once; SQLite's own words. */
export const clustered = sql`without rowid`;

/** What tests put between Kysely and a connection. */
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
  /** The writer's connection. */
  writing: Kysely<Schema>;
  /** Others that see committed rows only and never wait for the writer. */
  reading: Kysely<Schema>;
  savepoint: Savepoint;
  /**
   * After a failure: ends what is left of the transaction and makes sure that nothing of it can still be written, so
   * that what is read from then on is what the database keeps.
   * @throws Error when that cannot be had
   */
  recover(): Promise<void>;
}

// Read-only view of a database: no writes, no table creation, no lease.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { openPool, readOnly } from './openPool.ts';
import type { Place } from './openStore.ts';
import { readBigInts } from './postgres.ts';
import type { Schema } from './schema.ts';
import { integrityOf, openReadOnly } from './sqlite.ts';

export interface ReadOnlyStore {
  db: Kysely<Schema>;
  /** See Store. */
  integrity(): Promise<string[]>;
  /** @throws Error when a server has begun to write to a database that was considered unused */
  requireQuiet(): void;
  close(): Promise<void>;
}

/** @throws Error when there is no database */
export async function openToRead({ folder, databaseUrl }: Place): Promise<ReadOnlyStore> {
  return databaseUrl === undefined ? openFiles(folder) : openServer(databaseUrl);
}

function openFiles(folder: string): ReadOnlyStore {
  const file = resolve(join(folder, 'meridian.db'));
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const hasLog = () => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const isLeftAlone = !hasLog();
  const url = pathToFileURL(file);
  // SQLite would create files beside a database that no process has open, as it does for a writer.
  if (isLeftAlone) url.searchParams.set('immutable', '1');
  const { database, adapted } = openReadOnly(url);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted }) });
  return {
    db,
    integrity: async () => integrityOf(database),
    requireQuiet: () => {
      if (isLeftAlone && hasLog()) throw new Error('a server has started meanwhile, ask again');
    },
    close: async () => {
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
}

function openServer(connectionString: string): ReadOnlyStore {
  const config = { connectionString, max: 1, application_name: 'meridian audit', types: readBigInts };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(config, readOnly) }) });
  return {
    db,
    integrity: async () => [],
    requireQuiet: () => undefined,
    close: () => db.destroy(),
  };
}

// Database access for operator commands that change rows no server caches: without a lease or a lock, so it can run
// beside a server. Its transactions are short.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { openPool } from './openPool.ts';
import type { Place } from './openStore.ts';
import { readBigInts } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openToWrite } from './sqlite.ts';

/** @throws Error when there is no database */
export function openBeside({ folder, databaseUrl }: Place): Kysely<Schema> {
  if (databaseUrl !== undefined) {
    const pool = openPool({
      connectionString: databaseUrl,
      max: 1,
      application_name: 'meridian operator',
      types: readBigInts,
    });
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }
  const file = resolve(join(folder, 'meridian.db'));
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: openToWrite(file) }) });
}

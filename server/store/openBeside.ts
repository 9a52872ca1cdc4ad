// A database for an operator's command that changes rows which no server keeps in memory: without a lease or a lock, so
// also beside a server that runs. Its transactions are short.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { openPool } from './openPool.ts';
import type { Place } from './openStore.ts';
import { readBigInts } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openToWrite } from './sqlite.ts';

/** @throws Error when there is none */
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

// Databases for tests: files in the folder of a test, or, where TEST_POSTGRES_URL names a server of PostgreSQL, a
// database there that is known by that folder.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { startCoreOn } from '../core.ts';
import type { Core, CoreOptions } from '../core.ts';
import type { Around } from '../store/dialect.ts';
import { openStore } from '../store/openStore.ts';
import type { Place, Store } from '../store/openStore.ts';

/** An empty database with all tables, which new ones are copied from. */
export const templateName = 'meridian_template';

/** Folders whose databases were made here. A test removes its folder when it is over. */
const made = new Map<string, string>();

/** Where the database of a folder is; makes one there is none of yet. */
export async function placeOf(folder: string): Promise<Place> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) return { folder };
  const name = `test_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    for (const [old, oldName] of made) {
      if (existsSync(old)) continue;
      made.delete(old);
      await client.query(`drop database if exists ${oldName} with (force)`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} template ${templateName}`);
    made.set(folder, name);
  } finally {
    await client.end();
  }
  return { folder, databaseUrl: server + name };
}

export async function openTestStore(folder: string, around?: Around): Promise<Store> {
  return openStore({ ...(await placeOf(folder)), around });
}

/** Opens the database of a folder, rebuilds balances and books from it, and takes commands. */
export async function startTestCore({
  folder,
  around,
  ...options
}: CoreOptions & { folder: string; around?: Around }): Promise<Core> {
  const store = await openTestStore(folder, around);
  const core = await startCoreOn({ ...options, store }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await core.stop();
    await store.close();
  };
  return { ...core, stop };
}

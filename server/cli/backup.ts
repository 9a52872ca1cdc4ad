// npm run backup: copies the database of a data folder into a file, also next to a running server. Usage: node
// server/cli/backup.ts --to <file> [--data <folder>]; default: DATA_DIR. Exit codes: 0, 2 if nothing was copied. For
// PostgreSQL use pg_dump.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openReadOnly } from '../store/sqlite.ts';
import { placeNamed } from './placeNamed.ts';

/** All pages in one step: between steps every commit of the server makes SQLite restart the copy. */
const allPages = 2 ** 31 - 1;

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { to, data } = parseArgs({ options: { to: text, data: text } }).values;
  if (!to) throw new Error('--to names the file: npm run backup -- --to <file> [--data <folder>]');
  const { folder, databaseUrl } = placeNamed({ data });
  if (databaseUrl !== undefined) throw new Error('DATABASE_URL names PostgreSQL: use pg_dump');
  const file = join(folder, 'meridian.db');
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  if (existsSync(to)) throw new Error(`${to} is already there`);
  process.umask(0o077);
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  const { database } = openReadOnly(file);
  try {
    await backup(database, partial, { rate: allPages });
  } finally {
    database.close();
  }
  // A backup with its final name is complete, even after a power failure.
  const opened = openSync(partial, 'r');
  fsyncSync(opened);
  closeSync(opened);
  renameSync(partial, to);
  console.log(`The backup is in ${to}`);
}

try {
  await run();
} catch (error) {
  console.error(`Nothing was copied: ${(error as Error).message}`);
  process.exitCode = 2;
}

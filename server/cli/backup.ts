// npm run backup: copies the database of a data folder into a file, also beside a running server.
// Usage: node server/cli/backup.ts --to <file> [--data <folder>]; without --data the folder that DATA_DIR names.
// Exit codes: 0, 2 where nothing was copied. PostgreSQL has pg_dump for it.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openReadOnly } from '../store/sqlite.ts';
import { placeNamed } from './placeNamed.ts';

/** All pages in one step: between two steps every commit of the server makes SQLite begin again. */
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
  // A backup that is named is whole, also after a power cut.
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

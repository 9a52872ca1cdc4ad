// Replaces the database of a data folder with a backup. SQLite replays any write-ahead log beside a database file, even
// another database's, so a backup must never lie beside the log of the previous database.
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { brand } from '../../contracts/brand.ts';
import { StartError } from '../StartError.ts';
import { lockFolder, requireNoServer } from './lockFolder.ts';
import { requireKnown } from './migrations.ts';
import type { Migrations } from './migrations.ts';
import { openStore } from './openStore.ts';
import type { Schema } from './schema.ts';
import { integrityOf } from './sqlite.ts';

const fileName = 'meridian.db';
/** Leftovers of an interrupted restore: no server reads them, and the next restore removes them. */
const stagingName = 'meridian.restoring';

export interface RestoreOptions {
  /** A database file, or a data folder, including its write-ahead log. */
  from: string;
  folder: string;
  migrations: Migrations;
  /**
   * Checks the backup before the target is changed.
   * @returns the key file that the target needs beside the database, if any
   * @throws StartError when the backup must not be restored
   */
  inspect: (backup: Kysely<Schema>) => Promise<string | undefined>;
}

/**
 * Database file of a backup.
 * @throws StartError when there is none
 */
export function backupFile(from: string): string {
  const file = statSync(from, { throwIfNoEntry: false })?.isDirectory() ? join(from, fileName) : from;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`${file} does not exist`);
  return file;
}

/**
 * After a crash at any point the folder contains the former database or the restored one, complete.
 * @returns the file that keeps the former database; undefined when there was none
 * @throws StartError with the target unchanged: a server runs, or the backup cannot be used
 */
export async function restoreFiles({
  from,
  folder,
  migrations,
  inspect,
}: RestoreOptions): Promise<string | undefined> {
  const source = backupFile(from);
  const unlock = lockFolder(folder);
  const staging = join(folder, stagingName);
  try {
    if (realpathSync(dirname(source)) !== realpathSync(folder)) requireNoServer(dirname(source));
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    const staged = join(staging, fileName);
    copyFileSync(source, staged);
    if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${staged}-wal`);
    requireUsable(staged, source, migrations);
    const keyFile = await prepare(staging, { migrations, inspect });
    const target = join(folder, fileName);
    const kept = existsSync(target) ? keep(target) : undefined;
    if (keyFile !== undefined) {
      const name = basename(keyFile);
      copyFileSync(keyFile, join(staging, name));
      put(join(staging, name), join(folder, name));
    }
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
    put(staged, target);
    return kept;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}

/** SQLite's codes for a file that is not a database, and for a missing table. */
const foreignCodes = new Set([26, 1]);

/** @throws StartError for a damaged file, one of another program or one of a newer server */
function requireUsable(staged: string, source: string, migrations: Migrations): void {
  const database = new DatabaseSync(staged);
  try {
    const [damage] = integrityOf(database);
    if (damage !== undefined) throw new StartError(`${source}: ${damage}`);
    const rows = database.prepare('select name from kysely_migration').all() as { name: string }[];
    const names = rows.map(({ name }) => name);
    requireKnown(names, migrations, source);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { errcode, message } = error as { errcode?: number; message: string };
    const isForeign = errcode !== undefined && foreignCodes.has(errcode);
    const what = isForeign ? `is no database of ${brand.name}` : `is damaged: ${message}`;
    throw new StartError(`${source} ${what}`, { cause: error });
  } finally {
    database.close();
  }
}

/** Migrates the copy to this build's schema, as one file. */
async function prepare(
  staging: string,
  { migrations, inspect }: Pick<RestoreOptions, 'migrations' | 'inspect'>,
): Promise<string | undefined> {
  const store = await openStore({ folder: staging, hasLongStatements: true }, migrations);
  try {
    return await inspect(store.db);
  } finally {
    await store.close();
  }
}

/** Moves a file into the folder, durably, with the file mode that a server uses. */
function put(staged: string, target: string): void {
  const folder = dirname(target);
  chmodSync(staged, 0o600);
  // After a restore by root, the files must be writable for the server's user.
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(staged, uid, gid);
  sync(staged);
  renameSync(staged, target);
  sync(folder);
}

/** Keeps the former database under another name. */
function keep(target: string): string {
  const kept = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const [log, keptLog] = [`${target}-wal`, `${kept}-wal`];
  // SQLite deletes the log of a database that it cannot use.
  if (existsSync(log)) linkSync(log, keptLog);
  let isOneFile = true;
  try {
    isOneFile = takeLogIn(target);
  } finally {
    if (isOneFile) rmSync(keptLog, { force: true });
  }
  linkSync(target, kept);
  sync(dirname(target));
  return kept;
}

/**
 * Checkpoints the former database into one file, so that a crash cannot separate it from its log.
 * @returns false when it is too damaged for that, and so for a server
 * @throws StartError when another program reads it
 */
function takeLogIn(target: string): boolean {
  let isBusy: boolean;
  try {
    const database = new DatabaseSync(target);
    try {
      const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
      isBusy = busy !== 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
  if (isBusy) throw new StartError(`Another program reads ${target}: end it, and try again`);
  return true;
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';
import { damageOfSqlite } from './damage.ts';

/** Error codes of SQLite: locked by another process, or not writable. */
const busy = 5;
const readOnly = 8;
const cannotOpen = 14;
/** Error codes of the operating system. */
const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Locks a data folder for this process. Balances live in memory, so two servers on one folder would overwrite each
 * other's writes. The lock is the operating system's: a killed process leaves none behind.
 * @returns a function that unlocks the folder
 * @throws StartError when another process holds the lock, or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(fileIn(folder));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw new StartError(sentenceOf(error, folder), { cause: error });
  }
  const held = lock;
  return () => held.close();
}

/**
 * For a process that only copies the folder.
 * @throws StartError when another process holds the lock
 */
export function requireNoServer(folder: string): void {
  if (!existsSync(fileIn(folder))) return;
  const lock = new DatabaseSync(fileIn(folder), { readOnly: true });
  try {
    lock.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy)
      throw new StartError(`A server is running on ${folder}: npm run backup copies its database`, {
        cause: error,
      });
  } finally {
    lock.close();
  }
}

function sentenceOf(error: unknown, folder: string): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message: string };
  if (errcode === busy) return `Another server is running on the data folder ${folder}`;
  if (errcode === readOnly || errcode === cannotOpen || (code !== undefined && notAllowed.has(code)))
    return `The data folder ${folder} cannot be written: give the server's user the right to write to it`;
  return damageOfSqlite(error, fileIn(folder)) ?? `The data folder ${folder} cannot be used: ${message}`;
}

function fileIn(folder: string): string {
  return join(folder, 'meridian.lock');
}

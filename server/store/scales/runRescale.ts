import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../StartError.ts';
import { lockFolder } from '../lockFolder.ts';
import { openStore } from '../openStore.ts';
import type { Migrations } from '../migrations.ts';
import type { AnyColumnMeanings } from './columnMeanings.ts';
import type { Configured } from './keptScales.ts';
import { rescale } from './rescale.ts';

/**
 * Rescales the database of a folder, or of PostgreSQL, as no server writes to it.
 * @returns what was changed, as lines
 * @throws StartError when there is no database, a server has it, or what is configured cannot be had exactly
 */
export async function runRescale(
  { folder, databaseUrl }: { folder: string; databaseUrl?: string },
  configured: Configured,
  { migrations, tables }: { migrations: Migrations; tables: AnyColumnMeanings },
): Promise<string[]> {
  const unlock = databaseUrl === undefined ? lockExisting(folder) : () => undefined;
  const onWaiting = () => {
    throw new StartError('A server writes to this database: stop it, and those that stand by, and try again');
  };
  const store = await openStore({ folder, databaseUrl, onWaiting, hasLongStatements: true }, migrations);
  try {
    return await rescale(store.writing, configured, tables);
  } finally {
    await store.close();
    unlock();
  }
}

function lockExisting(folder: string): () => void {
  if (!existsSync(join(folder, 'meridian.db'))) throw new StartError(`There is no database in ${folder}`);
  return lockFolder(folder);
}

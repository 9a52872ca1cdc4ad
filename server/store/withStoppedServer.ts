import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../StartError.ts';
import { lockFolder } from './lockFolder.ts';
import { openStore } from './openStore.ts';
import type { Migrations } from './migrations.ts';
import type { Store } from './openStore.ts';

/**
 * Works on the database of a folder, or of PostgreSQL, while no server writes to it.
 * @throws StartError when there is no database, or a server has it
 */
export async function withStoppedServer<Answer>(
  { folder, databaseUrl }: { folder: string; databaseUrl?: string },
  migrations: Migrations,
  work: (store: Store) => Promise<Answer>,
): Promise<Answer> {
  const unlock = databaseUrl === undefined ? lockExisting(folder) : () => undefined;
  const onWaiting = () => {
    throw new StartError('A server writes to this database: stop it, and those that stand by, and try again');
  };
  const store = await openStore({ folder, databaseUrl, onWaiting, hasLongStatements: true }, migrations);
  try {
    return await work(store);
  } finally {
    await store.close();
    unlock();
  }
}

function lockExisting(folder: string): () => void {
  if (!existsSync(join(folder, 'meridian.db'))) throw new StartError(`There is no database in ${folder}`);
  return lockFolder(folder);
}

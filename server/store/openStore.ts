import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openSqlite } from './dialect.ts';
import type { Savepoint } from './dialect.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface Store {
  /** Committed rows, for reads outside commands. */
  db: Kysely<Schema>;
  /** The writer's own; commands reach it as tx.db. */
  writing: Kysely<Schema>;
  savepoint: Savepoint;
  close(): Promise<void>;
}

/** Opens the database under a data folder and brings it to the newest form. */
export async function openStore(folder: string): Promise<Store> {
  const { writing, reading, savepoint } = openSqlite(join(folder, 'meridian.db'));
  await migrate(writing);
  return {
    db: reading,
    writing,
    savepoint,
    close: async () => {
      await reading.destroy();
      await writing.destroy();
    },
  };
}

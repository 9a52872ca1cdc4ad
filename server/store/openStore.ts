import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Around } from './dialect.ts';
import { migrate } from './migrations.ts';
import type { Savepoint } from './SavepointDriver.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Store {
  /** Committed rows, for reads outside commands. */
  db: Kysely<Schema>;
  /** The writer's own; commands reach it as tx.db. */
  writing: Kysely<Schema>;
  savepoint: Savepoint;
  /** As Connections.recover. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database under a data folder and brings it to the newest form. */
export async function openStore(folder: string, around?: Around): Promise<Store> {
  const { writing, reading, savepoint, recover } = openSqlite(join(folder, 'meridian.db'), around);
  await migrate(writing);
  return {
    db: reading,
    writing,
    savepoint,
    recover,
    close: async () => {
      await reading.destroy();
      await writing.destroy();
    },
  };
}

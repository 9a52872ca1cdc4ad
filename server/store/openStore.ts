import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import { damageOfPostgres, damageOfSqlite } from './damage.ts';
import type { Around, Connections } from './dialect.ts';
import { migrate } from './migrations.ts';
import type { Migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { statementsOf } from './rows.ts';
import type { PendingRows } from './rows.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Store extends Pick<
  Connections,
  | 'writing'
  | 'apart'
  | 'savepoint'
  | 'limitPauses'
  | 'recover'
  | 'confirm'
  | 'whenLost'
  | 'isPassing'
  | 'integrity'
  | 'damageOf'
> {
  /** Committed rows, for reads outside commands. */
  db: Kysely<Schema>;
  /** Writes rows in the command executor's transaction, in one round trip if supported. */
  send(rows: readonly PendingRows[]): Promise<void>;
  close(): Promise<void>;
}

export interface Place {
  /** Folder of the SQLite files. */
  folder: string;
  /** PostgreSQL URL; SQLite by default. */
  databaseUrl?: string;
  /** Called once when another server has the database and this one stands by. */
  onWaiting?: () => void;
  /** For rewrites of whole tables: a statement may take as long as in a migration. */
  hasLongStatements?: boolean;
  /** PostgreSQL: maximum pause of a writer within a transaction; two seconds by default. */
  longestPauseMs?: number;
  around?: Around;
}

/**
 * Opens the database and migrates it to the newest schema. On PostgreSQL it waits until no other server writes to it.
 * @param migrations of the domains, besides the store's own
 * @throws StartError when it cannot be opened or written, is damaged, or a newer server has changed it
 */
export async function openStore(place: Place, migrations: Migrations): Promise<Store> {
  const { folder, databaseUrl } = place;
  try {
    return await open(place, migrations);
  } catch (error) {
    const damage =
      databaseUrl === undefined ? damageOfSqlite(error, fileIn(folder)) : damageOfPostgres(error);
    throw damage === undefined ? error : new StartError(damage, { cause: error });
  }
}

function fileIn(folder: string): string {
  return join(folder, 'meridian.db');
}

async function open(place: Place, migrations: Migrations): Promise<Store> {
  const { folder, databaseUrl: url, onWaiting, hasLongStatements = false, longestPauseMs, around } = place;
  const { reading, close, afterMigrations, ...connections } =
    url === undefined
      ? openSqlite(fileIn(folder), around)
      : await openPostgres({ url, around, onWaiting, longestPauseMs });
  const { writing, savepoint } = connections;
  await migrate(writing, { domains: migrations });
  if (!hasLongStatements) afterMigrations();
  return {
    ...connections,
    db: reading,
    send: (rows) => savepoint.send(statementsOf(writing, rows)),
    close: async () => {
      await connections.apart.destroy();
      await reading.destroy();
      await writing.destroy();
      await close();
    },
  };
}

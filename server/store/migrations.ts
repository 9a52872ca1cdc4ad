// Every migration, imported statically so that the server needs no folder of files beside it at run time.
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { up as ledger } from './migrations/0001-ledger.ts';
import { up as session } from './migrations/0002-session.ts';
import { up as market } from './migrations/0003-market.ts';
import { up as candles } from './migrations/0004-candles.ts';

const migrations: Record<string, Migration> = {
  '0001-ledger': { up: ledger },
  '0002-session': { up: session },
  '0003-market': { up: market },
  '0004-candles': { up: candles },
};

/** Brings the database to the newest form. @throws the first migration's error. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

import type { Kysely } from 'kysely';
import { clustered } from '../dialect.ts';

/**
 * Candles of every period replace a day of minutes. The minutes are dropped: a history generated at the next start ends
 * at the last price, and would not connect to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await candleTable(db, 'market_candle')
    .addPrimaryKeyConstraint('market_candle_key', ['source', 'symbol', 'period', 'time'])
    .execute();
  await candleTable(db, 'market_forming')
    .addPrimaryKeyConstraint('market_forming_key', ['source', 'symbol', 'period'])
    .execute();
  await db.schema.dropTable('market_minute').execute();
}

function candleTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('open', 'bigint', (column) => column.notNull())
    .addColumn('high', 'bigint', (column) => column.notNull())
    .addColumn('low', 'bigint', (column) => column.notNull())
    .addColumn('close', 'bigint', (column) => column.notNull())
    .addColumn('volume', 'text', (column) => column.notNull())
    .addColumn('quote_volume', 'text', (column) => column.notNull())
    .modifyEnd(clustered(db));
}

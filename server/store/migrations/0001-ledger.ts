import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Balances, postings, idempotent commands, spot orders, fills and each pair's last price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ledgerTables(db);
  await spotTables(db);
}

async function ledgerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('available', 'bigint', (column) => column.notNull())
    .addColumn('held', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('account_name', ['owner', 'kind', 'asset'])
    .addCheckConstraint(
      'account_not_negative',
      sql`held >= 0 and (available >= 0 or owner = 'system:issuance')`,
    )
    .execute();
  await db.schema
    .createTable('posting')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('debit_account', 'bigint', (column) => column.notNull())
    .addColumn('credit_account', 'bigint', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull().check(sql`units > 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posting_debit').on('posting').columns(['debit_account', 'id']).execute();
  await db.schema.createIndex('posting_credit').on('posting').columns(['credit_account', 'id']).execute();
  await db.schema
    .createTable('command')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('command_key', ['owner', 'command_id'])
    .execute();
}

async function spotTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spot_order')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint')
    .addColumn('worst_price', 'bigint')
    .addColumn('trade_price', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('filled_quantity', 'bigint', (column) => column.notNull())
    .addColumn('filled_value', 'bigint', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('fee_asset', 'text', (column) => column.notNull())
    .addColumn('status', 'bigint', (column) => column.notNull())
    .addColumn('cancel_reason', 'text', (column) => column.notNull())
    .addColumn('client_order_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addCheckConstraint('spot_order_filled', sql`filled_quantity >= 0 and filled_quantity <= quantity`)
    .execute();
  await db.schema.createIndex('spot_order_owner').on('spot_order').columns(['owner', 'id']).execute();
  await db.schema
    .createIndex('spot_order_open')
    .on('spot_order')
    .column('sequence')
    .where(sql.ref('status'), '=', sql.lit(1))
    .execute();
  await db.schema
    .createIndex('spot_order_client')
    .on('spot_order')
    .columns(['owner', 'client_order_id'])
    .execute();
  await db.schema
    .createTable('fill')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addColumn('maker_order', 'bigint')
    .addColumn('taker_order', 'bigint')
    .addColumn('taker_side', 'text', (column) => column.notNull())
    .addColumn('maker_fee', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('fill_maker').on('fill').column('maker_order').execute();
  await db.schema.createIndex('fill_taker').on('fill').column('taker_order').execute();
  await db.schema
    .createTable('pair_state')
    .addColumn('symbol', 'text', (column) => column.primaryKey())
    .addColumn('last_price', 'bigint', (column) => column.notNull())
    .addColumn('trade_sequence', 'bigint', (column) => column.notNull())
    .execute();
}

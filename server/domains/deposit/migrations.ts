import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { clustered, rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';
import type { Schema } from '../../store/schema.ts';
import { holdMigrations } from './holdMigrations.ts';

export const depositMigrations: Migrations = {
  '0051-deposits': {
    up: async (db) => {
      await createDeposits(db);
      await createAddresses(db);
      await createSandbox(db);
    },
  },
  '0052-deposit-claims': { up: createClaims },
  ...holdMigrations,
};

async function createDeposits(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('deposit')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('output', 'bigint', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull().check(sql`units > 0`))
    .addColumn('minimum_units', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('height', 'bigint')
    .addColumn('block_hash', 'text')
    .addColumn('confirmations_needed', 'bigint', (column) => column.notNull())
    .addColumn('final_at', 'bigint')
    .addColumn('short_units', 'bigint', (column) => column.notNull())
    .addColumn('covered_units', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('credited_at', 'bigint')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('deposit');
  // A transfer is credited at most once.
  await index('deposit_transfer').columns(['chain', 'hash', 'output']).unique().execute();
  await index('deposit_owner').columns(['owner', 'id']).execute();
  await index('deposit_owner_asset').columns(['owner', 'asset', 'id']).execute();
  await index('deposit_height').columns(['chain', 'height']).execute();
  await index('deposit_pending')
    .columns(['chain', 'final_at', 'id'])
    .where(sql<boolean>`state = 'seen'`)
    .execute();
  await index('deposit_kept')
    .columns(['owner', 'asset', 'chain'])
    .where(sql<boolean>`state = 'belowMinimum'`)
    .execute();
  await index('deposit_short')
    .columns(['asset'])
    .where(sql<boolean>`short_units > covered_units`)
    .execute();
}

async function createClaims(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('deposit_claim')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull().check(sql`units > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('review', 'bigint', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('proof', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text')
    .addColumn('network', 'text')
    .addColumn('chain', 'text')
    .addColumn('hash', 'text')
    .addColumn('address', 'text')
    .addColumn('confirmations_needed', 'bigint')
    .addColumn('bank_units', 'bigint')
    .addColumn('bank_currency', 'text')
    .addColumn('rate', 'text')
    .addColumn('reference', 'text')
    .addColumn('statement', 'text')
    .addColumn('credit_posting', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('deposit_claim');
  await index('deposit_claim_owner').columns(['owner', 'id']).execute();
  await index('deposit_claim_owner_asset').columns(['owner', 'asset', 'id']).execute();
  await index('deposit_claim_client')
    .columns(['owner', 'client_id'])
    .where(sql<boolean>`client_id is not null`)
    .execute();
  // An entry of a statement is credited at most once.
  await index('deposit_claim_statement')
    .columns(['statement'])
    .unique()
    .where(sql<boolean>`statement is not null`)
    .execute();
  await index('deposit_claim_open')
    .columns(['chain', 'hash'])
    .where(sql<boolean>`state = 'submitted'`)
    .execute();
}

async function createAddresses(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('deposit_address')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deposit_address_key', ['chain', 'address'])
    .modifyEnd(clustered(db))
    .execute();
  await db.schema
    .createIndex('deposit_address_owner')
    .on('deposit_address')
    .columns(['owner', 'chain'])
    .unique()
    .execute();
  await db.schema
    .createTable('chain_cursor')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('hashes', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chain_cursor_key', ['chain'])
    .modifyEnd(clustered(db))
    .execute();
}

async function createSandbox(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('sandbox_transfer')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('height', 'bigint')
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sandbox_transfer_key', ['chain', 'hash'])
    .modifyEnd(clustered(db))
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('sandbox_transfer');
  await index('sandbox_transfer_height').columns(['chain', 'height']).execute();
  await index('sandbox_transfer_sender').columns(['sender', 'sent_at']).execute();
  await index('sandbox_transfer_sent').columns(['sent_at']).execute();
  await db.schema
    .createTable('sandbox_fork')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sandbox_fork_key', ['chain', 'height', 'at'])
    .modifyEnd(clustered(db))
    .execute();
}

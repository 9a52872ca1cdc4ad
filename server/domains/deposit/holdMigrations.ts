// Pots below the minimum, held deposits, and notices of a custody provider.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { clustered, rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';
import type { Schema } from '../../store/schema.ts';

export const holdMigrations: Migrations = {
  '0053-deposit-holds': {
    up: async (db) => {
      await extendDeposits(db);
      await createPots(db);
      await createNotices(db);
    },
  },
  '0055-deposit-transfers': {
    up: async (db) => {
      await db.schema.dropIndex('deposit_transfer').execute();
      // A transfer is credited once; in another block the same transaction may transfer something else.
      await db.schema
        .createIndex('deposit_transfer')
        .on('deposit')
        .columns(['chain', 'hash', 'output', 'address', 'asset', 'units'])
        .unique()
        .execute();
      await db.schema
        .createIndex('deposit_arriving')
        .on('deposit')
        .columns(['owner'])
        .where(sql<boolean>`state in ('seen', 'held') and units >= minimum_units`)
        .execute();
    },
  },
};

async function extendDeposits(db: Kysely<Schema>): Promise<void> {
  const deposits = () => db.schema.alterTable('deposit');
  for (const name of ['pot', 'stuck_at', 'review', 'credit_posting'])
    await deposits().addColumn(name, 'bigint').execute();
  await deposits().addColumn('rejected', 'text').execute();
  for (const [name, empty] of [
    ['screening', 'off'],
    ['from_addresses', '[]'],
    ['told_blocks', '[]'],
  ] as const)
    await deposits()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(empty))
      .execute();
  await deposits()
    .addColumn('ask_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update deposit set credit_posting = booked.id
    from (select id, reference from posting where reason = 'deposit.credit') as booked
    where booked.reference = 'deposit:' || deposit.id`.execute(db);
  await db.schema.dropIndex('deposit_pending').execute();
  await db.schema.dropIndex('deposit_kept').execute();
  const index = (name: string) => db.schema.createIndex(name).on('deposit');
  await index('deposit_pending')
    .columns(['chain', 'final_at', 'id'])
    .where(sql<boolean>`state = 'seen' and stuck_at is null and screening <> 'waiting'`)
    .execute();
  await index('deposit_unscreened')
    .columns(['chain', 'ask_at', 'id'])
    .where(sql<boolean>`state = 'seen' and screening = 'waiting'`)
    .execute();
  await index('deposit_open')
    .columns(['chain', 'screening'])
    .where(sql<boolean>`state = 'seen'`)
    .execute();
  await index('deposit_kept')
    .columns(['pot', 'id'])
    .where(sql<boolean>`state = 'belowMinimum' and stuck_at is null`)
    .execute();
  await index('deposit_waiting')
    .columns(['state', 'asset'])
    .where(sql<boolean>`state in ('belowMinimum', 'held', 'rejected')`)
    .execute();
  await index('deposit_stuck')
    .columns(['chain', 'stuck_at'])
    .where(sql<boolean>`stuck_at is not null`)
    .execute();
}

async function createPots(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('deposit_pot')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('is_released', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into deposit_pot (id, owner, asset, chain, units, is_released)
    select min(id), owner, asset, chain, cast(sum(units) as bigint), 0 from deposit
    where state = 'belowMinimum' group by owner, asset, chain`.execute(db);
  await sql`update deposit set pot = deposit_pot.id from deposit_pot
    where deposit.state = 'belowMinimum' and deposit_pot.owner = deposit.owner
      and deposit_pot.asset = deposit.asset and deposit_pot.chain = deposit.chain`.execute(db);
  const index = (name: string) => db.schema.createIndex(name).on('deposit_pot');
  await index('deposit_pot_open')
    .columns(['owner', 'asset', 'chain'])
    .unique()
    .where(sql<boolean>`is_released = 0`)
    .execute();
  await index('deposit_pot_released')
    .columns(['chain', 'id'])
    .where(sql<boolean>`is_released = 1`)
    .execute();
}

async function createNotices(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('custody_notice')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('custody_notice_key', ['id'])
    .modifyEnd(clustered(db))
    .execute();
  await db.schema.createIndex('custody_notice_told').on('custody_notice').columns(['told_at']).execute();
}

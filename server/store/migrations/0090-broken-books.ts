import type { Kysely } from 'kysely';

/** Stops of money, quarantined accounts, and repairs that a second operator has to confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('money_stop')
    .ifNotExists()
    .addColumn('sentence', 'text', (column) => column.primaryKey())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('quarantine')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('repair_proposal')
    .ifNotExists()
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('operator', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('repair_proposal_key', ['what', 'about'])
    .execute();
}

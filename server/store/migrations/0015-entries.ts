import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { clustered, isPostgres, whole } from '../dialect.ts';

/**
 * Users' ledgers by account and reason, each entry with its sequence number in the series: every page, kind and time
 * range reads this order, and is counted by subtracting two numbers. It replaces four indexes on postings. Orders are
 * also indexed by their pair, for which the old index had to be scanned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  if ((await db.introspection.getTables()).some(({ name }) => name === 'entry')) return;
  await whole(db, async (tx) => {
    await createEntries(tx);
    await keepCounts(tx);
    for (const index of ['posting_of_person', 'posting_rare'])
      for (const side of ['debit', 'credit']) await tx.schema.dropIndex(`${index}_${side}`).execute();
    await tx.schema
      .createIndex('spot_order_pair')
      .on('spot_order')
      .columns(['owner', 'symbol', 'status', 'id'])
      .execute();
    await tx.schema.dropIndex('spot_order_list').execute();
  });
}

/** Numbered in one pass; the postings themselves are unchanged. */
async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry')
    .addColumn('account', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('nth', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['account', 'reason', 'id'])
    .modifyEnd(clustered(db))
    .execute();
  await sql`insert into entry (account, reason, id, nth)
    select account, reason, id, row_number() over (partition by account, reason order by id)
    from (
      select debit_account as account, reason, id * 2 as id from posting where debit_after is not null
      union all
      select credit_account, reason, id * 2 + 1 from posting where credit_after is not null
    ) as entries
    order by account, reason, id`.execute(db);
}

async function keepCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('entries', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const counts: RawBuilder<string> = isPostgres(db)
    ? sql`json_object_agg(reason, entries)::text`
    : sql`json_group_object(reason, entries)`;
  await sql`update account set entries = counted.entries
    from (
      select account, ${counts} as entries
      from (select account, reason, max(nth) as entries from entry group by account, reason) as series
      group by account
    ) as counted
    where counted.account = account.id`.execute(db);
}

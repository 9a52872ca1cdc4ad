import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Each posting states the resulting balance of a user account, and users' postings can be paged and counted from an
 * index alone. The operator's own accounts need neither, so their postings leave the indexes. Reason and time are not
 * indexed: the cost for each order would exceed the savings of filters on long ledgers. Postings without an order are
 * rare and have indexes of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posting').addColumn('debit_after', 'bigint').execute();
  await db.schema.alterTable('posting').addColumn('credit_after', 'bigint').execute();
  // Old merged postings take the position of their first part, so balances in between may have passed below zero.
  await sql`
    create temporary table running as
    select id, side, sum(delta) over (partition by account order by id, side) as after
    from (
      select posting.id, 0 as side, debit_account as account, -units as delta
      from posting join account on account.id = debit_account where owner like 'user:%'
      union all
      select posting.id, 1, credit_account, units
      from posting join account on account.id = credit_account where owner like 'user:%'
    ) as entries`.execute(db);
  await sql`update posting set debit_after = running.after from running
    where running.id = posting.id and running.side = 0`.execute(db);
  await sql`update posting set credit_after = running.after from running
    where running.id = posting.id and running.side = 1`.execute(db);
  await sql`drop table running`.execute(db);
  for (const side of ['debit', 'credit'] as const) {
    // The last column is included only because a query on this index selects it, and would otherwise read the table.
    await db.schema.dropIndex(`posting_${side}`).execute();
    await db.schema
      .createIndex(`posting_of_person_${side}`)
      .on('posting')
      .columns([`${side}_account`, 'id', `${side}_after`])
      .where(sql.ref(`${side}_after`), 'is not', null)
      .execute();
    await db.schema
      .createIndex(`posting_rare_${side}`)
      .on('posting')
      .columns([`${side}_account`, 'id'])
      .where(
        sql<boolean>`${sql.ref(`${side}_after`)} is not null and reason not in ('spot.trade', 'spot.fee')`,
      )
      .execute();
  }
}

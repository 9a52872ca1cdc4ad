import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { audit } from '../audit/audit.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { domains } from '../product.ts';
import type { Schema } from '../store/schema.ts';

/** The whole audit, for tests and benches, and what is wrong with the entries: a sentence for everything. */
export async function findViolations(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<string[]> {
  const { violations } = await audit(db, rulesOf(domains, pairs));
  return [...violations, ...(await wrongEntries(db))];
}

/** Entries that no posting has made, postings without theirs, wrong numbers, and accounts that count otherwise. */
async function wrongEntries(db: Kysely<Schema>): Promise<string[]> {
  const made = sql`select account, reason, id, row_number() over (partition by account, reason order by id) as nth
    from (
      select debit_account as account, reason, 2 * id as id from posting where debit_after is not null
      union all
      select credit_account, reason, 2 * id + 1 from posting where credit_after is not null
    ) as sides`;
  const kept = sql`select account, reason, id, nth from entry`;
  const { rows } = await sql<{ id: bigint }>`
    select id from (${made} except ${kept}) as missing union select id from (${kept} except ${made}) as surplus
    limit 10`.execute(db);
  const counted = await sql<{ account: bigint; reason: string; nth: bigint }>`
    select account, reason, max(nth) as nth from entry group by account, reason`.execute(db);
  const counts = new Set(counted.rows.map(({ account, reason, nth }) => `${account} ${reason} ${nth}`));
  const told = await db.selectFrom('account').select(['id', 'entries']).execute();
  const wrong = told
    .flatMap(({ id, entries }) =>
      Object.entries(JSON.parse(entries) as Record<string, number>).map(
        ([reason, nth]) => `${id} ${reason} ${nth}`,
      ),
    )
    .filter((count) => !counts.delete(count));
  return [
    ...rows.map(({ id }) => `Entry ${id} is not what its posting says`),
    ...[...wrong, ...counts].map((count) => `Entries are not as many as their account says: ${count}`),
  ];
}

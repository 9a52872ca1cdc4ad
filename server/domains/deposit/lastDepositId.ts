import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/** Newest id of deposits and claims: they share one list, ordered by id. */
export async function lastDepositId(db: Kysely<Schema>): Promise<number> {
  const newest = async (table: 'deposit' | 'deposit_claim') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    return Number(row?.id ?? 0);
  };
  return Math.max(await newest('deposit'), await newest('deposit_claim'));
}

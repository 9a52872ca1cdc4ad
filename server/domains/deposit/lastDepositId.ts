import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/** The newest id of deposits and claims: they are in one list, by their ids. */
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

import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Height up to which a chain was scanned; undefined before its first block. */
export async function scannedHeight(db: Kysely<Schema>, chain: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chain_cursor')
    .select('height')
    .where('chain', '=', chain)
    .executeTakeFirst();
  return row && Number(row.height);
}

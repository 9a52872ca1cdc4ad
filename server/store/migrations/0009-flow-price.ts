import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Separate from the postings: postings of orders have no price here, and they are nearly all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flow_price')
    .addColumn('posting_id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('price', 'text', (column) => column.notNull())
    .execute();
}

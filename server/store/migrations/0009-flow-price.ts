import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Apart from the postings: what orders cause has no price here, and nearly all postings are that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flow_price')
    .addColumn('posting_id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('price', 'text', (column) => column.notNull())
    .execute();
}

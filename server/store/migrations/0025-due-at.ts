import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { whole } from '../dialect.ts';

/** When work fell due, beside when it is tried next; of rows of before that is what is known of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator notes a migration after it has run, so a power cut may lie between.
  const tables = await db.introspection.getTables();
  for (const name of ['due_work', 'due_work_dropped']) {
    const table = tables.find((known) => known.name === name);
    if (table?.columns.some((column) => column.name === 'due_at')) continue;
    await whole(db, async (tx) => {
      // A column of rows that are there cannot begin without a value.
      await tx.schema
        .alterTable(name)
        .addColumn('due_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update ${sql.table(name)} set due_at = at`.execute(tx);
    });
  }
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { whole } from '../dialect.ts';

/** Original due time of work, beside the time of its next attempt; existing rows get the best known value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  const tables = await db.introspection.getTables();
  for (const name of ['due_work', 'due_work_dropped']) {
    const table = tables.find((known) => known.name === name);
    if (table?.columns.some((column) => column.name === 'due_at')) continue;
    await whole(db, async (tx) => {
      // A not-null column cannot be added to existing rows without a value.
      await tx.schema
        .alterTable(name)
        .addColumn('due_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update ${sql.table(name)} set due_at = at`.execute(tx);
    });
  }
}

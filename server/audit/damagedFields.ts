// Finds values that no server wrote: SQLite stores any value in an integer column.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { leverTables } from '../domains/lever/tables.ts';
import { optionTables } from '../domains/option/tables.ts';
import { spotTables } from '../domains/spot/tables.ts';
import { isPostgres } from '../store/dialect.ts';
import { sharedTables } from '../store/scales/columnMeanings.ts';
import type { AnyColumnMeanings } from '../store/scales/columnMeanings.ts';
import type { Schema } from '../store/schema.ts';

const { account, posting, entry, hold, command } = sharedTables;
/** Tables that engines are rebuilt from and that the audit reads. */
const tables: AnyColumnMeanings = {
  account,
  posting,
  entry,
  hold,
  command,
  ...spotTables,
  ...leverTables,
  ...optionTables,
};
/** Maximum number of reported values a table. */
const mostNamed = 10;

/** Reasons why the books could not be read, with the affected rows if they can be determined. */
export async function reasonsOf(db: Kysely<Schema>, error: unknown): Promise<string[]> {
  const fields = await damagedFields(db).catch(() => []);
  if (fields.length > 0) return fields;
  return [error instanceof Error ? error.message : String(error)];
}

/** Reads whole tables, so it runs only after the books proved unreadable, when trading is stopped anyway. */
export async function damagedFields(db: Kysely<Schema>): Promise<string[]> {
  // PostgreSQL enforces the type of a column.
  if (isPostgres(db)) return [];
  const found: string[] = [];
  for (const table of Object.keys(tables)) found.push(...(await damagedIn(db, table)));
  return found;
}

async function damagedIn(db: Kysely<Schema>, table: string): Promise<string[]> {
  const meanings = tables[table]!;
  const key = meanings.id === 'id' ? 'id' : Object.keys(meanings)[0]!;
  const faults = Object.entries(meanings).map(([column, meaning]) => {
    const isText = meaning === 'text' || (typeof meaning === 'object' && meaning.isText);
    const type = sql.lit(isText ? 'text' : 'integer');
    const says = sql.lit(`${column} is no ${isText ? 'text' : 'whole number'}`);
    return { isWrong: sql<boolean>`typeof(${sql.ref(column)}) not in (${type}, 'null')`, says };
  });
  const { rows } = await sql<{ key: unknown; says: string }>`
    select ${sql.ref(key)} as key, case ${sql.join(
      faults.map(({ isWrong, says }) => sql`when ${isWrong} then ${says}`),
      sql` `,
    )} end as says
    from ${sql.table(table)}
    where ${sql.join(
      faults.map(({ isWrong }) => isWrong),
      sql` or `,
    )}
    limit ${sql.lit(mostNamed)}`.execute(db);
  return rows.map((row) => `${table} ${String(row.key)}: ${row.says}`);
}

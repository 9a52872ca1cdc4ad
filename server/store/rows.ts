// Bulk inserts, without building a query for each group.
import { sql } from 'kysely';
import type { CompiledQuery, Insertable, Kysely } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

type Row = readonly unknown[];

/** Rows of one table to be written, in column order. */
export interface PendingRows {
  into: Pick<RowWriter<never>, 'statements'>;
  rows: readonly Row[];
}

/** Statements that write all pending rows. */
export function statementsOf(db: Kysely<Schema>, pending: readonly PendingRows[]): CompiledQuery[] {
  return pending.flatMap(({ into, rows }) => [...into.statements(db, rows)]);
}

/** Prepares each statement while the previous one is executed, so that a transaction is not idle for long. */
export async function writeRows(db: Kysely<Schema>, pending: readonly PendingRows[]): Promise<void> {
  for (const { into, rows } of pending)
    for (const statement of into.statements(db, rows)) await db.executeQuery(statement);
}

/** SQLite has a prepared statement for each of these row counts; a group is split into them, largest first. */
const sqliteChunks = [64, 16, 4, 1] as const;
/**
 * PostgreSQL accepts any number of rows in one parameter; this many take milliseconds to prepare, during which the
 * transaction is idle.
 */
const postgresChunk = 1000;

/** Inserts rows of one table; rows with an existing key are updated with the values of `overwrite`. */
export class RowWriter<Table extends keyof Schema & string> {
  private readonly table: Table;
  private readonly columns: readonly (keyof Schema[Table] & string)[];
  private readonly key: readonly (keyof Schema[Table] & string)[];
  private readonly overwrite: readonly (keyof Schema[Table] & string)[];
  /** By row count; 0 stands for any, on PostgreSQL. */
  private readonly compiled = new Map<number, CompiledQuery>();

  constructor(
    table: Table,
    columns: readonly (keyof Schema[Table] & string)[],
    upsert?: {
      key: readonly (keyof Schema[Table] & string)[];
      overwrite: readonly (keyof Schema[Table] & string)[];
    },
  ) {
    this.table = table;
    this.columns = columns;
    this.key = upsert?.key ?? [];
    this.overwrite = upsert?.overwrite ?? [];
  }

  /** @param rows values in column order */
  async write(db: Kysely<Schema>, rows: readonly Row[]): Promise<void> {
    await writeRows(db, [{ into: this, rows }]);
  }

  statements(db: Kysely<Schema>, rows: readonly Row[]): Iterable<CompiledQuery> {
    return isPostgres(db) ? this.onPostgres(db, rows) : this.onSqlite(db, rows);
  }

  private onSqlite(db: Kysely<Schema>, rows: readonly Row[]): CompiledQuery[] {
    const statements: CompiledQuery[] = [];
    let done = 0;
    for (const size of sqliteChunks) {
      for (; rows.length - done >= size; done += size) {
        const parameters = rows.slice(done, done + size).flat();
        statements.push({ ...this.statement(size, () => this.valuesOf(db, size)), parameters });
      }
    }
    return statements;
  }

  private *onPostgres(db: Kysely<Schema>, rows: readonly Row[]): Iterable<CompiledQuery> {
    for (let start = 0; start < rows.length; start += postgresChunk) {
      const parameters = [this.json(rows.slice(start, start + postgresChunk))];
      yield { ...this.statement(0, () => this.recordsOf(db)), parameters };
    }
  }

  private statement(size: number, compile: () => CompiledQuery): CompiledQuery {
    const known = this.compiled.get(size) ?? compile();
    this.compiled.set(size, known);
    return known;
  }

  private valuesOf(db: Kysely<Schema>, size: number): CompiledQuery {
    const row = Object.fromEntries(this.columns.map((column) => [column, 0]));
    const rows = Array.from({ length: size }, () => row) as Insertable<Schema[Table]>[];
    let insert = db.insertInto(this.table).values(rows);
    if (this.key.length > 0) {
      const { key, overwrite } = this;
      insert = insert.onConflict((conflict) =>
        conflict
          .columns(key)
          .doUpdateSet(
            (eb) =>
              Object.fromEntries(
                overwrite.map((column) => [column, eb.ref(`excluded.${column}` as never)]),
              ) as never,
          ),
      );
    }
    return insert.compile();
  }

  /** The table's own row type determines the column types. */
  private recordsOf(db: Kysely<Schema>): CompiledQuery {
    const columns = sql.join(this.columns.map((column) => sql.ref(column)));
    const table = sql.table(this.table);
    const kept = this.overwrite.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    const conflict =
      this.key.length === 0
        ? sql``
        : sql`on conflict (${sql.join(this.key.map((column) => sql.ref(column)))}) do update set ${sql.join(kept)}`;
    return sql`insert into ${table} (${columns}) select ${columns}
      from json_populate_recordset(null::${table}, ${''}::json) ${conflict}`.compile(db);
  }

  private json(rows: readonly Row[]): string {
    const records = rows.map((row) =>
      Object.fromEntries(
        this.columns.map((column, index) => {
          const value = row[index];
          return [column, typeof value === 'bigint' ? String(value) : value];
        }),
      ),
    );
    return JSON.stringify(records);
  }
}

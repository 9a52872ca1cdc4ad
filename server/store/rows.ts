// Rows in bulk, without building a query for each group: one compiled statement per table and row count.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Insertable } from 'kysely';
import type { Schema } from './schema.ts';

/** Statements are kept for these row counts; a group is cut into them, largest first. */
const chunkSizes = [64, 16, 4, 1] as const;

/** Inserts rows of one table; rows whose key exists already take the new values of `overwrite`. */
export class RowWriter<Table extends keyof Schema & string> {
  private readonly table: Table;
  private readonly columns: readonly (keyof Schema[Table] & string)[];
  private readonly key: readonly (keyof Schema[Table] & string)[];
  private readonly overwrite: readonly (keyof Schema[Table] & string)[];
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

  /** @param rows values in the order of the columns. */
  async write(db: Kysely<Schema>, rows: readonly (readonly unknown[])[]): Promise<void> {
    let done = 0;
    for (const size of chunkSizes) {
      while (rows.length - done >= size) {
        const parameters = rows.slice(done, done + size).flat();
        await db.executeQuery({ ...this.statement(db, size), parameters });
        done += size;
      }
    }
  }

  private statement(db: Kysely<Schema>, size: number): CompiledQuery {
    const known = this.compiled.get(size);
    if (known) return known;
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
    const compiled = insert.compile() as CompiledQuery;
    this.compiled.set(size, compiled);
    return compiled;
  }
}

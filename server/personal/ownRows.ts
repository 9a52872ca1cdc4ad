import type { Kysely, Selectable } from 'kysely';
import { rowsOf } from '../store/inPages.ts';
import type { Schema } from '../store/schema.ts';

type TableWithId = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends { id: bigint } ? Table : never;
}[keyof Schema];
type Row<Table extends TableWithId> = Selectable<Schema[Table]> & { id: bigint };

/** Rows with a value in a column, oldest first, read page by page. */
export function ownRows<Table extends TableWithId>(
  db: Kysely<Schema>,
  table: Table,
  [column, value]: readonly [column: string & keyof Schema[Table], value: string | bigint],
): AsyncGenerator<Row<Table>> {
  const known = db as unknown as Kysely<{ own: { id: bigint; key: string | bigint } }>;
  return rowsOf(async (after: Row<Table> | undefined, limit) => {
    const rows = known
      .selectFrom(table as 'own')
      .selectAll()
      .where(column as 'key', '=', value);
    const next = rows
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit);
    return (await next.execute()) as unknown as Row<Table>[];
  });
}

// Common columns of product orders. Times are ms since 1970 UTC, amounts minor units of their asset.
import type { Kysely, Selectable } from 'kysely';
import type { Int } from '../store/columns.ts';
import { rowIdType } from '../store/dialect.ts';
import { own, units } from '../store/scales/columnMeanings.ts';
import type { Schema } from '../store/schema.ts';

/** Columns of every order table, also of engines that keep orders in memory. */
interface AnyOrder {
  id: Int;
  owner: string;
  asset: string;
}

/** Columns of orders that hold units of their owner. */
export interface HeldOrderTable<State extends string> extends AnyOrder {
  /** Id of the configured product. */
  product: Int;
  /** Units of the hold. */
  units: Int;
  state: State;
  /** Id of the hold. */
  hold: Int;
  /** Idempotency key that the client chose. */
  client_id: string | null;
  created_at: Int;
  changed_at: Int;
}

type TablesOf<Columns> = {
  [Table in keyof Schema]: Schema[Table] extends Columns ? Table : never;
}[keyof Schema];
export type OrderTable = TablesOf<AnyOrder>;
export type HeldTable = TablesOf<HeldOrderTable<string>>;
export type OrderRow<Table extends OrderTable> = Selectable<Schema[Table]> & Selectable<AnyOrder>;
export type HeldRow<Table extends HeldTable> = OrderRow<Table> & Selectable<HeldOrderTable<string>>;

/** Meanings of those columns, for rescaling. */
export const heldOrderColumns = {
  id: 'id',
  owner: 'text',
  product: 'id',
  asset: 'text',
  units: units(own),
  state: 'text',
  hold: 'id',
  client_id: 'text',
  created_at: 'time',
  changed_at: 'time',
} as const;

/** Migrations call it, so the columns and indexes that it creates must not change. */
export async function createOrderTable(
  db: Kysely<Schema>,
  name: HeldTable,
  { texts, numbers, nullable = [] }: Record<'texts' | 'numbers', string[]> & { nullable?: string[] },
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
    .addColumn('client_id', 'text');
  for (const column of ['owner', 'asset', 'state', ...texts])
    table = table.addColumn(column, 'text', (own) => own.notNull());
  for (const column of ['product', 'units', 'hold', 'created_at', 'changed_at', ...numbers])
    table = table.addColumn(column, 'bigint', (own) => own.notNull());
  for (const column of nullable) table = table.addColumn(column, 'bigint');
  await table.execute();
  const index = (of: string) => db.schema.createIndex(`${name}_${of}`).on(name);
  await index('owner').columns(['owner', 'id']).execute();
  await index('client').columns(['owner', 'client_id']).unique().execute();
}

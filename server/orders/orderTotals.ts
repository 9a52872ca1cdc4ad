// Totals of a product's orders, updated with each order, so that a capacity check sums no rows.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

export interface OrderTotals<Row> {
  table: keyof Schema;
  /** Column of the product's id in both tables. */
  by: string & keyof Row;
  /** Contribution of one order to each column. */
  of: (row: Row) => Readonly<Record<string, bigint>>;
}

/** Only the declaration knows the columns of a totals table. */
const named = (db: Kysely<Schema>) =>
  db as unknown as Kysely<Record<string, Record<string, bigint | string>>>;

/** Adds an order's change to its product's totals. @param before undefined for a new order */
export async function addToTotals<Row extends { asset: string }>(
  db: Kysely<Schema>,
  { table, by, of }: OrderTotals<Row>,
  after: Row,
  before?: Row,
): Promise<void> {
  const old = before && of(before);
  const changes = Object.entries(of(after)).map(
    ([name, units]) => [name, units - (old?.[name] ?? 0n)] as const,
  );
  if (changes.every(([, units]) => units === 0n)) return;
  await named(db)
    .insertInto(table)
    .values({ [by]: after[by] as bigint, asset: after.asset, ...Object.fromEntries(changes) })
    .onConflict((conflict) =>
      conflict
        .column(by)
        .doUpdateSet((eb) =>
          Object.fromEntries(
            changes.map(([name]) => [name, eb(eb.ref(`${table}.${name}`), '+', eb.ref(`excluded.${name}`))]),
          ),
        ),
    )
    .execute();
}

/** One column of a product's totals; 0 before its first order. */
export async function totalOf(
  db: Kysely<Schema>,
  { table, by }: Pick<OrderTotals<never>, 'table' | 'by'>,
  product: number,
  column: string,
): Promise<bigint> {
  const row = await named(db)
    .selectFrom(table)
    .select(column)
    .where(by, '=', BigInt(product))
    .executeTakeFirst();
  return (row?.[column] as bigint | undefined) ?? 0n;
}

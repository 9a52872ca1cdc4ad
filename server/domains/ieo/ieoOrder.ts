import type { Updateable } from 'kysely';
import { OrderRows } from '../../orders/OrderRows.ts';
import { exportedAmount } from '../../personal/exportedAmount.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import type { IeoOrderTable, IeoRow } from './tables.ts';

/** An application. It holds nothing before its payment, and then its coins until the lock-up ends. */
export const ieoOrder = new OrderRows({
  table: 'ieo_order',
  title: 'IEO application',
  prefix: 'ieo',
  assets: ['pay_asset'],
  totals: {
    table: 'ieo_total',
    by: 'product',
    of: ({ applied_units, units, state }) => ({
      applied_units,
      applications: 1n,
      units,
      lapsed_units: state === 'lapsed' ? units : 0n,
    }),
  },
});

/** Updates a row and its product's totals. @returns the new row */
export async function change(
  { db, now }: Tx,
  row: IeoRow,
  changes: Updateable<IeoOrderTable>,
): Promise<IeoRow> {
  const after = { ...row, ...changes, changed_at: BigInt(now) } as IeoRow;
  const { id, ...values } = after;
  await db.updateTable('ieo_order').set(values).where('id', '=', id).execute();
  await ieoOrder.addToTotals(db, after, row);
  return after;
}

export const ieoPersonal = ieoOrder.personal({
  part: 'ieo_applications',
  contentsOf: (row) => ({
    id: Number(row.id),
    product: Number(row.product),
    coin: row.asset,
    applied_for: exportedAmount(row.asset, row.applied_units),
    allotted: exportedAmount(row.asset, row.units),
    price: row.price,
    paid: exportedAmount(row.pay_asset, row.paid_units),
    paid_with: row.pay_asset,
    state: row.state,
    created_ms: Number(row.created_at),
    paid_ms: row.paid_at === null ? null : Number(row.paid_at),
  }),
  keeping: { ieo_total: 'ofNobody', ieo_offer: 'ofNobody' },
  // An allotment could no longer be paid, and locked coins could not be released.
  blocksClosing: {
    reason: 'ieo.undecided',
    where: (eb) => [eb('state', 'in', ['applied', 'allotted', 'paid'])],
  },
});

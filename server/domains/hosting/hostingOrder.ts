import { exportedAmount } from '../../personal/exportedAmount.ts';
import { ProductOrder } from '../../orders/ProductOrder.ts';

/** An amount in hosting: held while it runs, and all of it goes back but the penalty of an early redemption. */
export const hostingOrder = new ProductOrder({
  table: 'hosting_order',
  title: 'Hosting order',
  prefix: 'hosting',
  hold: { account: 'trust', reason: 'hosting.principal' },
  opens: 'running',
  totals: {
    table: 'hosting_total',
    by: 'product',
    of: ({ state, units, owed_units }) => ({ units: state === 'running' ? units : 0n, owed_units }),
  },
});

export const hostingPersonal = hostingOrder.personal({
  part: 'hosting',
  contentsOf: (row) => ({
    id: Number(row.id),
    coin: row.asset,
    amount: exportedAmount(row.asset, row.units),
    days: Number(row.days),
    day_rate: row.day_rate,
    penalty_rule: row.rule,
    settlement_ratio: row.ratio,
    state: row.state,
    paid: exportedAmount(row.asset, row.paid_units),
    owed: exportedAmount(row.asset, row.owed_units),
    penalty: exportedAmount(row.asset, row.penalty_units),
    created_ms: Number(row.created_at),
    ended_ms: row.ended_at === null ? null : Number(row.ended_at),
  }),
  keeping: { hosting_day: 'inTheBooks', hosting_total: 'ofNobody' },
  blocksClosing: { reason: 'account.interestOwed', where: (eb) => [eb('owed_since', 'is not', null)] },
});

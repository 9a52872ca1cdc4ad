import { exportedAmount } from '../../personal/exportedAmount.ts';
import { moneyOf, otcRows } from './public/otcRows.ts';
import { unfinished } from './public/unfinished.ts';

export const otcPersonal = otcRows.personal({
  part: 'otc',
  contentsOf: (row) => ({
    id: Number(row.id),
    side: row.side,
    coin: row.asset,
    state: row.state,
    price: row.price,
    amount: exportedAmount(row.asset, row.units),
    money: moneyOf(row),
    currency: row.currency,
    appeal: row.appeal_reason,
    created_ms: Number(row.created_at),
    ended_ms: row.ended_at === null ? null : Number(row.ended_at),
  }),
  keeping: { otc_total: 'ofNobody' },
  // Of a purchase nothing is held of its buyer, whose money may be on its way.
  blocksClosing: { reason: 'account.ordersOpen', where: (eb) => [eb('state', 'in', unfinished)] },
});

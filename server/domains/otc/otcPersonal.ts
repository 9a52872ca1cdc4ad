import { exportedAmount } from '../../personal/exportedAmount.ts';
import { ownRows } from '../../personal/ownRows.ts';
import type { PersonalData } from '../../personal/PersonalData.ts';
import { eventsOf } from './otcEvents.ts';
import { moneyOf, otcRows } from './public/otcRows.ts';
import { unfinished } from './public/unfinished.ts';

const orders = otcRows.personal({
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
    created_ms: Number(row.created_at),
    ended_ms: row.ended_at === null ? null : Number(row.ended_at),
  }),
  keeping: { otc_total: 'ofNobody', otc_offer: 'ofNobody', otc_event: 'inTheBooks' },
  // Of a purchase nothing is held of its buyer, whose money may be on its way.
  blocksClosing: { reason: 'account.ordersOpen', where: (eb) => [eb('state', 'in', unfinished)] },
});

export const otcPersonal: PersonalData = {
  ...orders,
  async *copy(context, person) {
    yield* orders.copy!(context, person);
    for await (const { id } of ownRows(context.store.db, 'otc_order', ['owner', person.owner]))
      for (const { nth, at, actor, what, reason, said } of await eventsOf(context.store.db, id))
        yield [
          'otcEvents',
          { order: Number(id), nth: Number(nth), at_ms: Number(at), by: actor, what, reason, text: said },
        ];
  },
};

// Orders of a user with their fills, newest first.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { rowsOf } from '../../store/inPages.ts';
import { listFills } from './fills.ts';
import { listOrders } from './orderLists.ts';

async function* copy({ store: { db }, exchange }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const orders = rowsOf((after: Awaited<ReturnType<typeof listOrders>>[number] | undefined, limit) =>
    listOrders(db, exchange, { owner, beforeId: after?.id, limit, offset: 0 }),
  );
  for await (const order of orders) {
    const fills = [];
    const query = { owner, orderId: order.id };
    const some = rowsOf((after: { id: number } | undefined, limit) =>
      listFills(db, exchange, { ...query, beforeId: after?.id, limit }, () => undefined),
    );
    for await (const fill of some) fills.push(fill);
    yield ['spot_orders', { ...order, fills }];
  }
}

export const spotPersonal: PersonalData = {
  keeping: { spot_order: 'inTheBooks', fill: 'inTheBooks', pair_state: 'ofNobody' },
  copy,
};

// What somebody has bought from merchants and sold to them, the oldest first.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { rowsOf } from '../../store/inPages.ts';
import { isOfKnownCoin, moneyOf, quantityOf } from './public/otcRows.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const orders = rowsOf((after: { id: bigint } | undefined, limit) =>
    db
      .selectFrom('otc_order')
      .selectAll()
      .where('owner', '=', owner)
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const row of orders)
    yield [
      'otc',
      {
        id: Number(row.id),
        side: row.side,
        coin: row.asset,
        state: row.state,
        price: row.price,
        amount: isOfKnownCoin(row) ? quantityOf(row) : null,
        money: moneyOf(row),
        currency: row.currency,
        appeal: row.appeal_reason,
        created_ms: Number(row.created_at),
        ended_ms: row.ended_at === null ? null : Number(row.ended_at),
      },
    ];
}

export const otcPersonal: PersonalData = {
  keeping: { otc_order: 'inTheBooks', otc_total: 'ofNobody' },
  copy,
};

// What somebody has subscribed to, the oldest first.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { fromUnits } from '../../ledger/units.ts';
import { rowsOf } from '../../store/inPages.ts';
import { assets } from '../../instruments/market.config.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const orders = rowsOf((after: { id: bigint } | undefined, limit) =>
    db
      .selectFrom('subscription_order')
      .selectAll()
      .where('owner', '=', owner)
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  const amount = (code: string, units: bigint) => {
    const known = assets.find((asset) => asset.code === code);
    return known ? fromUnits(units, known.scale) : null;
  };
  for await (const row of orders)
    yield [
      'subscriptions',
      {
        id: Number(row.id),
        coin: row.asset,
        quantity: amount(row.asset, row.units),
        price: row.price,
        paid: amount(row.pay_asset, row.paid_units),
        paid_with: row.pay_asset,
        state: row.state,
        days: Number(row.days),
        created_ms: Number(row.created_at),
        unlock_ms: Number(row.unlock_at),
      },
    ];
}

export const subscriptionPersonal: PersonalData = {
  keeping: { subscription_order: 'inTheBooks', subscription_total: 'ofNobody' },
  copy,
};

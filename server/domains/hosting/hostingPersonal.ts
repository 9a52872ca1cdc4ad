// What somebody has in hosting, the oldest first, and what they were paid.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { rowsOf } from '../../store/inPages.ts';
import { amountOf, isOfKnownCoin } from './public/hostingRows.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const orders = rowsOf((after: { id: bigint } | undefined, limit) =>
    db
      .selectFrom('hosting_order')
      .selectAll()
      .where('owner', '=', owner)
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const row of orders) {
    const amount = (units: bigint) => (isOfKnownCoin(row) ? amountOf(row, units) : null);
    yield [
      'hosting',
      {
        id: Number(row.id),
        coin: row.asset,
        amount: amount(row.units),
        days: Number(row.days),
        day_rate: row.day_rate,
        penalty_rule: row.rule,
        settlement_ratio: row.ratio,
        state: row.state,
        paid: amount(row.paid_units),
        owed: amount(row.owed_units),
        penalty: amount(row.penalty_units),
        created_ms: Number(row.created_at),
        ended_ms: row.ended_at === null ? null : Number(row.ended_at),
      },
    ];
  }
}

export const hostingPersonal: PersonalData = {
  keeping: { hosting_order: 'inTheBooks', hosting_day: 'inTheBooks', hosting_total: 'ofNobody' },
  copy,
};

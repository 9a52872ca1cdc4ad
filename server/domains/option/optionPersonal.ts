// Somebody's options, the oldest first.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { rowsOf } from '../../store/inPages.ts';
import { optionRow } from './optionRow.ts';
import { orderOf } from './OptionStore.ts';

async function* copy(
  { store: { db }, optionBook, clock }: Context,
  { owner }: Person,
): AsyncGenerator<CopyRow> {
  const orders = rowsOf((after: { id: bigint } | undefined, limit) =>
    db
      .selectFrom('option_order')
      .selectAll()
      .where('owner', '=', owner)
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const order of orders) yield ['options', optionRow(optionBook, orderOf(order), clock.now())];
}

export const optionPersonal: PersonalData = {
  keeping: { option_order: 'inTheBooks', option_tick: 'ofNobody' },
  copy,
};

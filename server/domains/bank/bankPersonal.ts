import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { cardFields, findCardRow, readCard } from './cards.ts';

async function* copy({ store: { db }, sealer }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const row = await findCardRow(db, owner);
  if (!row) return;
  const { bound_at, changes, changed_at } = row;
  const card = await readCard({ db, sealer }, owner);
  yield [
    'bank_card',
    {
      ...card,
      ...{ changes: Number(changes), changed_ms: Number(changed_at) },
      bound_ms: bound_at === null ? null : Number(bound_at),
    },
  ];
}

export const bankPersonal: PersonalData = {
  keeping: { bank_card: 'untilClosed' },
  copy,
  close: async ({ db }, { owner }) => {
    await cardFields.remove(db, owner);
    await db.deleteFrom('bank_card').where('owner', '=', owner).execute();
  },
};

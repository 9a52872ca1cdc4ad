// Payout target of a user.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { cardFields, findCardRow, readCard } from './public/cards.ts';

async function* copy({ store: { db }, sealer }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const row = await findCardRow(db, owner);
  if (!row) return;
  const { bound_at, changed_at } = row;
  yield [
    'bank_card',
    {
      ...(await readCard({ db, sealer }, owner)),
      bound_ms: bound_at === null ? null : Number(bound_at),
      changed_ms: Number(changed_at),
    },
  ];
}

async function close({ db }: MoneyTx, { owner }: Person): Promise<void> {
  await cardFields.remove(db, owner);
  await db.deleteFrom('bank_card').where('owner', '=', owner).execute();
}

export const bankPersonal: PersonalData = { keeping: { bank_card: 'untilClosed' }, copy, close };

// Where somebody withdraws to.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { MoneyTx } from '../../writer/MoneyCommand.ts';
import { labelsOf, listSaved } from './savedAddresses.ts';

const msOf = (time: bigint | null): number | null => (time === null ? null : Number(time));

async function* copy({ store: { db }, sealer }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for (const row of await listSaved({ db, sealer }, owner)) {
    const { id, asset, network, chain, address, label, browser, system } = row;
    yield [
      'withdrawal_addresses',
      {
        ...{ id: Number(id), coin: asset, network, chain, address, label, browser, system },
        ...{ saved_ms: Number(row.created_at), confirmed_ms: msOf(row.confirmed_at) },
        ...{ usable_ms: msOf(row.usable_at), used_ms: msOf(row.used_at) },
      },
    ];
  }
}

async function close({ db }: MoneyTx, { owner }: Person): Promise<void> {
  const rows = await db.selectFrom('withdrawal_address').select('id').where('owner', '=', owner).execute();
  if (rows.length === 0) return;
  await labelsOf(rows.map(({ id }) => id)).remove(db, owner);
  await db.deleteFrom('withdrawal_address').where('owner', '=', owner).execute();
}

export const withdrawalPersonal: PersonalData = {
  keeping: { withdrawal_address: 'untilClosed' },
  copy,
  close,
};

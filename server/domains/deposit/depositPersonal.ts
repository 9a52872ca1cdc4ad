// Somebody's deposits and the addresses they came to.
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { fromUnits } from '../../ledger/units.ts';
import { rowsOf } from '../../store/inPages.ts';
import { assets } from '../market/market.config.ts';
import type { DepositRow } from './blocks.ts';
import { listDeposits } from './depositRows.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const addresses = await db
    .selectFrom('deposit_address')
    .select(['chain', 'address', 'created_at'])
    .where('owner', '=', owner)
    .execute();
  for (const { chain, address, created_at } of addresses)
    yield ['deposit_addresses', { chain, address, created_ms: Number(created_at) }];
  const spend = () => undefined;
  const rows = rowsOf(async (after: DepositRow | undefined, limit) => {
    const untilId = after && Number(after.id) - 1;
    return (await listDeposits(db, { owner, untilId }, { page: 1, limit, spend })).rows;
  });
  for await (const row of rows) {
    const { id, asset, network, address, hash, units, state, created_at, credited_at } = row;
    const scale = assets.find(({ code }) => code === asset)?.scale;
    yield [
      'deposits',
      {
        ...{ id: Number(id), coin: asset, network, address, hash, state },
        from: JSON.parse(row.from_addresses) as string[],
        ...(row.rejected !== null && { rejected: row.rejected }),
        amount: scale === undefined ? null : fromUnits(units, scale),
        ...{ created_ms: Number(created_at), credited_ms: credited_at === null ? null : Number(credited_at) },
      },
    ];
  }
}

export const depositPersonal: PersonalData = {
  // Money may come to an address long after its owner has left, and then has to be found as theirs.
  keeping: {
    deposit: 'inTheBooks',
    deposit_address: 'inTheBooks',
    deposit_pot: 'inTheBooks',
    chain_cursor: 'ofNobody',
    // Numbers that a provider made up; they go after a month.
    custody_notice: 'ofNobody',
    sandbox_transfer: 'forAWhile',
    sandbox_fork: 'ofNobody',
  },
  copy,
};

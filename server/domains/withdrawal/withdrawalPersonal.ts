// Withdrawal addresses of a user, and the withdrawals.
import { payoutScale } from '../../../contracts/rules/withdrawal.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { fromUnits } from '../../ledger/units.ts';
import { rowsOf } from '../../store/inPages.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets } from '../../instruments/market.config.ts';
import { isLeaving } from './isLeaving.ts';
import { labelsOf, listSaved } from './savedAddresses.ts';
import type { WithdrawalRow } from './tables.ts';
import { listWithdrawals } from './withdrawalLists.ts';
import { forgetDetails, readDetails } from './withdrawalRows.ts';

const msOf = (time: bigint | null): number | null => (time === null ? null : Number(time));

async function* copy({ store: { db }, sealer }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for (const row of await listSaved({ db, sealer }, owner)) {
    const { id, asset, network, chain, address, label, browser, system } = row;
    yield [
      'withdrawal_addresses',
      {
        id: Number(id),
        coin: asset,
        network,
        chain,
        address,
        label,
        browser,
        system,
        saved_ms: Number(row.created_at),
        confirmed_ms: msOf(row.confirmed_at),
        usable_ms: msOf(row.usable_at),
        used_ms: msOf(row.used_at),
      },
    ];
  }
}

async function* copyWithdrawals(
  { store: { db }, sealer }: Context,
  { owner }: Person,
): AsyncGenerator<CopyRow> {
  const spend = () => undefined;
  const rows = rowsOf(async (after: WithdrawalRow | undefined, limit) => {
    const untilId = after && Number(after.id) - 1;
    return (await listWithdrawals(db, { owner, untilId }, { page: 1, limit, spend })).rows;
  });
  for await (const row of rows) {
    const { id, asset, network, address, hash, state, way, bank_currency, bank_rate } = row;
    const scale = assets.find(({ code }) => code === asset)?.scale;
    yield [
      'withdrawals',
      {
        id: Number(id),
        coin: asset,
        way,
        network,
        address,
        hash,
        state,
        bank_currency,
        bank_rate,
        amount: scale === undefined ? null : fromUnits(row.units, scale),
        fee: scale === undefined ? null : fromUnits(row.fee_units, scale),
        paid_out: row.bank_units === null ? null : fromUnits(row.bank_units, payoutScale),
        created_ms: Number(row.created_at),
        decided_ms: msOf(row.decided_at),
        sent_ms: msOf(row.sent_at),
        arrived_ms: msOf(row.arrived_at),
        ...(await readDetails({ db, sealer }, row)),
      },
    ];
  }
}

async function* copyAll(context: Context, person: Person): AsyncGenerator<CopyRow> {
  yield* copy(context, person);
  yield* copyWithdrawals(context, person);
}

/** Personal data of withdrawals: the law requires it as long as identity data. */
async function forget({ db }: MoneyTx, { owner }: Person): Promise<void> {
  const rows = await db.selectFrom('withdrawal').select(['id', 'owner']).where('owner', '=', owner).execute();
  for (const row of rows) await forgetDetails(db, row);
}

async function close({ db }: MoneyTx, { owner }: Person): Promise<void> {
  const rows = await db.selectFrom('withdrawal_address').select('id').where('owner', '=', owner).execute();
  if (rows.length === 0) return;
  await labelsOf(rows.map(({ id }) => id)).remove(db, owner);
  await db.deleteFrom('withdrawal_address').where('owner', '=', owner).execute();
}

export const withdrawalPersonal: PersonalData = {
  keeping: { withdrawal_address: 'untilClosed', withdrawal: 'inTheBooks', withdrawal_told: 'inTheBooks' },
  copy: copyAll,
  closureBlockers: async (db, owner) =>
    (await isLeaving(db, owner)) ? { withdrawals: 'account.withdrawalsOpen' } : {},
  close,
  forget,
};

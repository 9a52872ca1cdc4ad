// Balances of a user, and each change of them, newest first.
import type { Context } from '../../context.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { rowsOf } from '../../store/inPages.ts';
import { assets } from '../../instruments/market.config.ts';
import { lastEntryId, listEntries, readSeries } from './ledgerEntries.ts';
import type { LedgerEntry } from './ledgerEntries.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'kind', 'asset', 'available', 'held'])
    .where('owner', '=', owner)
    .execute();
  const accounts = rows.flatMap(({ id, kind, asset, available, held }) => {
    const scale = assets.find(({ code }) => code === asset)?.scale;
    if (scale === undefined) return [];
    const text = (units: bigint) => fromUnits(units, scale);
    return [{ id: Number(id), kind, asset, available: text(available), held: text(held), text }];
  });
  for (const { kind, asset, available, held } of accounts)
    yield ['balances', { account: kind, asset, available, held }];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const series = await readSeries(db, { accounts: [...byId.keys()] });
  const untilId = await lastEntryId(db);
  const entries = rowsOf((after: LedgerEntry | undefined, limit) =>
    listEntries(db, series, { afterId: 0, untilId: after ? after.id - 1 : untilId }, limit),
  );
  for await (const { id, account, units, after, reason, reference, createdAt } of entries) {
    const { kind, asset, text } = byId.get(account)!;
    yield [
      'ledger',
      {
        id,
        account: kind,
        asset,
        amount: text(units),
        balance_after: text(after),
        reason,
        reference,
        created_ms: createdAt,
      },
    ];
  }
}

export const walletPersonal: PersonalData = { keeping: {}, copy };

// Credits what is final, in the transaction that says so of it.
import { accountOf } from '../../ledger/account.ts';
import type { AccountName } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { MoneyTx } from '../../writer/MoneyCommand.ts';
import { assets } from '../market/market.config.ts';
import { tell } from './depositEvents.ts';
import type { DepositRow } from './blocks.ts';
import { notify } from './depositNotices.ts';
import { keepingOwner } from './depositReasons.ts';

/** As many as wait the longest. @returns how many there were */
export async function creditFinal(tx: MoneyTx, chain: string, limit: number): Promise<number> {
  const cursor = await tx.db
    .selectFrom('chain_cursor')
    .select('height')
    .where('chain', '=', chain)
    .executeTakeFirst();
  if (!cursor) return 0;
  const rows = await tx.db
    .selectFrom('deposit')
    .selectAll()
    .where('chain', '=', chain)
    .where('state', '=', 'seen')
    .where('final_at', '<=', cursor.height)
    .orderBy('final_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const row of rows) await settle(tx, row);
  return rows.length;
}

async function settle(tx: MoneyTx, row: DepositRow): Promise<void> {
  const kept = await tx.db
    .selectFrom('deposit')
    .selectAll()
    .where('owner', '=', row.owner)
    .where('asset', '=', row.asset)
    .where('chain', '=', row.chain)
    .where('state', '=', 'belowMinimum')
    .execute();
  const all = kept.reduce((sum, { units }) => sum + units, row.units);
  if (all < row.minimum_units) return keep(tx, row);
  await credit(tx, row, accountOf(issuanceOwner, row.asset));
  for (const each of kept) await credit(tx, each, accountOf(keepingOwner, each.asset));
}

/** Nothing that arrives is lost: it waits for more. */
async function keep(tx: MoneyTx, row: DepositRow): Promise<void> {
  tx.ledger.transfer({
    from: accountOf(issuanceOwner, row.asset),
    to: accountOf(keepingOwner, row.asset),
    units: row.units,
    reason: 'deposit.keep',
    reference: `deposit:${row.id}`,
  });
  await tx.db.updateTable('deposit').set({ state: 'belowMinimum' }).where('id', '=', row.id).execute();
  tell(tx, row);
}

async function credit(tx: MoneyTx, row: DepositRow, from: AccountName): Promise<void> {
  tx.ledger.transfer({
    from,
    to: accountOf(row.owner, row.asset),
    units: row.units,
    reason: 'deposit.credit',
    reference: `deposit:${row.id}`,
  });
  await tx.db
    .updateTable('deposit')
    .set({ state: 'credited', credited_at: tx.now })
    .where('id', '=', row.id)
    .execute();
  const scale = assets.find(({ code }) => code === row.asset)?.scale;
  if (scale !== undefined)
    await notify(tx, row.owner, 'deposit.credited', {
      amount: fromUnits(row.units, scale),
      coin: row.asset,
    });
  tell(tx, row);
}

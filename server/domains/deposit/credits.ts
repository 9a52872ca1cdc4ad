// Credits final deposits, in the transaction that records their finality.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { accountOf, isUser } from '../../ledger/account.ts';
import type { AccountName } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets } from '../../instruments/market.config.ts';
import { notify } from './depositNotices.ts';
import { scannedHeight } from '../../custody/scannedHeight.ts';
import { insuranceOwner, keepingOwner } from './public/depositReasons.ts';
import { closedAmong, hold, waitsFor } from './holds.ts';
import type { HoldRules } from './holds.ts';
import { creditReleased, findPot, ownersOfPots, putIntoPot, release } from './watching/pots.ts';
import { coverShort } from './public/shortfalls.ts';
import { tell } from './depositEvents.ts';
import type { DepositRow } from './tables.ts';

/**
 * Credits the deposits that have waited the longest.
 * @returns whether there may be more
 */
export async function creditFinal(
  tx: MoneyTx,
  chain: string,
  limit: number,
  rules: HoldRules = {},
): Promise<boolean> {
  const released = await creditReleased(tx, chain, limit, creditKept);
  const rows = await finalRows(tx.db, chain, limit - released);
  await settleAll(tx, rows, rules);
  const room = limit - released - rows.length;
  if (room <= 0) return true;
  return (await creditReleased(tx, chain, room, creditKept)) === room;
}

/** Deposits that creditFinal would take next, for crediting one by one. */
export async function nextToCredit(db: Kysely<Schema>, chain: string, limit: number): Promise<bigint[]> {
  const kept = await db
    .selectFrom('deposit_pot')
    .innerJoin('deposit', 'deposit.pot', 'deposit_pot.id')
    .select('deposit.id')
    .where('deposit_pot.chain', '=', chain)
    .where('deposit_pot.is_released', '=', 1n)
    .where('deposit.state', '=', 'belowMinimum')
    .where('deposit.stuck_at', 'is', null)
    .limit(limit)
    .execute();
  const rows = await finalRows(db, chain, limit);
  return [...kept, ...rows].map(({ id }) => id);
}

/** Credits or holds one deposit, depending on its current state. */
export async function creditOne(tx: MoneyTx, id: bigint, rules: HoldRules = {}): Promise<void> {
  const row = await tx.db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.state === 'belowMinimum') await creditKept(tx, row);
  // A deposit that has left the chain meanwhile is credited when it returns, like any other.
  else if (row?.state === 'seen' && row.final_at !== null) await settleAll(tx, [row], rules);
  await tx.db.updateTable('deposit').set({ stuck_at: null }).where('id', '=', id).execute();
}

async function finalRows(db: Kysely<Schema>, chain: string, limit: number): Promise<DepositRow[]> {
  if (limit <= 0) return [];
  const height = await scannedHeight(db, chain);
  if (height === undefined) return [];
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('chain', '=', chain)
    .where(sql<boolean>`state = 'seen' and stuck_at is null and screening <> 'waiting'`)
    .where('final_at', '<=', BigInt(height))
    .orderBy('final_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Reads the data of all owners once. */
async function settleAll(tx: MoneyTx, rows: readonly DepositRow[], rules: HoldRules): Promise<void> {
  if (rows.length === 0) return;
  const owners = [...new Set(rows.map(({ owner }) => owner))];
  const closed = await closedAmong(tx, owners);
  const potted = await ownersOfPots(tx.db, owners);
  for (const row of rows) {
    const why = waitsFor(row, closed, rules);
    if (why.length > 0) await hold(tx, row, why);
    else if (await settle(tx, row, potted.has(row.owner))) potted.add(row.owner);
  }
}

/** @returns whether it is in a pot now */
async function settle(tx: MoneyTx, row: DepositRow, hasPot: boolean): Promise<boolean> {
  const pot = hasPot ? await findPot(tx.db, row) : undefined;
  // A deposit to a platform account is credited immediately, regardless of its amount.
  if (isUser(row.owner) && row.units + (pot?.units ?? 0n) < row.minimum_units) {
    await keep(tx, row);
    return true;
  }
  await credit(tx, row, accountOf(issuanceOwner, row.asset));
  if (pot) await release(tx, pot);
  return false;
}

/** Amounts below the minimum are not lost: they wait for further deposits. */
async function keep(tx: MoneyTx, row: DepositRow): Promise<void> {
  tx.ledger.transfer({
    from: accountOf(issuanceOwner, row.asset),
    to: accountOf(keepingOwner, row.asset),
    units: row.units,
    reason: 'deposit.keep',
    reference: `deposit:${row.id}`,
  });
  const pot = await putIntoPot(tx, row);
  await tx.db.updateTable('deposit').set({ state: 'belowMinimum', pot }).where('id', '=', row.id).execute();
  tell(tx, row);
}

const creditKept = (tx: MoneyTx, row: DepositRow): Promise<void> =>
  credit(tx, row, accountOf(keepingOwner, row.asset));

export async function credit(tx: MoneyTx, row: DepositRow, from: AccountName): Promise<void> {
  const posting = tx.ledger.transfer({
    from,
    to: accountOf(row.owner, row.asset),
    units: row.units,
    reason: 'deposit.credit',
    reference: `deposit:${row.id}`,
  });
  await tx.db
    .updateTable('deposit')
    .set({ state: 'credited', credited_at: tx.now, credit_posting: posting, pot: null })
    .where('id', '=', row.id)
    .execute();
  if (row.owner === insuranceOwner) await coverShort(tx, row.asset);
  if (!isUser(row.owner)) return;
  const scale = assets.find(({ code }) => code === row.asset)?.scale;
  if (scale !== undefined)
    await notify(tx, row.owner, 'deposit.credited', {
      amount: fromUnits(row.units, scale),
      coin: row.asset,
    });
  tell(tx, row);
}

// Outcomes of an order: its coins go to the buyer, or back to their owner.
import { accountOf } from '../../ledger/account.ts';
import type { Hold } from '../../ledger/Holds.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { addEvent } from './otcEvents.ts';
import { notify } from './otcNotices.ts';
import { escrowOwner, merchantOwner } from './otcReasons.ts';
import { change, otcRows, quantityOf } from './public/otcRows.ts';
import type { CancelledBy, OtcActor, OtcOrderRow } from './tables.ts';

function holdOf({ ledger }: MoneyTx, row: OtcOrderRow): Hold {
  const hold = ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${otcRows.referenceOf(row.id)} holds nothing`);
  return hold;
}

/** Transfers the coins to the buyer, irreversibly. */
export async function release(tx: MoneyTx, row: OtcOrderRow, by: OtcActor): Promise<void> {
  const { asset, units, owner } = row;
  const reference = otcRows.referenceOf(row.id);
  if (row.side === 'buy')
    tx.ledger.transfer({
      from: accountOf(escrowOwner, asset),
      to: accountOf(owner, asset),
      units,
      reason: 'otc.bought',
      reference,
    });
  else
    tx.ledger.post(holdOf(tx, row), {
      to: accountOf(merchantOwner(row.merchant), asset),
      units,
      reason: 'otc.sold',
      reference,
    });
  await end(tx, row, { state: 'released' });
  await addEvent(tx, row, { actor: by, what: 'released' });
  if (by !== 'customer') await notify(tx, owner, 'otc.released', aboutOf(row));
}

/** Cancelling releases the hold in the same transaction. */
export async function cancelOrder(tx: MoneyTx, row: OtcOrderRow, by: CancelledBy): Promise<void> {
  const { asset, units } = row;
  if (row.side === 'buy')
    tx.ledger.transfer({
      from: accountOf(escrowOwner, asset),
      to: accountOf(merchantOwner(row.merchant), asset),
      units,
      reason: 'otc.unlocked',
      reference: otcRows.referenceOf(row.id),
    });
  else tx.ledger.void(holdOf(tx, row));
  await end(tx, row, { state: 'cancelled', cancelled_by: by });
  await addEvent(tx, row, { actor: by === 'buyer' ? 'customer' : by, what: 'cancelled' });
  if (by !== 'buyer')
    await notify(tx, row.owner, by === 'time' ? 'otc.expired' : 'otc.cancelled', aboutOf(row));
}

/** Facts that each notice about an order contains. */
export const aboutOf = (row: OtcOrderRow) => ({
  order: String(row.id),
  side: row.side,
  amount: quantityOf(row),
  coin: row.asset,
});

async function end(tx: MoneyTx, row: OtcOrderRow, changes: Partial<OtcOrderRow>): Promise<void> {
  await change(tx.db, row, { ...changes, ended_at: BigInt(tx.now) });
  if (row.review !== null) await tx.settleReview(Number(row.review));
}

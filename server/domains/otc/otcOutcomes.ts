// Outcomes of an order: its coins go to the buyer, or back to their owner.
import { accountOf } from '../../ledger/account.ts';
import type { Hold } from '../../ledger/Holds.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { tellOtc } from './otcEvents.ts';
import { escrowOwner, merchantOwner } from './otcReasons.ts';
import { change, otcRows } from './public/otcRows.ts';
import type { CancelledBy, OtcOrderRow } from './tables.ts';

function holdOf({ ledger }: MoneyTx, row: OtcOrderRow): Hold {
  const hold = ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${otcRows.referenceOf(row.id)} holds nothing`);
  return hold;
}

/** Transfers the coins to the buyer, irreversibly. */
export async function release(tx: MoneyTx, row: OtcOrderRow): Promise<void> {
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
}

async function end(tx: MoneyTx, row: OtcOrderRow, changes: Partial<OtcOrderRow>): Promise<void> {
  await change(tx.db, row, { ...changes, ended_at: BigInt(tx.now) });
  if (row.review !== null) await tx.settleReview(Number(row.review));
  tellOtc(tx, row);
}

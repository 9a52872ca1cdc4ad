// Applies an operator's decision to a withdrawal with a contradictory notice: the books lose the amount that has left,
// the owner loses no more than was sent for them, and the platform bears the rest.
import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import { Refusal } from '../../../refusal.ts';
import type { Rejections } from '../../../reviews/ReviewKind.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { insuranceOwner } from '../../deposit/public/depositReasons.ts';
import { feesOwner } from '../../spot/public/settle.ts';
import type { WithdrawalRow } from '../tables.ts';
import { notify } from '../withdrawalNotices.ts';
import { amountOf, change, referenceOf } from '../withdrawalRows.ts';
import { claimsOf, isSameHash, toldOf, unitsClaimed } from './told.ts';
import type { Told } from './told.ts';

/** Allocation of the sent amount. */
interface Shares {
  owner: bigint;
  house: bigint;
}

/** Reason shown to the owner when nothing was sent. */
export const notSent = JSON.stringify({ payment: 'withdrawal.notSent' } satisfies Rejections);

const isSent = ({ state }: WithdrawalRow): boolean => state === 'sent' || state === 'arrived';

/** According to the current books. */
export const sharesOf = (row: WithdrawalRow): Shares => ({
  owner: row.own_units ?? (isSent(row) ? row.units - row.fee_units : 0n),
  house: row.house_units ?? 0n,
});

export interface Correction {
  after: Shares;
  /** Amount returned to the owner, including the fee where nothing was sent. */
  returned: bigint;
  /** Paid by the insurance; below zero it is refunded. */
  paid: bigint;
}

/**
 * Effect of an approval on the books; an amount already returned stays the owner's, regardless of the reported
 * payments.
 */
export function correctionOf(row: WithdrawalRow, told: readonly Told[]): Correction {
  const left = unitsClaimed(told);
  const { owner, house } = sharesOf(row);
  const own = left < owner ? left : owner;
  const after = { owner: own, house: left - own };
  const fee = left === 0n && isSent(row) ? row.fee_units : 0n;
  return { after, returned: owner - own + fee, paid: after.house - house };
}

/**
 * The last notice counts.
 * @throws Refusal withdrawal.insuranceShort
 */
export async function countTold(tx: MoneyTx, row: WithdrawalRow): Promise<void> {
  const told = await toldOf(tx.db, row.id);
  const { after, returned, paid } = correctionOf(row, told);
  if (paid > tx.ledger.balance(accountOf(insuranceOwner, row.asset)).available)
    throw new Refusal('withdrawal.insuranceShort');
  payByPlatform(tx, row, paid);
  const shares = { own_units: after.owner, house_units: after.house, dispute: null };
  if (isSent(row) && after.owner + after.house === 0n) return endAsUnsent(tx, row, shares, returned);
  giveToOwner(tx, row, returned);
  await change(tx, row, { ...shares, ...(isSent(row) && followed(tx, row, told)) });
  if (returned > 0n)
    await notify(tx, row.owner, 'withdrawal.partReturned', amountOf({ ...row, units: returned }));
}

/** Nothing of it was sent, and nothing is charged. */
async function endAsUnsent(
  tx: MoneyTx,
  row: WithdrawalRow,
  shares: Partial<WithdrawalRow>,
  returned: bigint,
): Promise<void> {
  giveToOwner(tx, row, returned - row.fee_units);
  if (row.fee_units > 0n)
    tx.ledger.transfer({
      from: accountOf(feesOwner, row.asset),
      to: accountOf(row.owner, row.asset),
      units: row.fee_units,
      reason: 'withdrawal.feeReturned',
      reference: referenceOf(row.id),
    });
  await change(tx, row, {
    ...shares,
    state: 'returned',
    reasons: notSent,
    decided_at: BigInt(tx.now),
    ask_at: null,
  });
  await notify(tx, row.owner, 'withdrawal.rejected', { ...amountOf(row), reason: 'withdrawal.notSent' });
}

/** Transaction to track from now on, without the confirmations of the one it replaces. */
function followed(
  { now }: MoneyTx,
  row: WithdrawalRow,
  told: readonly Told[],
): Partial<WithdrawalRow> | undefined {
  const sent = claimsOf(told).filter(({ hash }) => hash !== '');
  const next = sent.find(({ attempt }) => attempt === row.attempt) ?? sent.at(-1);
  if (!next || (next.attempt === row.attempt && isSameHash(row.hash, next.hash))) return undefined;
  const fresh = { state: 'sent', confirmations: 0n, arrived_at: null, ask_at: BigInt(now) } as const;
  return { attempt: next.attempt, hash: next.hash, ...fresh };
}

function giveToOwner(tx: MoneyTx, row: WithdrawalRow, units: bigint): void {
  if (units === 0n) return;
  tx.ledger.transfer({
    from: accountOf(issuanceOwner, row.asset),
    to: accountOf(row.owner, row.asset),
    units,
    reason: 'withdrawal.returned',
    reference: referenceOf(row.id),
  });
}

/** Below zero, the platform is refunded. */
function payByPlatform(tx: MoneyTx, row: WithdrawalRow, units: bigint): void {
  if (units === 0n) return;
  const outside = accountOf(issuanceOwner, row.asset);
  const house = accountOf(insuranceOwner, row.asset);
  const [from, to, moved] = units > 0n ? [house, outside, units] : [outside, house, -units];
  tx.ledger.transfer({
    from,
    to,
    units: moved,
    reason: 'withdrawal.excess',
    reference: referenceOf(row.id),
  });
}

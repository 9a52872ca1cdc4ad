// Applies a provider's answer to a withdrawal. Answers may be repeated, late, out of order and contradictory: coins
// leave the books once in any case, and contradictions go to the operators.
import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { feesOwner } from '../../spot/public/settle.ts';
import type { Dispute, WithdrawalRow } from '../tables.ts';
import { notify } from '../withdrawalNotices.ts';
import { amountOf, change, referenceOf } from '../withdrawalRows.ts';
import type { PayoutPace } from './pace.ts';
import type { PayoutAnswer } from './PayoutPort.ts';
import { sharesOf } from './settleDispute.ts';
import { doubtOf, isRepeat, isSameHash, keepTold, mostToldOfOne, toldOf, unitsSent } from './told.ts';
import type { Told } from './told.ts';

type Sent = Extract<PayoutAnswer, { state: 'sent' }>;

interface Answered<Answer = PayoutAnswer> {
  /** Attempt that the answer refers to. */
  attempt: bigint;
  answer: Answer;
  pace: PayoutPace;
}

export async function applyAnswer(
  tx: MoneyTx,
  row: WithdrawalRow,
  { attempt, answer, pace }: Answered,
): Promise<void> {
  const { lookMs, shortMs } = pace;
  if (answer.state === 'sent') return applySent(tx, row, { attempt, answer, pace });
  const isCurrent = attempt === row.attempt;
  const isHanded = row.state === 'handed' && isCurrent;
  if (answer.state === 'failed') {
    const now = await take(tx, row, { attempt, hash: '', units: 0n, is_confirmed: 0n });
    if (!isHanded) return isCurrent ? lookLater(tx, now, pace) : undefined;
    const failed = await change(tx, now, { state: 'failed', unanswered_at: null, ask_at: null });
    await change(tx, failed, { review: await openFault(tx, failed, 'failed') });
    return;
  }
  // Both are useless for an attempt that is over.
  if (!isHanded) return;
  if (answer.state === 'accepted')
    await change(tx, row, { unanswered_at: null, ask_at: BigInt(tx.now + lookMs) });
  else
    await change(tx, row, {
      state: 'queued',
      unanswered_at: null,
      ask_at: BigInt(tx.now + shortMs),
      delayed_at: row.delayed_at ?? BigInt(tx.now),
    });
}

async function applySent(
  tx: MoneyTx,
  row: WithdrawalRow,
  { attempt, answer, pace }: Answered<Sent>,
): Promise<void> {
  const { hash } = answer;
  const confirmations = BigInt(Math.max(Number(row.confirmations), answer.confirmations));
  const isConfirmed = BigInt(answer.confirmations) >= row.confirmations_needed;
  const units = unitsSent(answer.amount, row);
  const told = { attempt, hash, units, is_confirmed: isConfirmed ? 1n : 0n };
  if (row.state === 'sent' || row.state === 'arrived') {
    const now = await take(tx, row, told);
    if (attempt !== row.attempt) return;
    return isSameHash(row.hash, hash) ? confirm(tx, now, confirmations, pace) : lookLater(tx, now, pace);
  }
  // A row that has ended otherwise stores the hash as well, for later look-ups.
  if (row.state === 'rejected' || row.state === 'cancelled' || row.state === 'returned')
    return void (await take(tx, await change(tx, row, { hash }), told));
  // Not approved yet, so no attempt can exist.
  if (row.state === 'review') return;
  const wasAnother = attempt !== row.attempt && row.state === 'handed';
  await tx.settleReview(Number(row.review ?? 0));
  post(tx, row);
  await markUsed(tx, row);
  const sent = await change(tx, row, {
    // An earlier attempt was sent after all: it is tracked from now on.
    state: 'sent',
    attempt,
    hash,
    sent_at: BigInt(tx.now),
    unanswered_at: null,
    ask_at: BigInt(tx.now + pace.lookMs),
  });
  await notify(tx, row.owner, 'withdrawal.sent', amountOf(row));
  await confirm(tx, await take(tx, sent, told, wasAnother ? 'twice' : undefined), confirmations, pace);
}

/**
 * An address counts as known once coins have been sent to it; a request alone, which its sender may cancel, does not
 * count.
 */
async function markUsed(
  { db, now }: MoneyTx,
  { owner, asset, network, address }: WithdrawalRow,
): Promise<void> {
  await db
    .updateTable('withdrawal_address')
    .set({ used_at: now })
    .where('owner', '=', owner)
    .where('asset', '=', asset)
    .where('network', '=', network)
    .where('address', '=', address)
    .execute();
}

/** Settles the hold: the received amount leaves the books, the fee goes to the platform. */
export function post(tx: MoneyTx, row: WithdrawalRow): void {
  const hold = tx.ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${referenceOf(row.id)} holds nothing`);
  const reference = referenceOf(row.id);
  tx.ledger.post(hold, {
    to: accountOf(issuanceOwner, row.asset),
    units: row.units - row.fee_units,
    reason: 'withdrawal.sent',
    reference,
  });
  if (row.fee_units > 0n)
    tx.ledger.post(hold, {
      to: accountOf(feesOwner, row.asset),
      units: row.fee_units,
      reason: 'withdrawal.fee',
      reference,
    });
}

/** A fully confirmed withdrawal is not checked any more. */
async function confirm(
  tx: MoneyTx,
  row: WithdrawalRow,
  confirmations: bigint,
  { lookMs }: PayoutPace,
): Promise<void> {
  if (row.state === 'arrived') return;
  const hasArrived = confirmations >= row.confirmations_needed;
  if (!hasArrived && confirmations === row.confirmations) {
    await tx.db
      .updateTable('withdrawal')
      .set({ ask_at: tx.now + lookMs })
      .where('id', '=', row.id)
      .execute();
    return;
  }
  await change(tx, row, {
    confirmations,
    ...(hasArrived
      ? { state: 'arrived', arrived_at: BigInt(tx.now), ask_at: null }
      : { ask_at: BigInt(tx.now + lookMs) }),
  });
}

/** Schedules the next check of an unfinished withdrawal, so that it does not block others. */
async function lookLater(tx: MoneyTx, row: WithdrawalRow, { lookMs }: PayoutPace): Promise<void> {
  if (row.ask_at === null) return;
  await change(tx, row, { ask_at: BigInt(tx.now + lookMs) });
}

/**
 * Reports a contradiction to the operators once, and again if it is confirmed after all; the owner reads that it is
 * being checked. A notice that arrives while an operator decides reopens the case: two operators decide about all
 * notices, or none. A contradiction that resolves needs no operator.
 * @param doubt a contradiction that exists regardless of the books
 */
async function take(tx: MoneyTx, row: WithdrawalRow, told: Told, doubt?: Dispute): Promise<WithdrawalRow> {
  const known = await toldOf(tx.db, row.id);
  const last = known.findLast(({ attempt }) => attempt === told.attempt);
  const { owner, house } = sharesOf(row);
  const why = doubt ?? doubtOf(row, owner + house, [...known, told]);
  const isInsisted = why !== undefined && told.is_confirmed > (last?.is_confirmed ?? 0n);
  if (isRepeat(last, told) && !isInsisted) return row;
  await keepTold(tx, row, known, told);
  if (why === undefined && row.dispute === null) return row;
  // A provider with contradictory answers must not open and end cases indefinitely: from this count on, only an
  // operator ends one.
  if (row.dispute !== null && known.length >= mostToldOfOne) return row;
  if (row.dispute !== null) await tx.settleReview(Number(row.review ?? 0));
  if (why === undefined) return change(tx, row, { dispute: null });
  return change(tx, row, { dispute: why, review: await openFault(tx, row, why) });
}

async function openFault(tx: MoneyTx, row: WithdrawalRow, why: Dispute): Promise<bigint> {
  const { id, owner } = row;
  const about = { withdrawal: String(id), ...amountOf(row), why, state: row.state };
  return BigInt(await tx.openReview('withdrawal.fault', { owner, about, reference: referenceOf(id) }));
}

/** Received amount, as decimal text. */
export const receiptText = ({ units, fee_units, asset }: WithdrawalRow): string =>
  fromUnits(units - fee_units, assetOf(asset).scale);

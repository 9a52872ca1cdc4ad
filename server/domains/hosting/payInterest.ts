// Scheduled work of an order: daily interest, and the end of the term. It can run any number of times; each day is paid
// exactly once, however late.
import { interestAfter, interestOfDay } from '../../../contracts/rules/hosting.ts';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { notify } from './hostingNotices.ts';
import { interestOwner } from './hostingReasons.ts';
import { hostingOrder } from './hostingOrder.ts';
import { amountOf, daysPastOf, paymentOf, termsOf } from './public/hostingRows.ts';
import type { HostingOrderRow } from './tables.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'hosting.payment': { order: number };
  }
}

const realDay = 86_400_000;
/** Retries of an unpaid amount per day of interest; the interval scales with the length of a day. */
const triesPerDay = 144;

/** Pays the due amounts of an order; each order has one such item until nothing is left to do. */
export async function payWhatIsDue(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const row = await hostingOrder.require(tx.db, order);
  const paid = await payDays(tx, row);
  const isOver = paid.state === 'running' && paid.due_days === paid.days;
  const after = isOver ? giveBack(tx, paid, { state: 'matured', penalty: 0n }) : paid;
  await hostingOrder.update(tx, row, after);
  if (isOver)
    await notify(tx, row.owner, 'hosting.ended', { amount: amountOf(row, row.units), coin: row.asset });
  scheduleNext(tx, after);
}

export function scheduleNext(tx: MoneyTx, row: HostingOrderRow): void {
  const times = [
    ...(row.state === 'running' ? [paymentOf(row, Number(row.due_days) + 1)] : []),
    ...(row.owed_since === null ? [] : [tx.now + Number(row.day_ms) / triesPerDay]),
  ];
  if (times.length === 0) return;
  tx.schedule('hosting.payment', Math.ceil(Math.min(...times)), { order: Number(row.id) });
}

/**
 * Pays each due day, oldest first, as long as the operator's funds suffice.
 * @returns the updated order
 */
export async function payDays(tx: MoneyTx, row: HostingOrderRow): Promise<HostingOrderRow> {
  const due = row.state === 'running' ? daysPastOf(row, tx.now) : Number(row.due_days);
  const { scale } = assetOf(row.asset);
  const [terms, amount] = [termsOf(row), amountOf(row, row.units)];
  const [from, to] = [accountOf(interestOwner, row.asset), accountOf(row.owner, row.asset)];
  let [days, paid] = [Number(row.paid_days), 0n];
  for (; days < due; days += 1) {
    const units = toUnits(interestOfDay(terms, amount, days + 1), scale);
    if (units > tx.ledger.balance(from).available) break;
    const reference = `${hostingOrder.referenceOf(row.id)}:${days + 1}`;
    if (units > 0n) tx.ledger.transfer({ from, to, units, reason: 'hosting.interest', reference });
    paid += units;
  }
  if (paid > 0n) await addToDay(tx, row, paid);
  const paid_units = row.paid_units + paid;
  return {
    ...row,
    due_days: BigInt(due),
    paid_days: BigInt(days),
    paid_units,
    owed_units: toUnits(interestAfter(terms, amount, due), scale) - paid_units,
    owed_since: days < due ? BigInt(paymentOf(row, days + 1)) : null,
  };
}

/**
 * Releases the principal from the trust account: the amount less the penalty goes to the spot account.
 * @returns the updated order
 */
export function giveBack(
  tx: MoneyTx,
  row: HostingOrderRow,
  { state, penalty }: { state: 'matured' | 'redeemed'; penalty: bigint },
): HostingOrderRow {
  const { owner, asset, units } = row;
  hostingOrder.post(tx, row, [
    { to: accountOf(owner, asset), units: units - penalty, reason: 'hosting.returned' },
    { to: accountOf(interestOwner, asset), units: penalty, reason: 'hosting.penalty' },
  ]);
  return { ...row, state, penalty_units: penalty, ended_at: BigInt(tx.now) };
}

async function addToDay({ db, now }: MoneyTx, row: HostingOrderRow, units: bigint): Promise<void> {
  const day = BigInt(Math.floor(now / realDay) * realDay);
  const { owner, product, asset, days } = row;
  await db
    .insertInto('hosting_day')
    .values({ owner, day, product, asset, days, units })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'day', 'product'])
        .doUpdateSet((eb) => ({ units: eb('hosting_day.units', '+', eb.ref('excluded.units')) })),
    )
    .execute();
}

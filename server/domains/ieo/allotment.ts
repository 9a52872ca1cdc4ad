// Scheduled work of an IEO: allotment, reminder, lapse and unlocking. Applications are processed in batches, so that a
// large IEO does not delay other commands.
import { allotmentOf, priceOf } from '../../../contracts/rules/ieo.ts';
import { accountOf } from '../../ledger/account.ts';
import { issueUpTo } from '../../ledger/issue.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { change, ieoOrder } from './ieoOrder.ts';
import { notify } from './ieoNotices.ts';
import { allotmentOwner, ieoOwner } from './ieoReasons.ts';
import { dropUncapped, findOffer, requireOffer, totalsOf } from './offers.ts';
import type { Offer } from './offers.ts';
import type { IeoRow, IeoState } from './tables.ts';

/** Position of a batch: applications with a higher id follow. */
interface Batch {
  offer: number;
  after: number;
}

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'ieo.settle': Batch;
    'ieo.remind': Batch;
    'ieo.lapse': Batch;
  }
}

const perBatch = 100;
/** A later allotment than this extends the payment window by the delay. */
const toleratedDelayMs = 60_000;

/** The allotment has begun: fixes supply, totals and payment window. */
export async function allot(tx: MoneyTx, { offer: id }: { offer: number }): Promise<void> {
  const { db, now } = tx;
  const offer = await findOffer(db, id);
  // Withdrawn without applications.
  if (!offer) return;
  const { row, product } = offer;
  if (row.allotted_at !== null) return;
  // The terms were changed before applications began.
  if (now < product.allotMs) {
    tx.schedule('ieo.allot', product.allotMs, { offer: id });
    return;
  }
  const payAt = product.payMs + delayOf(now - product.allotMs);
  const supply_units = await supplyOf(tx, { row, product });
  await db
    .updateTable('ieo_offer')
    .set({ supply_units, allotted_at: BigInt(now), pay_at: BigInt(payAt) })
    .where('id', '=', row.id)
    .execute();
  // Less supply than offered lowers all shares.
  await dropUncapped(db, id);
  await settle(tx, { offer: id, after: 0 });
}

const delayOf = (ms: number): number => (ms > toleratedDelayMs ? ms : 0);

/** Coins to allot: those on offer, at most the platform's stock apart from what other unfinished allotments need. */
async function supplyOf(
  { db, ledger }: MoneyTx,
  { row, product }: Pick<Offer, 'row' | 'product'>,
): Promise<bigint> {
  const offered = toUnits(product.supply, assetOf(product.asset).scale);
  const unfinished = await db
    .selectFrom('ieo_offer')
    .leftJoin('ieo_total', 'ieo_total.product', 'ieo_offer.id')
    .select(['supply_units', 'ieo_total.units'])
    .where('ieo_offer.asset', '=', row.asset)
    .where('allotted_at', 'is not', null)
    .where('settled_at', 'is', null)
    .execute();
  const needed = unfinished.reduce((sum, { supply_units, units }) => sum + supply_units! - (units ?? 0n), 0n);
  if (product.isExample) issueUpTo(ledger, ieoOwner, product.asset, offered + needed);
  const stock = ledger.balance(accountOf(ieoOwner, product.asset)).available - needed;
  if (stock <= 0n) return 0n;
  return stock < offered ? stock : offered;
}

/** Processes one batch of a product's applications in a state. @returns whether it was the last */
async function inBatches(
  { db, schedule, now }: MoneyTx,
  { kind, batch, state }: { kind: 'ieo.settle' | 'ieo.remind' | 'ieo.lapse'; batch: Batch; state: IeoState },
  take: (row: IeoRow) => Promise<void>,
): Promise<boolean> {
  const rows = await db
    .selectFrom('ieo_order')
    .selectAll()
    .where('product', '=', BigInt(batch.offer))
    .where('id', '>', BigInt(batch.after))
    .orderBy('id')
    .limit(perBatch)
    .execute();
  for (const row of rows) if (row.state === state) await take(row);
  if (rows.length < perBatch) return true;
  schedule(kind, now, { offer: batch.offer, after: Number(rows.at(-1)!.id) });
  return false;
}

/** Allots a batch of applications. */
export async function settle(tx: MoneyTx, batch: Batch): Promise<void> {
  const offer = await requireOffer(tx.db, batch.offer);
  const { scale } = assetOf(offer.row.asset);
  const totals = totalsOf(offer);
  const isLast = await inBatches(tx, { kind: 'ieo.settle', batch, state: 'applied' }, async (row) => {
    const amount = fromUnits(row.applied_units, scale);
    const units = toUnits(allotmentOf(amount, totals, scale), scale);
    if (units > 0n) await reserve(tx, row, units, offer);
    else {
      await change(tx, row, { state: 'failed' });
      await notify(tx, row.owner, 'ieo.notAllotted', about(row, row.applied_units));
    }
  });
  if (isLast) await finish(tx, offer);
}

/** All applications are allotted. An interrupted allotment extends the payment window too. */
async function finish(tx: MoneyTx, offer: Offer): Promise<void> {
  const { row } = offer;
  const settled = { settled_at: BigInt(tx.now) };
  await tx.db.updateTable('ieo_offer').set(settled).where('id', '=', row.id).execute();
  await openWindow(tx, offer, Number(row.pay_at) + delayOf(tx.now - Number(row.allotted_at)));
}

/** Sets the end of the payment window, with its reminder and lapse. */
async function openWindow({ db, now, schedule }: MoneyTx, { row }: Offer, payAt: number): Promise<void> {
  await db
    .updateTable('ieo_offer')
    .set({ pay_at: BigInt(payAt) })
    .where('id', '=', row.id)
    .execute();
  const all = { offer: Number(row.id), after: 0 };
  schedule('ieo.remind', payAt - Math.floor((payAt - now) / 4), all);
  schedule('ieo.lapse', payAt, all);
}

const about = ({ id, asset }: IeoRow, units: bigint) => ({
  application: String(id),
  amount: fromUnits(units, assetOf(asset).scale),
  coin: asset,
});

function aboutPayment(row: IeoRow, { row: { pay_at } }: Offer) {
  const quantity = fromUnits(row.units, assetOf(row.asset).scale);
  return {
    ...about(row, row.units),
    price: priceOf(row.price, quantity, assetOf(row.pay_asset).scale),
    pay_coin: row.pay_asset,
    until_ms: String(pay_at),
  };
}

async function reserve(tx: MoneyTx, row: IeoRow, units: bigint, offer: Offer): Promise<void> {
  const { asset } = row;
  tx.ledger.transfer({
    from: accountOf(ieoOwner, asset),
    to: accountOf(allotmentOwner, asset),
    units,
    reason: 'ieo.reserved',
    reference: ieoOrder.referenceOf(row.id),
  });
  const allotted = await change(tx, row, { state: 'allotted', units });
  await notify(tx, row.owner, 'ieo.allotted', aboutPayment(allotted, offer));
}

/** Reminds of the payment in the last quarter of its window. */
export async function remind(tx: MoneyTx, batch: Batch): Promise<void> {
  const offer = await requireOffer(tx.db, batch.offer);
  if (tx.now >= Number(offer.row.pay_at)) return;
  await inBatches(tx, { kind: 'ieo.remind', batch, state: 'allotted' }, (row) =>
    notify(tx, row.owner, 'ieo.payReminder', aboutPayment(row, offer)),
  );
}

/** The payment window has ended: unpaid allotments lapse. If the server was stopped at its end, it begins again. */
export async function lapse(tx: MoneyTx, batch: Batch): Promise<void> {
  const offer = await requireOffer(tx.db, batch.offer);
  const { payMs, allotMs } = offer.product;
  const isFirst = batch.after === 0;
  if (isFirst && delayOf(tx.now - Number(offer.row.pay_at)) > 0) {
    await openWindow(tx, offer, tx.now + payMs - allotMs);
    return;
  }
  await inBatches(tx, { kind: 'ieo.lapse', batch, state: 'allotted' }, async (row) => {
    const { asset, units } = row;
    tx.ledger.transfer({
      from: accountOf(allotmentOwner, asset),
      to: accountOf(ieoOwner, asset),
      units,
      reason: 'ieo.returned',
      reference: ieoOrder.referenceOf(row.id),
    });
    await change(tx, row, { state: 'lapsed' });
    await notify(tx, row.owner, 'ieo.lapsed', about(row, units));
  });
}

/** The lock-up has ended: the coins move from the trust to the spot account. */
export async function unlock(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const row = await ieoOrder.require(tx.db, order);
  if (row.state !== 'paid') return;
  const { owner, asset, units } = row;
  const hold = tx.ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${ieoOrder.referenceOf(row.id)} holds nothing`);
  const reference = ieoOrder.referenceOf(row.id);
  tx.ledger.post(hold, { to: accountOf(owner, asset), units, reason: 'ieo.unlocked', reference });
  await change(tx, row, { state: 'unlocked' });
  await notify(tx, owner, 'ieo.unlocked', about(row, units));
}

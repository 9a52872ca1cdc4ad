// User actions on offers, as commands: each is logged, and idempotent.
import { BigNumber } from 'bignumber.js';
import {
  cancelsBeforePause,
  checkOtcOrder,
  fiatScale,
  figuresOf,
  mostUnfinished,
  paymentWindowMs,
} from '../../../contracts/rules/otc.ts';
import type { OtcMeans } from '../../../contracts/rules/otc.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { refuseAmount, requireOffer } from '../../orders/offers.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { refuseWhileHeld } from '../account/public/withdrawalHolds.ts';
import { hasCard } from '../bank/public/cards.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Products } from '../products/public/Products.ts';
import { timeText } from '../session/public/toldValues.ts';
import { requireVerified } from '../verification/public/requireVerified.ts';
import { offersNow, remainingOf } from './offers.ts';
import type { OfferNow } from './offers.ts';
import type { OtcOffer } from './otcConfig.ts';
import { addEvent } from './otcEvents.ts';
import { notify } from './otcNotices.ts';
import { aboutOf, cancelOrder, release } from './otcOutcomes.ts';
import { escrowOwner, merchantOwner } from './otcReasons.ts';
import { openCase } from './otcReviews.ts';
import { change, moneyOf, otcRows } from './public/otcRows.ts';
import { unfinished } from './public/unfinished.ts';
import type { OtcOrderRow, OtcState } from './tables.ts';

export interface Placing {
  owner: string;
  userId: number;
  offer: number;
  means: OtcMeans;
  /** Decimal text. */
  value: string;
  expectedPrice?: string | undefined;
  clientId?: string | undefined;
}

interface Offers {
  products: Products;
  offered: readonly OtcOffer[];
  /** Locale of the caller. */
  locale: LocaleId;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Before the end of the payment window. */
const remindersMs = [5 * minuteMs, minuteMs];

export const placing = (offers: Offers): MoneyCommand<Placing, number, number> => ({
  name: 'otc.place',
  repetition: ({ clientId }) => clientId,
  record: ({ offer, means, value }) => ({ offer, means, value: new BigNumber(value).toFixed() }),
  run: async (tx, input) => {
    const { db } = tx;
    await offers.products.requireOffered(db, input.owner, 'otc');
    await requireVerified(db, input.owner);
    const offer = await requirePriced(tx, offers, input);
    await requireFewOpen(tx, offers, input.owner);
    if (offer.side === 'sell') {
      if (!(await hasCard(db, input.owner))) throw new Refusal('otc.cardFirst');
      // A withdrawal hold also blocks sales.
      await refuseWhileHeld({ db, now: tx.now, locale: offers.locale }, input.userId, 'otc.salesHeld');
    }
    return openOrder(tx, input, offer);
  },
  outcome: (id) => id,
});

/** @throws Refusal otc.offerGone, otc.priceChanged */
async function requirePriced(
  { db, now }: MoneyTx,
  { offered }: Offers,
  { offer: id, expectedPrice }: Placing,
): Promise<OtcOffer> {
  const open = (await offersNow(db, offered, now)).filter(({ isPaused }) => !isPaused);
  const offer: OfferNow = requireOffer(open, id, { reason: 'otc.offerGone', field: 'id' });
  if (expectedPrice !== undefined && !new BigNumber(expectedPrice).eq(offer.price))
    throw new Refusal('otc.priceChanged', {
      fields: { expected_price: offer.price },
      values: { price: offer.price, currency: offer.currency },
    });
  return offer;
}

/** @throws Refusal otc.unfinished, otc.pausedAfterCancels */
async function requireFewOpen({ db, now }: MoneyTx, { locale }: Offers, owner: string): Promise<void> {
  const count = async (states: readonly OtcState[]) => {
    const { rows } = await db
      .selectFrom('otc_order')
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('owner', '=', owner)
      .where('state', 'in', states)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  if ((await count(unfinished)) >= mostUnfinished) throw new Refusal('otc.unfinished');
  const today = now - (now % dayMs);
  const cancelled = await db
    .selectFrom('otc_order')
    .select('id')
    .where('owner', '=', owner)
    // The buyer pays for a purchase, so its expiry counts as a cancellation. A sale expires because of its merchant.
    .where('side', '=', 'buy')
    .where('cancelled_by', 'in', ['buyer', 'time'])
    .where('ended_at', '>=', BigInt(today))
    .limit(cancelsBeforePause)
    .execute();
  if (cancelled.length < cancelsBeforePause) return;
  const until = today + dayMs;
  throw new Refusal('otc.pausedAfterCancels', {
    values: { until_ms: String(until), time: timeText(until, locale) },
  });
}

/** Merchant's coins that the buyer's unpaid orders lock. */
async function unpaidOf({ db }: MoneyTx, owner: string, offer: OtcOffer): Promise<bigint> {
  const open = await db
    .selectFrom('otc_order')
    .select('units')
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .where('side', '=', 'buy')
    .where('merchant', '=', BigInt(offer.merchant))
    .where('asset', '=', offer.asset)
    .execute();
  return open.reduce((sum, { units }) => sum + units, 0n);
}

/** Opens an order; the caller has checked eligibility. */
export async function openOrder(tx: MoneyTx, input: Placing, offer: OtcOffer): Promise<number> {
  const { db, ledger, now } = tx;
  const { owner, means } = input;
  const { asset, currency, price } = offer;
  const { scale } = assetOf(asset);
  const own = accountOf(owner, asset);
  const merchant = accountOf(merchantOwner(offer.merchant), asset);
  const value = isDecimal(input.value) ? input.value : '';
  const remaining = remainingOf(
    offer,
    await otcRows.total(db, offer.id, 'units'),
    ledger.balance(merchant).available,
  );
  refuseAmount(
    checkOtcOrder({
      coin: asset,
      scale,
      currency,
      price,
      means,
      value,
      remaining,
      minimum: offer.minimum,
      maximum: offer.maximum,
      ...(offer.side === 'sell'
        ? { available: fromUnits(ledger.balance(own).available, scale) }
        : { unpaid: fromUnits(await unpaidOf(tx, owner, offer), scale) }),
    }),
    'value',
  );
  const { quantity, total } = figuresOf({ price, currency, scale }, means, value)!;
  const id = timedId(await otcRows.lastId(db), now);
  const reference = otcRows.referenceOf(id);
  const units = toUnits(quantity, scale);
  const escrow = accountOf(escrowOwner, asset);
  if (offer.side === 'buy')
    ledger.transfer({ from: merchant, to: escrow, units, reason: 'otc.locked', reference });
  const hold = offer.side === 'sell' ? ledger.hold(own, units, { reason: 'otc.sale', reference }) : undefined;
  const row: OtcOrderRow = {
    id: BigInt(id),
    owner,
    offer: BigInt(offer.id),
    merchant: BigInt(offer.merchant),
    merchant_name: offer.merchantName,
    payee: offer.payInfo ? JSON.stringify(offer.payInfo) : null,
    side: offer.side,
    asset,
    units,
    currency,
    money: toUnits(total, fiatScale(currency)),
    price,
    way: offer.way,
    state: 'open',
    hold: hold ? BigInt(hold.id) : null,
    review: null,
    client_id: input.clientId ?? null,
    created_at: BigInt(now),
    expires_at: BigInt(now + paymentWindowMs),
    paid_at: null,
    appealed_at: null,
    appeal_result: null,
    ended_at: null,
    cancelled_by: null,
  };
  await db.insertInto('otc_order').values(row).execute();
  await otcRows.addToTotals(db, row);
  tx.schedule('otc.expire', now + paymentWindowMs, { order: id });
  // A merchant's payment is confirmed by the operator, who checks the bank statement.
  if (offer.side === 'sell') await openCase(tx, row, 'otc.payment');
  else
    for (const leftMs of remindersMs)
      tx.schedule('otc.remind', now + paymentWindowMs - leftMs, { order: id, leftMs });
  await addEvent(tx, row, { actor: 'customer', what: 'opened' });
  return id;
}

/** Reminds the buyer of an unpaid purchase before its time ends. */
export async function remind(
  tx: MoneyTx,
  { order, leftMs }: { order: number; leftMs: number },
): Promise<void> {
  const row = await otcRows.find(tx.db, order);
  if (row?.state !== 'open') return;
  const minutes = String(leftMs / minuteMs);
  await notify(tx, row.owner, 'otc.timeLeft', { ...aboutOf(row), minutes });
}

export interface OfOrder {
  owner: string;
  id: number;
}

/** @throws Refusal otc.unknown for an unknown order, or another user's */
export async function requireOwn({ db }: MoneyTx, { owner, id }: OfOrder): Promise<OtcOrderRow> {
  const row = await otcRows.findOwn(db, owner, { id });
  if (!row) throw new Refusal('otc.unknown');
  return row;
}

export type OrderCommand<Input extends OfOrder = OfOrder> = MoneyCommand<Input, number, number>;

export const ofOrder = (
  name: string,
  run: (tx: MoneyTx, row: OtcOrderRow) => Promise<unknown>,
): OrderCommand => ({
  name,
  repetition: ({ id }) => String(id),
  record: ({ id }) => ({ order: id }),
  run: async (tx, input) => {
    await run(tx, await requireOwn(tx, input));
    return input.id;
  },
  outcome: (id) => id,
});

/** @throws Refusal otc.otherSide when the caller's side of this order never allows the action */
function requireSide(row: OtcOrderRow, side: OtcOrderRow['side']): void {
  if (row.side !== side) throw new Refusal('otc.otherSide');
}

export interface Paying extends OfOrder {
  /** As the buyer's bank shows it. */
  reference?: string | undefined;
  /** Path of the picture. */
  proof?: string | undefined;
}

/** @throws Refusal otc.notPayable, otc.windowOver */
export function requirePayable({ state, expires_at: until }: OtcOrderRow, now: number): void {
  if (state !== 'open') throw new Refusal('otc.notPayable');
  // Expired, but not cancelled yet.
  if (Number(until) <= now) throw new Refusal('otc.windowOver');
}

export const paying: OrderCommand<Paying> = {
  ...ofOrder('otc.pay', () => Promise.resolve()),
  run: async (tx, input) => {
    const { owner, reference, proof } = input;
    const row = await requireOwn(tx, input);
    requireSide(row, 'buy');
    requirePayable(row, tx.now);
    const paid = await change(tx.db, row, { state: 'paid', paid_at: BigInt(tx.now) });
    await openCase(tx, paid, 'otc.release');
    await addEvent(tx, row, {
      actor: 'customer',
      what: 'paid',
      said: reference,
      picture: pictureOf(owner, proof),
    });
    return input.id;
  },
};

export const pictureOf = (owner: string, path: string | undefined) =>
  path === undefined || path === '' ? undefined : { owner, path };

export const cancelling = ofOrder('otc.cancel', async (tx, row) => {
  requireSide(row, 'buy');
  if (row.state !== 'open') throw new Refusal('otc.notCancellable');
  await cancelOrder(tx, row, 'buyer');
});

export interface Releasing extends OfOrder {
  /** Received amount, as decimal text. */
  value: string;
}

export const releasing: OrderCommand<Releasing> = {
  ...ofOrder('otc.release', () => Promise.resolve()),
  run: async (tx, input) => {
    const row = await requireOwn(tx, input);
    if (row.state === 'appeal') throw new Refusal('otc.inAppeal');
    requireSide(row, 'sell');
    if (row.state === 'open') throw new Refusal('otc.notPaidYet');
    if (row.state !== 'paid') throw new Refusal('otc.notReleasable');
    if (!new BigNumber(input.value).eq(moneyOf(row)))
      throw new Refusal('otc.otherAmount', {
        fields: { value: moneyOf(row) },
        values: { amount: moneyOf(row), currency: row.currency },
      });
    await release(tx, row, 'customer');
    return input.id;
  },
};

/** Ends an order whose payment was not confirmed in time. */
export async function expire(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const row = await otcRows.find(tx.db, order);
  if (row?.state === 'open') await cancelOrder(tx, row, 'time');
}

// Offers as they are now: the operator configures them, and their merchant changes price, quantity and limits.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { fiatScale } from '../../../contracts/rules/otc.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import type { Schema } from '../../store/schema.ts';
import type { OtcOffer } from './otcConfig.ts';
import { merchantOwner } from './otcReasons.ts';
import { otcRows } from './public/otcRows.ts';
import type { OtcOfferRow } from './tables.ts';

/** A changed price holds from this time on, so that a form can say until when its price is certain. */
export const priceHoldMs = 60_000;

export interface OfferNow extends OtcOffer {
  isPaused: boolean;
  /** Until when the price cannot change. */
  priceUntilMs: number;
  /** Price from `priceUntilMs` on, where the merchant has set one. */
  nextPrice?: string;
}

/** Offers with the terms that hold at this time. */
export async function offersNow(
  db: Kysely<Schema>,
  offered: readonly OtcOffer[],
  now: number,
): Promise<OfferNow[]> {
  const rows = await db.selectFrom('otc_offer').selectAll().execute();
  const changed = new Map(rows.map((row) => [Number(row.offer), row]));
  return offered.map((offer) => offerNow(offer, changed.get(offer.id), now));
}

function offerNow(offer: OtcOffer, row: OtcOfferRow | undefined, now: number): OfferNow {
  if (!row) return { ...offer, isPaused: false, priceUntilMs: now + priceHoldMs };
  const { minimum, maximum, quantity, is_paused: paused, next_price: next, next_price_at: nextAt } = row;
  const isWaiting = next !== null && Number(nextAt) > now;
  return {
    ...offer,
    minimum,
    maximum,
    quantity,
    price: isWaiting || next === null ? row.price : next,
    isPaused: paused === 1n,
    priceUntilMs: isWaiting ? Math.min(Number(nextAt), now + priceHoldMs) : now + priceHoldMs,
    ...(isWaiting && { nextPrice: next }),
  };
}

/** Remaining amount of an offer, in the coin: for a purchase no more than its merchant has. */
export function remainingOf(offer: OtcOffer, taken: bigint, merchantHas: bigint): string {
  const { scale } = assetOf(offer.asset);
  const left = toUnits(offer.quantity, scale) - taken;
  const most = offer.side === 'buy' && merchantHas < left ? merchantHas : left;
  return fromUnits(most > 0n ? most : 0n, scale);
}

export interface OfferTerms {
  price: string;
  minimum: string;
  maximum: string;
  /** Remaining quantity, in the coin. */
  remaining: string;
  isPaused: boolean;
}

/** A merchant states only what it changes, so that an older page takes back nothing that has changed since. */
export interface ChangingOffer extends Partial<OfferTerms> {
  merchant: number;
  offer: number;
}

/**
 * A merchant changes the terms of an own offer; open orders keep theirs.
 * @throws Refusal otc.offerGone for another merchant's offer, system.invalid, otc.aboveBalance
 */
export const changingOffer = (offered: readonly OtcOffer[]): MoneyCommand<ChangingOffer, null, null> => ({
  name: 'otc.offer',
  repetition: () => undefined,
  record: ({ offer, price, minimum, maximum, remaining, isPaused }) => ({
    offer,
    price,
    minimum,
    maximum,
    remaining,
    isPaused,
  }),
  run: async (tx, input) => {
    const { db, now } = tx;
    const configured = offered.find(({ id, merchant }) => id === input.offer && merchant === input.merchant);
    if (!configured) throw new Refusal('otc.offerGone');
    const current = (await offersNow(db, [configured], now))[0]!;
    const taken = await otcRows.total(db, configured.id, 'units');
    requireTerms(tx, current, input, taken);
    const { scale } = assetOf(configured.asset);
    const {
      minimum = current.minimum,
      maximum = current.maximum,
      remaining,
      isPaused = current.isPaused,
    } = input;
    const price = input.price === undefined ? current.nextPrice : new BigNumber(input.price).toFixed();
    const isNew = price !== undefined && !new BigNumber(current.price).eq(price);
    // A price that waits already keeps its time unless the merchant sets another.
    const at = input.price === undefined ? current.priceUntilMs : now + priceHoldMs;
    const row = {
      price: current.price,
      next_price: isNew ? price : null,
      next_price_at: isNew ? at : null,
      minimum: new BigNumber(minimum).toFixed(),
      maximum: new BigNumber(maximum).toFixed(),
      quantity:
        remaining === undefined ? current.quantity : fromUnits(taken + toUnits(remaining, scale), scale),
      is_paused: isPaused ? 1 : 0,
    };
    await db
      .insertInto('otc_offer')
      .values({ offer: configured.id, ...row })
      .onConflict((conflict) => conflict.column('offer').doUpdateSet(row))
      .execute();
    return null;
  },
  outcome: () => null,
});

const places = (text: string): number => new BigNumber(text).decimalPlaces() ?? 0;

/** Greatest quantity that the ledger can hold, in units. */
const unitsMost = new BigNumber('9223372036854775807');

/** Shapes are checked by the form's schema; here the terms are checked against each other and the coins. */
function requireTerms({ ledger }: MoneyTx, offer: OfferNow, changes: ChangingOffer, taken: bigint): void {
  const { asset, currency, side, merchant } = offer;
  const { scale } = assetOf(asset);
  const {
    price = offer.nextPrice ?? offer.price,
    minimum = offer.minimum,
    maximum = offer.maximum,
  } = changes;
  const { remaining } = changes;
  const invalid = (field: string) => new Refusal('system.invalid', { fields: { [field]: '' } });
  if (!new BigNumber(price).gt(0)) throw invalid('price');
  if (!new BigNumber(minimum).gt(0) || places(minimum) > fiatScale(currency)) throw invalid('minimum');
  if (places(maximum) > fiatScale(currency) || new BigNumber(maximum).lt(minimum)) throw invalid('maximum');
  if (remaining === undefined) return;
  const units = new BigNumber(remaining).shiftedBy(scale);
  if (places(remaining) > scale || units.plus(taken.toString()).gt(unitsMost)) throw invalid('remaining');
  // An offer that no order fits is paused instead.
  if (changes.isPaused !== true && new BigNumber(remaining).times(price).lt(minimum))
    throw invalid('remaining');
  const has = ledger.balance(accountOf(merchantOwner(merchant), asset)).available;
  if (side === 'buy' && units.gt(has.toString()))
    throw new Refusal('otc.aboveBalance', {
      fields: { remaining: fromUnits(has, scale) },
      values: { amount: fromUnits(has, scale), coin: asset },
    });
}

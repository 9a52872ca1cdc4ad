// Products and applications in wire format.
import type { LocaleId } from '../../../contracts/locales.ts';
import { stageOf } from '../../../contracts/rules/ieo.ts';
import type { IeoStage } from '../../../contracts/rules/ieo.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { pairOf } from './ieoConfig.ts';
import { totalsOf } from './offers.ts';
import type { Offer } from './offers.ts';
import type { IeoRow } from './tables.ts';

type Schemas = components['schemas'];

const serialOf = (id: number | bigint): string => `IEO-${id}`;
const serialOfApplication = (product: bigint, id: bigint): string => `${serialOf(product)}-${id}`;

/** Order of the list; within a stage, the next date first. */
const stages: readonly IeoStage[] = [
  'open',
  'coming',
  'allotting',
  'paying',
  'listing',
  'locked',
  'unlocked',
];

export const inListOrder = (offers: readonly Offer[], now: number): Offer[] =>
  offers.toSorted(({ product: a }, { product: b }) => {
    const [stageA, stageB] = [stageOf(a, now), stageOf(b, now)];
    if (stageA !== stageB) return stages.indexOf(stageA) - stages.indexOf(stageB);
    return stageA === 'unlocked' ? b.lockMs - a.lockMs : a.endMs - b.endMs;
  });

/** Dates that products and applications share. */
function datesOf({ row, product }: Offer) {
  return {
    apply_end: secondsText(product.endMs),
    allotment_date: secondsText(product.allotMs),
    pay_date: secondsText(row.pay_at === null ? product.payMs : Number(row.pay_at)),
    listing_date: secondsText(product.listMs),
    lock_date: secondsText(product.lockMs),
  };
}

function totalsView(offer: Offer): Schemas['IeoTotals'] {
  const { row, sums } = offer;
  const totals = totalsOf(offer);
  const { scale } = assetOf(row.asset);
  const isFinal = row.settled_at !== null && row.supply_units !== null;
  return {
    ...totals,
    applications: Number(sums.applications),
    is_final: isFinal ? 1 : 0,
    ...(isFinal && {
      allotted: fromUnits(sums.units, scale),
      undistributed: fromUnits(row.supply_units! - sums.units, scale),
      lapsed: fromUnits(sums.lapsed_units, scale),
    }),
  };
}

interface Shown {
  locale: LocaleId;
  /** Id of the caller's application. */
  application: number | undefined;
  /** Units of the smallest capped applications. */
  smallest: readonly bigint[] | undefined;
}

export function ieoView(offer: Offer, { locale, application, smallest }: Shown): Schemas['Ieo'] {
  const { product } = offer;
  const { id, asset, payWith, price, listingPrice, totalSupply, introduction } = product;
  const [coin, pay] = [assetOf(asset), assetOf(payWith)];
  const pair = pairOf(product)?.symbol;
  return {
    id,
    serial_number: serialOf(id),
    name: coin.name,
    currency_id: coin.id,
    currency_name: asset,
    pay_currency_id: pay.id,
    pay_currency_name: payWith,
    price,
    ...(listingPrice !== undefined && { listing_price: listingPrice }),
    total_supply: totalSupply,
    supply: product.supply,
    apply_start: secondsText(product.startMs),
    ...datesOf(offer),
    description: introduction[locale] ?? introduction.en,
    scale: pay.scale,
    new_scale: coin.scale,
    minimum: product.minimum,
    maximum: product.maximum,
    ...(pair !== undefined && { pair }),
    totals: totalsView(offer),
    ...(smallest && { smallest_capped: smallest.map((units) => fromUnits(units, coin.scale)) }),
    ...(application !== undefined && { application_id: application }),
  };
}

const codes = { applied: 1, failed: 2, lapsed: 2, allotted: 3, unlocked: 6 } as const;

function statusOf({ state }: IeoRow, { product }: Offer, now: number): 1 | 2 | 3 | 4 | 5 | 6 {
  if (state !== 'paid') return codes[state];
  return now < product.listMs ? 4 : 5;
}

/** Quantity that is undecided or unpaid. */
function pendingOf({ state, applied_units, units }: IeoRow): bigint {
  if (state === 'applied') return applied_units;
  return state === 'allotted' ? units : 0n;
}

export function applicationView(row: IeoRow, offer: Offer, now: number): Schemas['IeoApplication'] {
  const [coin, pay] = [assetOf(row.asset), assetOf(row.pay_asset)];
  const amount = (units: bigint) => fromUnits(units, coin.scale);
  const isPaid = row.state === 'paid' || row.state === 'unlocked';
  const pair = pairOf(offer.product)?.symbol;
  return {
    id: Number(row.id),
    serial_number: serialOfApplication(row.product, row.id),
    name: coin.name,
    currency_name: row.asset,
    pay_currency_name: row.pay_asset,
    price: row.price,
    amount: amount(row.applied_units),
    allotment_quantity: amount(row.units),
    successful_quantity: amount(isPaid ? row.units : 0n),
    pending_quantity: amount(pendingOf(row)),
    ipo_status: statusOf(row, offer, now),
    created_at: secondsText(Number(row.created_at)),
    ...datesOf(offer),
    ieo_id: Number(row.product),
    scale: pay.scale,
    new_scale: coin.scale,
    ...(row.paid_at !== null && { paid_at: secondsText(Number(row.paid_at)) }),
    ...(pair !== undefined && { pair }),
    totals: totalsView(offer),
    ...(row.client_id !== null && { client_order_id: row.client_id }),
  };
}

/** Result of an application. */
export const answerView = ({ id, product, client_id }: IeoRow): Schemas['IeoAnswer'] => ({
  id: Number(id),
  serial_number: serialOfApplication(product, id),
  ...(client_id !== null && { client_order_id: client_id }),
});

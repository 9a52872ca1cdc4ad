// Offers and orders in wire format.
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { appealFrom, deskFrom } from './otcAppeals.ts';
import type { OfferNow } from './offers.ts';
import type { OtcOffer, PayInfo } from './otcConfig.ts';
import { moneyOf, quantityOf } from './public/otcRows.ts';
import type { OtcEventRow, OtcOrderRow, OtcState } from './tables.ts';

type Order = components['schemas']['OtcOrder'];
type Event = components['schemas']['OtcEvent'];

export const wayName = (locale: LocaleId): string => refusalText('otc.wayBank', locale);

export interface OfferState {
  /** In the coin. */
  remaining: string;
  figures: MerchantFigures;
  isSandbox: boolean;
  locale: LocaleId;
}

/** Of a merchant's orders; times are those of one side. */
export interface MerchantFigures {
  deals: bigint;
  failed: bigint;
  answered: bigint;
  answerMs: bigint;
}

export function offerView(
  offer: OfferNow,
  { remaining, figures, isSandbox, locale }: OfferState,
): components['schemas']['OtcOffer'] {
  const { id, scale } = assetOf(offer.asset);
  return {
    id: offer.id,
    type: offer.side,
    currency_id: id,
    currency_name: offer.asset,
    fiat_name: offer.currency,
    price: offer.price,
    min_number: offer.minimum,
    max_number: offer.maximum,
    surplus_number: remaining,
    seller_name: offer.merchantName,
    way: offer.way,
    way_name: wayName(locale),
    deal_count: Number(figures.deals),
    scale,
    failed_count: Number(figures.failed),
    ...(figures.answered > 0n && { answer_seconds: Number(figures.answerMs / figures.answered / 1000n) }),
    price_until_ms: offer.priceUntilMs,
    is_sandbox: isSandbox,
  };
}

export const statuses: Readonly<Record<OtcState, 1 | 2 | 5>> = {
  open: 1,
  paid: 2,
  appeal: 2,
  released: 2,
  cancelled: 5,
};
const phases = { paid: 'awaiting_release', appeal: 'appeal', released: 'released' } as const;
const phaseOf = (state: OtcState): Order['phase'] =>
  state === 'open' || state === 'cancelled' ? undefined : phases[state];

interface Shown {
  offered: readonly OtcOffer[];
  locale: LocaleId;
}

const ms = (at: bigint | null): number | undefined => (at === null ? undefined : Number(at));

/**
 * Merchant name as agreed when the order was opened. Only an order older than its stored terms reads the present offer.
 */
export const merchantNameOf = (row: OtcOrderRow, offered: readonly OtcOffer[]): string =>
  row.merchant_name ??
  offered.find(({ merchant }) => BigInt(merchant) === row.merchant)?.merchantName ??
  String(row.merchant);

/** Payee of a purchase, by the same rule. */
export const payeeOf = (row: OtcOrderRow, offered: readonly OtcOffer[]): PayInfo | undefined => {
  if (row.payee !== null) return JSON.parse(row.payee) as PayInfo;
  return row.merchant_name === null ? offered.find(({ id }) => BigInt(id) === row.offer)?.payInfo : undefined;
};

/** Order in the format of a list. */
export function otcOrderView(row: OtcOrderRow, { offered, locale }: Shown): Order {
  const phase = phaseOf(row.state);
  return {
    id: Number(row.id),
    order_no: String(row.id),
    type: row.side,
    status: statuses[row.state],
    currency_name: row.asset,
    fiat_name: row.currency,
    price: row.price,
    number: quantityOf(row),
    deal_money: moneyOf(row),
    seller_name: merchantNameOf(row, offered),
    way: row.way,
    way_name: wayName(locale),
    create_time: Math.floor(Number(row.created_at) / 1000),
    expire_time: Math.floor(Number(row.expires_at) / 1000),
    ...(phase && { phase }),
    scale: assetOf(row.asset).scale,
    ...(row.client_id !== null && { client_order_id: row.client_id }),
  };
}

interface ShownInDetail extends Shown {
  /** Of a sale: the seller's own card, masked; undefined when deleted. */
  card: PayInfo | undefined;
  /** Of a purchase: verified name of the buyer. */
  buyerName: string | undefined;
  events: readonly OtcEventRow[];
  isSandbox: boolean;
}

/** Event in the format of the wire, also for the desk. */
export const eventView = (event: OtcEventRow): components['schemas']['OtcEvent'] => ({
  nth: Number(event.nth),
  at_ms: Number(event.at),
  by: event.actor,
  what: event.what,
  reason: (event.reason ?? 'none') as Event['reason'],
  text: event.said ?? '',
  has_picture: event.picture !== null,
});

export function otcDetailView(
  row: OtcOrderRow,
  shown: ShownInDetail,
): components['schemas']['OtcOrderDetail'] {
  const payer = row.side === 'buy' ? shown.buyerName : merchantNameOf(row, shown.offered);
  const payTo = row.side === 'buy' ? payeeOf(row, shown.offered) : shown.card;
  return {
    ...otcOrderView(row, shown),
    ...(row.ended_at === null && payTo && { user_cash_info: payTo }),
    offer_id: Number(row.offer),
    paid_ms: ms(row.paid_at),
    appealed_ms: ms(row.appealed_at),
    ...(row.state === 'paid' && { appeal_from_ms: appealFrom(row) }),
    ...(row.state === 'paid' && row.side === 'sell' && { desk_from_ms: deskFrom(row) }),
    ...(row.appeal_result !== null && { appeal_result: row.appeal_result }),
    ended_ms: ms(row.ended_at),
    cancelled_by: row.cancelled_by ?? undefined,
    can_cancel: row.side === 'buy' && row.state === 'open',
    ...(payer !== undefined && { payer_name: payer }),
    is_sandbox: shown.isSandbox,
    events: shown.events.map(eventView),
  };
}

export function otcAnswerView(row: OtcOrderRow): components['schemas']['OtcAnswer'] {
  return {
    id: Number(row.id),
    order_no: String(row.id),
    status: statuses[row.state],
    number: quantityOf(row),
    deal_money: moneyOf(row),
    ...(row.client_id !== null && { client_order_id: row.client_id }),
  };
}

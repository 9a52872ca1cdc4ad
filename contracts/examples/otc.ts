// Offers of merchants and orders of one account on 21 November 2026, in consistent figures.
import type { components } from '../schema.d.ts';
import { uploadPreview } from './verification.ts';

type Offer = components['schemas']['OtcOffer'];
type Order = components['schemas']['OtcOrderDetail'];
type Event = components['schemas']['OtcEvent'];

const at = (hour: number, minute: number, day = 21): number => Date.UTC(2026, 10, day, hour, minute);
const s = (ms: number): number => ms / 1000;

export const otcMarkets: components['schemas']['OtcMarkets'] = {
  currencies: [{ id: 3, name: 'USDT' }],
  fiats: [{ name: 'EUR' }, { name: 'USD' }, { name: 'JPY' }],
  ways: [{ way: 'bank', name: 'Bank transfer' }],
};

const common = {
  currency_id: 3,
  currency_name: 'USDT',
  fiat_name: 'EUR',
  way: 'bank',
  way_name: 'Bank transfer',
  min_number: '20',
  max_number: '5000',
  scale: 8,
} as const;

export const otcOffer: Offer = {
  ...common,
  id: 1,
  type: 'buy',
  price: '0.924',
  surplus_number: '48210.5',
  seller_name: 'Aldine Exchange',
  deal_count: 412,
  failed_count: 5,
  answer_seconds: 7 * 60,
  price_until_ms: at(14, 5) + 48_000,
};

export const sellOffer: Offer = {
  ...common,
  id: 2,
  type: 'sell',
  price: '0.918',
  surplus_number: '90000',
  seller_name: 'Aldine Exchange',
  deal_count: 412,
  failed_count: 5,
  answer_seconds: 11 * 60,
  price_until_ms: at(14, 5) + 48_000,
};

export const otcOffers: components['schemas']['OtcOfferPage'] = {
  list: [
    otcOffer,
    {
      ...common,
      id: 7,
      type: 'buy',
      price: '0.926',
      surplus_number: '1200',
      seller_name: 'Bering Trade',
      min_number: '100',
      max_number: '1000',
      deal_count: 38,
      failed_count: 0,
      answer_seconds: 4 * 60,
      price_until_ms: at(14, 5) + 60_000,
    },
  ],
  count: 2,
  page: 1,
  limit: 40,
};

export const payInfo: components['schemas']['OtcPayInfo'] = {
  real_name: 'Aldine Exchange',
  bank_name: 'Sample Bank Köln',
  bank_account: 'DE00 0000 0000 0000 0000 01',
};

const ofOrder = {
  currency_name: 'USDT',
  fiat_name: 'EUR',
  seller_name: 'Aldine Exchange',
  way: 'bank',
  way_name: 'Bank transfer',
  scale: 8,
} as const;

/** An event without a statement. */
const plain = { reason: 'none', text: '', has_picture: false } as const;

/** 100 EUR, opened at 14:05. */
export const otcOrder: Order = {
  ...ofOrder,
  id: 452_509_286_800_110,
  order_no: '452509286800110',
  type: 'buy',
  status: 1,
  price: '0.924',
  number: '108.22510822',
  deal_money: '100',
  create_time: s(at(14, 5)),
  expire_time: s(at(14, 35)),
  user_cash_info: payInfo,
  offer_id: 1,
  can_cancel: true,
  client_order_id: 'otc-5Hn2Qp7z',
  payer_name: 'Lena Marie Hartmann',
  events: [{ nth: 1, at_ms: at(14, 5), by: 'customer', what: 'opened', ...plain }],
};

const paid: Event = {
  nth: 2,
  at_ms: at(14, 12),
  by: 'customer',
  what: 'paid',
  reason: 'none',
  text: 'TRX 20261121 0042',
  has_picture: true,
};
const appealed: Event = {
  nth: 3,
  at_ms: at(14, 40),
  by: 'customer',
  what: 'appealed',
  reason: 'notReleased',
  text: 'Paid at 14:12, see the receipt.',
  has_picture: true,
};

const { user_cash_info: _, ...withoutPayee } = otcOrder;

export const paidOrder: Order = {
  ...otcOrder,
  status: 2,
  phase: 'awaiting_release',
  can_cancel: false,
  paid_ms: at(14, 12),
  appeal_from_ms: at(14, 27),
  events: [...otcOrder.events!, paid],
};

export const appealedOrder: Order = {
  ...otcOrder,
  status: 2,
  phase: 'appeal',
  can_cancel: false,
  paid_ms: at(14, 12),
  appealed_ms: at(14, 40),
  events: [...paidOrder.events!, appealed],
};

export const releasedOrder: Order = {
  ...withoutPayee,
  status: 2,
  phase: 'released',
  can_cancel: false,
  paid_ms: at(14, 12),
  ended_ms: at(14, 19),
  events: [...paidOrder.events!, { nth: 3, at_ms: at(14, 19), by: 'merchant', what: 'released', ...plain }],
};

export const cancelledOrder: Order = {
  ...withoutPayee,
  id: 452_509_286_800_090,
  order_no: '452509286800090',
  status: 5,
  can_cancel: false,
  ended_ms: at(14, 9),
  cancelled_by: 'buyer',
  events: [...otcOrder.events!, { nth: 2, at_ms: at(14, 9), by: 'customer', what: 'cancelled', ...plain }],
};

/** 100 USDT for 91.80 EUR, to the user's own card. */
export const saleOrder: Order = {
  ...ofOrder,
  id: 452_509_286_800_120,
  order_no: '452509286800120',
  type: 'sell',
  status: 1,
  price: '0.918',
  number: '100',
  deal_money: '91.8',
  create_time: s(at(13, 50)),
  expire_time: s(at(14, 20)),
  user_cash_info: {
    real_name: 'Lena Marie Hartmann',
    bank_name: 'Sample Bank Köln',
    bank_account: '•••• 9855',
  },
  offer_id: 2,
  can_cancel: false,
  client_order_id: 'otc-5Hn2Qp7z',
  payer_name: 'Aldine Exchange',
  events: [{ nth: 1, at_ms: at(13, 50), by: 'customer', what: 'opened', ...plain }],
};

export const paidSale: Order = {
  ...saleOrder,
  status: 2,
  phase: 'awaiting_release',
  paid_ms: at(13, 58),
  appeal_from_ms: at(14, 13),
  events: [...saleOrder.events!, { nth: 2, at_ms: at(13, 58), by: 'merchant', what: 'paid', ...plain }],
};

/** The order as a list row. */
const inList = ({
  user_cash_info: _card,
  offer_id: _offer,
  paid_ms: _paid,
  appeal_from_ms: _appeal,
  can_cancel: _cancel,
  ended_ms: _ended,
  cancelled_by: _by,
  payer_name: _payer,
  events: _events,
  ...row
}: Order) => row;

export const otcOrders: components['schemas']['OtcOrderPage'] = {
  list: [paidSale, otcOrder, cancelledOrder].map(inList),
  count: 3,
  page: 1,
  limit: 40,
};

export const placeOtcOrder: components['schemas']['OtcAnswer'] = {
  id: otcOrder.id,
  order_no: otcOrder.order_no,
  status: 1,
  number: otcOrder.number,
  deal_money: otcOrder.deal_money,
  client_order_id: 'otc-8Bn2Vc5x',
};

export const markOtcPaid = 'Marked as paid';
export const cancelOtcOrder = 'Order cancelled';
export const releaseOtcOrder = 'Coins released';
export const appealOtcOrder = 'Your appeal has been sent';
export const otcOrderPicture: components['schemas']['UploadPreview'] = uploadPreview;

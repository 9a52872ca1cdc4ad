// Example products and the orders of one account on 21 November 2026, in consistent figures.
import type { components } from '../schema.d.ts';

type HostingProduct = components['schemas']['HostingProduct'];
type HostingOrder = components['schemas']['HostingOrder'];

const first_payment_ms = Date.UTC(2026, 10, 22);

const common = {
  scale: 8,
  penalty_rule: 'C',
  payment_time: '00:00',
  first_payment_ms,
  yield_source: 'Lending to margin traders',
} as const satisfies Partial<HostingProduct>;

/** 0.4 % a day for 15 days: 10,000 earn 600. */
export const hostingProduct: HostingProduct = {
  ...common,
  id: 2,
  currency_id: 3,
  currency_name: 'USDT',
  name: 'USDT 15',
  interest_rate: '0.4',
  save_min: '500',
  day: 15,
  day_rate: '0.004',
  max_interest_rate: '6',
  settlement_ratio: '0.004',
  capacity: '5000000',
  capacity_left: '1840000',
  end_ms: Date.UTC(2026, 11, 6),
};

export const hostingProducts: HostingProduct[] = [
  {
    ...common,
    id: 1,
    currency_id: 3,
    currency_name: 'USDT',
    name: 'USDT 7',
    interest_rate: '0.3',
    save_min: '100',
    day: 7,
    day_rate: '0.003',
    max_interest_rate: '2.1',
    settlement_ratio: '0.003',
    end_ms: Date.UTC(2026, 10, 28),
  },
  hostingProduct,
  {
    ...common,
    id: 3,
    currency_id: 3,
    currency_name: 'USDT',
    name: 'USDT 30',
    interest_rate: '0.48',
    save_min: '1000',
    day: 30,
    day_rate: '0.0048',
    max_interest_rate: '14.4',
    settlement_ratio: '0.0048',
    end_ms: Date.UTC(2026, 11, 21),
  },
  {
    ...common,
    id: 4,
    currency_id: 2,
    currency_name: 'ETH',
    name: 'ETH 15',
    interest_rate: '0.22',
    save_min: '0.2',
    day: 15,
    day_rate: '0.0022',
    max_interest_rate: '3.3',
    penalty_rule: 'B',
    yield_source: 'Staking, less 10 %',
    settlement_ratio: undefined,
    end_ms: Date.UTC(2026, 11, 6),
  },
  {
    ...common,
    id: 5,
    currency_id: 1,
    currency_name: 'BTC',
    name: 'BTC 30',
    interest_rate: '0.18',
    save_min: '0.01',
    day: 30,
    day_rate: '0.0018',
    max_interest_rate: '5.4',
    penalty_rule: 'A',
    settlement_ratio: '0.0018',
    end_ms: Date.UTC(2026, 11, 21),
  },
];

const ofProduct = {
  currency_name: 'USDT',
  currency_id: 3,
  scale: 8,
  penalty_rule: 'C',
  payment_time: '00:00',
} as const satisfies Partial<HostingOrder>;

/** 5,000 for 15 days, nine of them paid. */
export const runningOrder: HostingOrder = {
  ...ofProduct,
  id: 452_509_286_700_210,
  config_id: 2,
  amount: '5000',
  day: 15,
  day_rate: '0.004',
  total_interest: '300',
  start_at: '2026-11-13 00:00:00',
  end_at: '2026-11-27 00:00:00',
  created_at: '2026-11-12 09:12:00',
  updated_at: '2026-11-21 00:00:00',
  remain_day: 6,
  status: 1,
  is_cancel: 0,
  cancel_fee: '120',
  refund: '4880',
  current_interest: '180',
  paid_days: 9,
  settlement_ratio: '0.004',
  created_ms: Date.UTC(2026, 10, 12, 9, 12),
  first_payment_ms: Date.UTC(2026, 10, 13),
  next_payment_ms: first_payment_ms,
  refund_until_ms: first_payment_ms,
  end_ms: Date.UTC(2026, 10, 27),
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a12',
};

/** 4,000 for 7 days, three of them due and one unpaid. */
export const delayedOrder: HostingOrder = {
  ...ofProduct,
  id: 452_509_286_700_230,
  config_id: 1,
  amount: '4000',
  day: 7,
  day_rate: '0.003',
  total_interest: '84',
  start_at: '2026-11-19 00:00:00',
  end_at: '2026-11-25 00:00:00',
  created_at: '2026-11-18 16:40:00',
  updated_at: '2026-11-20 00:00:00',
  remain_day: 4,
  status: 1,
  is_cancel: 0,
  cancel_fee: '48',
  refund: '3952',
  current_interest: '24',
  paid_days: 2,
  settlement_ratio: '0.003',
  delayed_ms: Date.UTC(2026, 10, 21),
  owed: '12',
  created_ms: Date.UTC(2026, 10, 18, 16, 40),
  first_payment_ms: Date.UTC(2026, 10, 19),
  next_payment_ms: first_payment_ms,
  refund_until_ms: first_payment_ms,
  end_ms: Date.UTC(2026, 10, 25),
};

export const completedOrder: HostingOrder = {
  ...ofProduct,
  id: 452_509_286_700_110,
  config_id: 2,
  amount: '2000',
  day: 15,
  day_rate: '0.004',
  total_interest: '120',
  start_at: '2026-10-02 00:00:00',
  end_at: '2026-10-16 00:00:00',
  created_at: '2026-10-01 11:30:00',
  updated_at: '2026-10-16 00:00:00',
  remain_day: 0,
  status: 2,
  is_cancel: 0,
  cancel_fee: '0',
  refund: '2000',
  current_interest: '120',
  paid_days: 15,
  settlement_ratio: '0.004',
  created_ms: Date.UTC(2026, 9, 1, 11, 30),
  first_payment_ms: Date.UTC(2026, 9, 2),
  end_ms: Date.UTC(2026, 9, 16),
  ended_ms: Date.UTC(2026, 9, 16),
};

/** 1,000, three days before the end. */
export const redeemedOrder: HostingOrder = {
  ...ofProduct,
  id: 452_509_286_700_090,
  config_id: 2,
  amount: '1000',
  day: 15,
  day_rate: '0.004',
  total_interest: '60',
  start_at: '2026-09-06 00:00:00',
  end_at: '2026-09-20 00:00:00',
  created_at: '2026-09-05 10:05:00',
  updated_at: '2026-09-17 09:12:00',
  remain_day: 0,
  status: 2,
  is_cancel: 1,
  cancel_fee: '12',
  refund: '988',
  current_interest: '48',
  paid_days: 12,
  settlement_ratio: '0.004',
  created_ms: Date.UTC(2026, 8, 5, 10, 5),
  first_payment_ms: Date.UTC(2026, 8, 6),
  end_ms: Date.UTC(2026, 8, 20),
  ended_ms: Date.UTC(2026, 8, 17, 9, 12),
};

type HostingAnswer = components['schemas']['HostingAnswer'];

/** Hosted just now. */
export const host: HostingAnswer = {
  id: 452_509_286_700_290,
  config_id: 2,
  currency_name: 'USDT',
  amount: '10000',
  day: 15,
  status: 1,
  is_cancel: 0,
  current_interest: '0',
  cancel_fee: '600',
  refund: '9400',
  created_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
  first_payment_ms,
  end_ms: Date.UTC(2026, 11, 6),
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a12',
};

/** The redeemed order at the time of redemption. */
export const redeemEarly: HostingAnswer = {
  id: redeemedOrder.id,
  config_id: 2,
  currency_name: 'USDT',
  amount: '1000',
  day: 15,
  status: 2,
  is_cancel: 1,
  current_interest: '48',
  cancel_fee: '12',
  refund: '988',
  created_ms: Date.UTC(2026, 8, 5, 10, 5),
  first_payment_ms: Date.UTC(2026, 8, 6),
  end_ms: Date.UTC(2026, 8, 20),
};

export const hostingOrders: components['schemas']['HostingOrderPage'] = {
  order_list: [delayedOrder, runningOrder],
  total: 2,
};

export const hostingReport: components['schemas']['HostingReport'] = {
  sum: '9000',
  profit: '20',
  allprofit: '372',
  count: 2,
  completed: 1,
  redeemed: 1,
  coins: [{ currency_name: 'USDT', sum: '9000', profit: '20', allprofit: '372', owed: '12' }],
  days: [
    {
      day_ms: Date.UTC(2026, 10, 21),
      config_id: 2,
      currency_name: 'USDT',
      day: 15,
      amount: '20',
    },
    {
      day_ms: Date.UTC(2026, 10, 20),
      config_id: 2,
      currency_name: 'USDT',
      day: 15,
      amount: '20',
    },
    {
      day_ms: Date.UTC(2026, 10, 20),
      config_id: 1,
      currency_name: 'USDT',
      day: 7,
      amount: '12',
    },
  ],
};

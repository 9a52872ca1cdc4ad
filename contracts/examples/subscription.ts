// Example new coins and the subscriptions of one account on 21 November 2026, in consistent figures.
import type { components } from '../schema.d.ts';

type NewCoin = components['schemas']['NewCoin'];
type NewCoinOrder = components['schemas']['NewCoinOrder'];

const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

const common = {
  currency_id: 3,
  currency_name: 'USDT',
  interest_rate: '0',
  scale: 8,
  new_scale: 4,
  is_recommend: 0,
} as const satisfies Partial<NewCoin>;

/** Coins in subscription on that day. */
export const openTimes = {
  send_start: '2026-11-16 12:00:00',
  online_time: '2026-12-25 12:00:00',
  start_ms: noon(11, 16),
  end_ms: noon(11, 23),
  launch_ms: noon(12, 25),
  lock_ms: noon(11, 25),
  unlock_ms: noon(12, 25),
} as const satisfies Partial<NewCoin>;

/**
 * 59 % of 40,000,000 at 0.125 are left; 400 cost 50. Always open, because the app uses the clock of the fixture's day.
 */
export const newCoin: NewCoin = {
  ...common,
  id: 1,
  new_currency_name: 'NOVA',
  name: 'Nova Grid',
  change_rate: '0.125',
  buy_num: '400',
  num: '40000000',
  last_num: '23600000',
  day: 30,
  is_recommend: 1,
  send_start: '2020-11-16 12:00:00',
  online_time: '2099-12-25 12:00:00',
  introduction: 'Nova Grid sells surplus rooftop power between neighbours. NOVA pays the network fee.',
  recommend_title: 'Nova Grid is open',
  recommend_content: 'Until 23 November, from 50 USDT on.',
  start_ms: Date.UTC(2020, 10, 16, 12),
  end_ms: Date.UTC(2099, 10, 23, 12),
  launch_ms: Date.UTC(2099, 11, 25, 12),
  lock_ms: Date.UTC(2099, 10, 25, 12),
  unlock_ms: Date.UTC(2099, 11, 25, 12),
};

export const notStartedCoin: NewCoin = {
  ...common,
  id: 2,
  new_currency_name: 'TERRA',
  name: 'Terraline',
  change_rate: '1.8',
  buy_num: '10',
  num: '2000000',
  last_num: '2000000',
  day: 90,
  send_start: '2026-11-24 12:00:00',
  online_time: '2027-03-01 12:00:00',
  introduction: 'Terraline tracks land.',
  start_ms: noon(11, 24),
  end_ms: noon(12, 8),
  launch_ms: Date.UTC(2027, 2, 1, 12),
  lock_ms: noon(12, 9),
  unlock_ms: Date.UTC(2027, 2, 9, 12),
};

export const soldOutCoin: NewCoin = {
  ...common,
  id: 3,
  new_currency_name: 'ORBIT',
  name: 'Orbit Pay',
  change_rate: '0.068',
  buy_num: '500',
  num: '5000000',
  last_num: '0',
  day: 30,
  send_start: '2026-10-26 12:00:00',
  online_time: '2026-12-02 12:00:00',
  introduction: 'Orbit Pay settles card payments.',
  start_ms: noon(10, 26),
  end_ms: noon(11, 25),
  launch_ms: noon(12, 2),
  lock_ms: noon(12, 3),
  unlock_ms: Date.UTC(2027, 0, 2, 12),
};

export const launchedCoin: NewCoin = {
  ...common,
  id: 4,
  new_currency_name: 'KITE',
  name: 'Kite',
  change_rate: '0.08',
  buy_num: '100',
  num: '1000000',
  last_num: '0',
  day: 30,
  send_start: '2026-10-01 12:00:00',
  online_time: '2026-11-12 12:00:00',
  introduction: 'Kite carries messages.',
  start_ms: noon(10, 1),
  end_ms: noon(10, 15),
  launch_ms: noon(11, 12),
  lock_ms: noon(11, 12),
  unlock_ms: noon(12, 12),
};

export const newCoins: NewCoin[] = [newCoin, notStartedCoin, soldOutCoin, launchedCoin];

export const recommendedNewCoin: NewCoin = { ...newCoin };

const ofNova = {
  config_id: 1,
  new_currency_name: 'NOVA',
  currency_name: 'USDT',
  interest: '0',
  interest_rate: '0',
  day: 30,
  change_rate: '0.125',
  online_time: '2026-12-25 12:00:00',
  launch_ms: noon(12, 25),
  unlock_ms: noon(12, 25),
} as const satisfies Partial<NewCoinOrder>;

/** 500 at 0.125. */
export const lockedSubscription: NewCoinOrder = {
  ...ofNova,
  id: 452_509_286_700_310,
  new_currency_num: '4000',
  amount: '500',
  status: 1,
  exam_status: 1,
  created_at: '2026-11-20 14:31:00',
  updated_at: '2026-11-20 14:31:00',
  created_ms: Date.UTC(2026, 10, 20, 14, 31),
  client_order_id: 'd7c0d6c2-77a5-4d9c-bf3f-5a2c4f7f1b55',
};

/** Order of a back end that reviews subscriptions. */
export const reviewedSubscription: NewCoinOrder = {
  ...lockedSubscription,
  id: 452_509_286_700_305,
  exam_status: 3,
  client_order_id: undefined,
};

export const refusedSubscription: NewCoinOrder = {
  ...lockedSubscription,
  id: 452_509_286_700_205,
  exam_status: 2,
  amount: '300',
  new_currency_num: '2400',
  created_at: '2026-10-21 18:40:00',
  updated_at: '2026-10-22 09:00:00',
  created_ms: Date.UTC(2026, 9, 21, 18, 40),
  client_order_id: undefined,
};

export const launchedSubscription: NewCoinOrder = {
  ...ofNova,
  id: 452_509_286_700_250,
  config_id: 4,
  new_currency_name: 'KITE',
  new_currency_num: '2000',
  amount: '160',
  change_rate: '0.08',
  status: 2,
  exam_status: 1,
  online_time: '2026-11-12 12:00:00',
  launch_ms: noon(11, 12),
  unlock_ms: noon(12, 12),
  created_at: '2026-10-02 10:05:00',
  updated_at: '2026-11-12 12:00:00',
  created_ms: Date.UTC(2026, 9, 2, 10, 5),
};

/** Order of a back end that pays a return in addition to the coins. */
export const settledSubscription: NewCoinOrder = {
  ...launchedSubscription,
  id: 452_509_286_700_105,
  status: 3,
  interest: '6.4',
  amount: '128',
  new_currency_num: '1600',
  online_time: '2026-09-12 12:00:00',
  launch_ms: noon(9, 12),
  unlock_ms: noon(10, 12),
  created_at: '2026-09-02 10:05:00',
  updated_at: '2026-10-12 12:00:00',
  created_ms: Date.UTC(2026, 8, 2, 10, 5),
  ended_ms: noon(10, 12),
};

export const subscribeNewCoin: components['schemas']['NewCoinAnswer'] = {
  id: lockedSubscription.id,
  new_currency_num: '4000',
  new_currency_name: 'NOVA',
  amount: '500',
  currency_name: 'USDT',
  status: 1,
  exam_status: 1,
  unlock_ms: noon(12, 25),
  client_order_id: lockedSubscription.client_order_id,
};

export const newCoinOrders: components['schemas']['NewCoinOrderPage'] = {
  order_list: [lockedSubscription, launchedSubscription, settledSubscription],
  total: 3,
  total_interest: '6.4',
};

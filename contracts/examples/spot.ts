// Orders of every kind and status; filled_value / filled_amount is the average price.
import type { components } from '../schema.d.ts';

type SpotOrder = components['schemas']['SpotOrder'];

const common = {
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  charge_fee: '0.001',
  order_kind: 'limit',
  cancel_reason: '',
} as const;

/** Open, unfilled. */
export const placeSpotOrder: SpotOrder = {
  ...common,
  id: 1_024,
  type: 1,
  target_price: '97410',
  trade_price: '97412.6',
  trade_amount: '0.064',
  status: 1,
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11',
  filled_amount: '0',
  filled_value: '0',
  fee_amount: '0',
  fee_currency: 'BTC',
  created_at: '2026-11-21 14:23:41',
  updated_at: '2026-11-21 14:23:41',
  created_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
  updated_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
};

/** Open, 30 % filled in two trades. */
export const partlyFilledOrder: SpotOrder = {
  ...common,
  id: 1_021,
  type: 1,
  target_price: '96800',
  trade_price: '97120.4',
  trade_amount: '0.12',
  status: 1,
  client_order_id: '4d3f6f0c-6e0b-4a5b-8d43-8f3a8f0b6a12',
  filled_amount: '0.036',
  filled_value: '3484.62',
  fee_amount: '0.000036',
  fee_currency: 'BTC',
  created_at: '2026-11-21 14:02:36',
  updated_at: '2026-11-21 14:11:02',
  created_ms: Date.UTC(2026, 10, 21, 14, 2, 36),
  updated_ms: Date.UTC(2026, 10, 21, 14, 11, 2),
};

const openSale: SpotOrder = {
  ...common,
  id: 1_017,
  type: 2,
  target_price: '98900',
  trade_price: '97001.9',
  trade_amount: '0.05',
  status: 1,
  filled_amount: '0',
  filled_value: '0',
  fee_amount: '0',
  fee_currency: 'USDT',
  created_at: '2026-11-21 11:47:09',
  updated_at: '2026-11-21 11:47:09',
  created_ms: Date.UTC(2026, 10, 21, 11, 47, 9),
  updated_ms: Date.UTC(2026, 10, 21, 11, 47, 9),
};

/** The longest figures that a row has to fit. */
const longOrder: SpotOrder = {
  ...common,
  id: 1_009,
  currency_id: 10,
  symbol: 'PEPE/USDT',
  type: 2,
  target_price: '0.00001299',
  trade_price: '0.00001173',
  trade_amount: '118244906112',
  status: 1,
  filled_amount: '41200338507',
  filled_value: '535192.39720593',
  fee_amount: '535.19239721',
  fee_currency: 'USDT',
  created_at: '2026-11-20 23:59:58',
  updated_at: '2026-11-21 03:14:15',
  created_ms: Date.UTC(2026, 10, 20, 23, 59, 58),
  updated_ms: Date.UTC(2026, 10, 21, 3, 14, 15),
};

/** A market order, filled over three levels. */
export const filledOrder: SpotOrder = {
  ...common,
  id: 988,
  type: 1,
  order_kind: 'market',
  target_price: '102283.3',
  trade_price: '97390.2',
  trade_amount: '0.25',
  status: 2,
  filled_amount: '0.25',
  filled_value: '24349.775',
  fee_amount: '0.00025',
  fee_currency: 'BTC',
  created_at: '2026-11-20 18:30:00',
  updated_at: '2026-11-20 18:30:00',
  created_ms: Date.UTC(2026, 10, 20, 18, 30, 0),
  updated_ms: Date.UTC(2026, 10, 20, 18, 30, 0),
};

const cancelledOrder: SpotOrder = {
  ...common,
  id: 975,
  currency_id: 2,
  symbol: 'ETH/USDT',
  type: 2,
  target_price: '3410.5',
  trade_price: '3322.18',
  trade_amount: '1.75',
  status: 3,
  cancel_reason: 'user',
  filled_amount: '0.4',
  filled_value: '1364.2',
  fee_amount: '1.3642',
  fee_currency: 'USDT',
  created_at: '2026-11-19 08:15:20',
  updated_at: '2026-11-19 21:40:07',
  created_ms: Date.UTC(2026, 10, 19, 8, 15, 20),
  updated_ms: Date.UTC(2026, 10, 19, 21, 40, 7),
};

/** Market order whose remainder found no counterparty within the worst price. */
const unfilledOrder: SpotOrder = {
  ...common,
  id: 961,
  currency_id: 5,
  symbol: 'DOGE/USDT',
  type: 1,
  order_kind: 'market',
  target_price: '0.18606',
  trade_price: '0.18241',
  trade_amount: '25000',
  status: 3,
  cancel_reason: 'unfilled',
  filled_amount: '18400',
  filled_value: '3380.448',
  fee_amount: '18.4',
  fee_currency: 'DOGE',
  created_at: '2026-11-18 10:00:00',
  updated_at: '2026-11-18 10:00:00',
  created_ms: Date.UTC(2026, 10, 18, 10, 0, 0),
  updated_ms: Date.UTC(2026, 10, 18, 10, 0, 0),
};

export const openOrders: SpotOrder[] = [placeSpotOrder, partlyFilledOrder, openSale, longOrder];

export const pastOrders: SpotOrder[] = [filledOrder, cancelledOrder, unfilledOrder];

export const spotOrders: SpotOrder[] = [...openOrders, ...pastOrders];

/** Fills of `filledOrder`: the older one is a taker fill, the newer one a maker fill. */
export const spotFills: components['schemas']['SpotFill'][] = [
  {
    id: 88_213,
    price: '97399.1',
    quantity: '0.1',
    value: '9739.91',
    fee_amount: '0.0001',
    fee_currency: 'BTC',
    liquidity: 'maker',
    created_ms: Date.UTC(2026, 10, 20, 18, 30, 0),
  },
  {
    id: 88_190,
    price: '97399.1',
    quantity: '0.15',
    value: '14609.865',
    fee_amount: '0.00015',
    fee_currency: 'BTC',
    liquidity: 'taker',
    created_ms: Date.UTC(2026, 10, 20, 18, 30, 0),
  },
];

export const cancelSpotOrders = { cancelled: 4 };

export const cancelSpotOrder = 'Order cancelled';

// One contract in each state, in consistent figures: 1 BTC at 50,006.25, leverage 10.
import type { components } from '../schema.d.ts';

type LeverTrade = components['schemas']['LeverTrade'];
type LeverAnswer = components['schemas']['LeverAnswer'];

export const leverPanel: components['schemas']['LeverPanel'] = {
  multiple: { muit: ['2', '5', '10', '20', '50', '100'].map((value) => ({ value })) },
  lever_share_limit: { min: 1, max: 100_000 },
  last_price: '50001.4',
  user_lever: '8000',
  mark: { price: '50000', at_ms: Date.UTC(2026, 10, 21, 14, 23, 41) },
  room_long: 100_000,
  room_short: 100_000,
};

export const leverTerms: components['schemas']['LeverTerms'][] = [
  {
    currency_id: 1,
    legal_id: 3,
    symbol: 'BTC/USDT',
    lot_size: '0.001',
    price_tick: '0.01',
    quote_scale: 8,
    fee_rate: '0.0005',
    half_spread: '0.0001',
    slippage: '0.0005',
    leverages: [2, 5, 10, 20, 50, 100],
    lots_max: 100_000,
    exposure_max: '20000000',
    liquidation_fee_rate: '0.005',
    overnight_rate: '0.0003',
    tiers: [
      { up_to: '50000', rate: '0.004', amount: '0' },
      { up_to: '250000', rate: '0.005', amount: '50' },
      { up_to: '1000000', rate: '0.01', amount: '1300' },
      { up_to: '5000000', rate: '0.025', amount: '16300' },
    ],
  },
];

const common = {
  id: 452_509_286_656_070,
  show_lever_id: '452509286656070',
  symbol: 'BTC/USDT',
  type: 1,
  currency: 1,
  legal: 3,
  share: 1000,
  number: '1',
  multiple: 10,
  asked_share: 1000,
  margin_mode: 'isolated',
  account_type: 'real_account',
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11',
  create_time: Date.UTC(2026, 10, 21, 14, 23, 41) / 1000,
} as const satisfies Partial<LeverTrade>;

/** Opened just now. */
export const openTrade: LeverTrade = {
  ...common,
  price: '50006.25',
  update_price: '50000',
  order_type: 'market',
  status: 1,
  origin_caution_money: '5000.625',
  caution_money: '5000.625',
  profits: '-6.25',
  fact_profits: '-25.003125',
  trade_fee: '25.003125',
  overnight_money: '0',
  transaction_time: common.create_time,
  liquidation_price: '45209.07',
  risk_rate: '0.045054',
  overnight_next: '15.001875',
  overnight_next_ms: Date.UTC(2026, 10, 22),
};

const answer: Omit<LeverAnswer, 'status'> = {
  id: common.id,
  currency: 1,
  legal: 3,
  share: 1000,
  price: '50006.25',
  type: 1,
  client_order_id: common.client_order_id,
};

export const openPosition: LeverAnswer = { ...answer, status: 1 };
export const setStops: LeverAnswer = { ...answer, status: 1 };
export const addMargin: LeverAnswer = { ...answer, status: 1 };
export const closePosition: LeverAnswer = { ...answer, status: 3 };
export const withdrawClose: LeverAnswer = { ...answer, status: 1 };

/** Close requested two nights ago while no mark is known. */
export const askedTrade: LeverTrade = {
  ...common,
  price: '50006.25',
  order_type: 'market',
  status: 2,
  origin_caution_money: '5000.625',
  caution_money: '5000.625',
  fact_profits: '-25.003125',
  trade_fee: '25.003125',
  overnight_money: '0',
  transaction_time: common.create_time,
  liquidation_price: '45209.07',
  worst_price: '49500',
  overnight_waived: '30.00375',
  close_asked_ms: Date.UTC(2026, 10, 20, 9, 5),
  last_mark: { price: '50000', at_ms: Date.UTC(2026, 10, 20, 9, 4) },
};

/** Position with both stops. */
export const guardedTrade: LeverTrade = {
  ...openTrade,
  target_profit_price: '51000',
  stop_loss_price: '49000',
};

/** Closed at a mark of 51,000, sold at 50,993.62. */
export const closedTrade: LeverTrade = {
  ...common,
  price: '50006.25',
  update_price: '50993.6',
  order_type: 'market',
  status: 3,
  ended_by: 'user',
  origin_caution_money: '5000.625',
  caution_money: '0',
  fact_profits: '936.850075',
  trade_fee: '50.499925',
  overnight_money: '0',
  transaction_time: common.create_time,
  complete_time: common.create_time + 3600,
};

/** 400 lots closed at a mark of 51,000, the other 600 by a stop at 49,000. */
export const closedInParts: LeverTrade = {
  ...closedTrade,
  update_price: '48994.37',
  average_price: '49794.37',
  ended_by: 'stopLoss',
  stop_loss_price: '49000',
  fact_profits: '-261.78031',
  trade_fee: '49.90031',
  overnight_money: '0',
};

/** Liquidated at the first mark below 45,209.07. */
export const liquidatedTrade: LeverTrade = {
  ...closedTrade,
  update_price: '45209',
  ended_by: 'liquidation',
  fact_profits: '-5025.628125',
  trade_fee: '47.607625',
  liquidation_fee: '180.7705',
  insured: '0',
  liquidation_time: common.create_time + 3600,
};

/** Waits for its price; margin and fee are held. */
export const pendingOrder: LeverTrade = {
  ...common,
  id: 452_509_286_656_332,
  show_lever_id: '452509286656332',
  client_order_id: 'a-limit-order',
  price: '40000',
  target_price: '40000',
  update_price: '50000',
  order_type: 'limit',
  status: 0,
  origin_caution_money: '4000',
  caution_money: '4020',
  fact_profits: '0',
  trade_fee: '0',
  overnight_money: '0',
};

export const positions: components['schemas']['LeverPage'] = {
  // 8,000 are free; the pending order holds 4,020.
  rate_profits_total: {
    hazard_rate: '159.3',
    profits_total: '-6.25',
    equity: '17014.375',
    margin: '5000.625',
  },
  message: { data: [pendingOrder, openTrade], current_page: 1, per_page: 20, next_page_url: null },
};

/** The same in the demo account. */
export const demoPositions: typeof positions = {
  ...positions,
  message: {
    ...positions.message,
    data: positions.message.data.map((row) => ({ ...row, account_type: 'simulation_account' })),
  },
};

export const cancelLeverOrder = 'Order cancelled. Its margin is available again';

export const closePositions = { closed: 2 };

export const leverFills: components['schemas']['LeverFill'][] = [
  {
    id: 452_509_286_656_100,
    what: 'open',
    share: 1000,
    price: '50006.25',
    fee: '25.003125',
    gross: '0',
    liquidation_fee: '0',
    insured: '0',
    created_ms: common.create_time * 1000,
    marks: [
      {
        symbol: 'BTC/USDT',
        price: '50000',
        at_ms: common.create_time * 1000,
        previous_ms: common.create_time * 1000 - 1000,
        readings: [{ source: 'binance', price: '50000', at_ms: common.create_time * 1000 - 120 }],
      },
    ],
  },
];

/** Fills of the partly closed position, newest first. */
export const partFills: components['schemas']['LeverFill'][] = [
  {
    id: 452_509_286_656_103,
    what: 'stopLoss',
    share: 600,
    price: '48994.37',
    fee: '14.698311',
    gross: '-607.128',
    liquidation_fee: '0',
    insured: '0',
    created_ms: (common.create_time + 3600) * 1000,
    marks: [],
  },
  {
    id: 452_509_286_656_102,
    what: 'user',
    share: 400,
    price: '50994.37',
    fee: '10.198874',
    gross: '395.248',
    liquidation_fee: '0',
    insured: '0',
    created_ms: (common.create_time + 1800) * 1000,
    marks: [],
  },
  ...leverFills,
];

/** Fill of the liquidated position: 203.375 are left, of which 180.836 and 22.6045 are needed. */
export const liquidationFill: components['schemas']['LeverFill'] = {
  id: 452_509_286_656_101,
  what: 'liquidation',
  share: 1000,
  price: '45209',
  fee: '22.6045',
  gross: '-4797.25',
  liquidation_fee: '180.7705',
  insured: '0',
  created_ms: (common.create_time + 3600) * 1000,
  decision: {
    by: 452_509_286_656_101,
    equity: '203.375',
    required: '203.4405',
    margin: '5000.625',
    advanced: '0',
  },
  marks: [
    {
      symbol: 'BTC/USDT',
      price: '45209',
      at_ms: (common.create_time + 3600) * 1000,
      readings: [
        { source: 'binance', price: '45209', at_ms: (common.create_time + 3600) * 1000 - 120 },
        { source: 'bybit', price: '45206.5', at_ms: (common.create_time + 3600) * 1000 - 90 },
        { source: 'okx', price: '45212.5', at_ms: (common.create_time + 3600) * 1000 - 340 },
      ],
    },
  ],
};

export const leverInsurance: components['schemas']['LeverInsurance'] = {
  currency_name: 'USDT',
  balance: '1000180.7705',
  list: [
    {
      id: 452_509_286_657_002,
      what: 'fee',
      symbol: 'BTC/USDT',
      amount: '180.7705',
      created_ms: common.create_time * 1000,
    },
    {
      id: 452_509_286_657_001,
      what: 'house',
      amount: '1000000',
      created_ms: common.create_time * 1000 - 86_400_000,
    },
  ],
};

export const resetDemo = 'Demo account reset';

// One timed option in each state, in consistent figures: those in the picture of a proof.
import type { components } from '../schema.d.ts';

type OptionOrder = components['schemas']['OptionOrder'];

export const optionDurations: components['schemas']['OptionDuration'][] = [
  [1, 60, '85'] as const,
  [2, 120, '88'] as const,
  [3, 180, '90'] as const,
  [4, 300, '92'] as const,
].map(([id, seconds, profit_ratio]) => ({
  id,
  seconds,
  profit_ratio,
  min_num: '10',
  status: 1 as const,
  neutral_ratio: '900',
  neutral_band: '0.5',
  fee_rate: '1',
}));

export const optionCurrencies: components['schemas']['OptionCurrency'][] = [
  {
    id: 3,
    name: 'USDT',
    micro_min: '10',
    micro_max: '1000',
    micro_trade_fee: '1',
    micro_holdtrade_max: 20,
    micro_numbers: ['10', '50', '100'].map((number) => ({ number })),
    user_wallet: { micro_balance: '2150', lock_micro_balance: '0' },
  },
];

/** Times at which it was accepted and at which its entry tick arrived. */
const [acceptedMs, openedMs] = [Date.UTC(2026, 10, 21, 14, 22, 8), Date.UTC(2026, 10, 21, 14, 22, 8, 114)];
const expiresMs = openedMs + 120_000;

/** Accepted; its entry is pending. */
export const waitingOption: OptionOrder = {
  id: 452_509_286_656_070,
  show_micro_id: '452509286656070',
  match_id: 1,
  symbol_name: 'BTC/USDT',
  currency_id: 3,
  currency_name: 'USDT',
  type_name: 'up',
  seconds: 120,
  number: '100',
  fee: '1',
  type: 1,
  profit_ratio: '88',
  status: 1,
  created_at: '2026-11-21 14:22:08',
  created_ms: acceptedMs,
  account_type: 'real_account',
  neutral_band: '0.5',
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11',
};

export const placeOption: components['schemas']['OptionAnswer'] = {
  id: waitingOption.id,
  match_id: 1,
  type: 1,
  status: 1,
  client_order_id: 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11',
};

export const runningOption: OptionOrder = {
  ...waitingOption,
  open_price: '97380.2',
  opened_ms: openedMs,
  handled_at: '2026-11-21 14:24:08',
  expires_ms: expiresMs,
  remain_milli_seconds: 74_000,
};

export const rightOption: OptionOrder = {
  ...runningOption,
  end_price: '97398.62',
  status: 3,
  fact_profits: '87',
  profit_result: 1,
  remain_milli_seconds: 0,
  complete_at: '2026-11-21 14:24:08',
  settled_ms: expiresMs + 60,
};

export const wrongOption: OptionOrder = {
  ...rightOption,
  id: 452_509_286_656_060,
  show_micro_id: '452509286656060',
  type: 2,
  type_name: 'down',
  fact_profits: '-101',
  profit_result: -1,
};

export const withinOption: OptionOrder = {
  ...rightOption,
  id: 452_509_286_656_050,
  show_micro_id: '452509286656050',
  end_price: '97380.53',
  fact_profits: '-1',
  profit_result: 0,
};

const { end_price: _, ...unsettled } = rightOption;
export const returnedOption: OptionOrder = {
  ...unsettled,
  id: 452_509_286_656_040,
  show_micro_id: '452509286656040',
  fact_profits: '0',
  profit_result: 0,
  returned: 'silent',
};

export const demoOption: OptionOrder = {
  ...rightOption,
  id: 452_509_286_656_030,
  show_micro_id: 'D452509286656030',
  account_type: 'simulation_account',
  balance_after: '10087',
};

export const options: components['schemas']['OptionPage'] = {
  data: [runningOption],
  current_page: 1,
  per_page: 20,
  next_page_url: null,
};

const prices = [
  ...['97397.2', '97395.4', '97395.9', '97398.1', '97396.6'],
  ...['97394.5', '97395.5', '97396.3', '97396.7', '97397.9'],
  ...['97395.9', '97398', '97397.3', '97397.5', '97398.8'],
  ...['97399.6', '97399.9', '97401.4', '97403.8', '97402.7'],
  ...['97401.9', '97403.8', '97403.4', '97403.2', '97402.1'],
];

export const optionSettlement: components['schemas']['OptionSettlement'] = {
  id: rightOption.id,
  price_tick: '0.1',
  entry: { price: '97380.2', at_ms: openedMs },
  ticks: prices.map((price, index) => ({ price, at_ms: expiresMs - 200 * (prices.length - 1 - index) })),
};

export const resetOptionDemo = 'Demo account reset';

// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const Leverage = /* @__PURE__ */ is.record({ value: is.decimal });
export type Leverage = is.ReadBy<typeof Leverage>;

export const LeverMark = /* @__PURE__ */ is.record({ price: is.decimal, at_ms: is.timeMs });
export type LeverMark = is.ReadBy<typeof LeverMark>;

export const LeverPanel = /* @__PURE__ */ is.record(
  {
    multiple: is.record({ muit: is.list(Leverage) }),
    lever_share_limit: is.record({ min: is.integer, max: is.integer }),
    last_price: is.figure,
    user_lever: is.figure,
  },
  { mark: LeverMark, room_long: is.maybe(is.integer), room_short: is.maybe(is.integer) },
);
export type LeverPanel = is.ReadBy<typeof LeverPanel>;

export const LeverTier = /* @__PURE__ */ is.record({
  up_to: is.decimal,
  rate: is.decimal,
  amount: is.decimal,
});
export type LeverTier = is.ReadBy<typeof LeverTier>;

export const LeverTerms = /* @__PURE__ */ is.record({
  currency_id: is.integer,
  legal_id: is.integer,
  symbol: is.text,
  lot_size: is.decimal,
  price_tick: is.decimal,
  quote_scale: is.upTo(8),
  fee_rate: is.decimal,
  half_spread: is.decimal,
  slippage: is.decimal,
  leverages: is.list(is.integer),
  lots_max: is.integer,
  exposure_max: is.decimal,
  liquidation_fee_rate: is.decimal,
  overnight_rate: is.decimal,
  tiers: is.list(LeverTier),
});
export type LeverTerms = is.ReadBy<typeof LeverTerms>;

export const LeverAnswer = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    currency: is.integer,
    legal: is.integer,
    type: is.numberCode<1 | 2>,
    status: is.numberCode<0 | 1 | 2 | 3 | 4>,
    share: is.integer,
  },
  { price: is.figure, client_order_id: is.maybe(is.text) },
);
export type LeverAnswer = is.ReadBy<typeof LeverAnswer>;

export const LeverTotals = /* @__PURE__ */ is.record(
  {},
  {
    profits_total: is.figure,
    equity: is.figure,
    margin: is.figure,
    cross_equity: is.figure,
    cross_required: is.figure,
    cross_risk_rate: is.figure,
  },
);
export type LeverTotals = is.ReadBy<typeof LeverTotals>;

export const LeverTrade = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    show_lever_id: is.text,
    symbol: is.text,
    type: is.numberCode<1 | 2>,
    currency: is.integer,
    legal: is.integer,
    share: is.integer,
    number: is.figure,
    multiple: is.integer,
    caution_money: is.figure,
    fact_profits: is.figure,
    trade_fee: is.figure,
    overnight_money: is.figure,
    status: is.numberCode<0 | 1 | 2 | 3 | 4>,
    create_time: is.timeS,
  },
  {
    price: is.figure,
    update_price: is.figure,
    target_profit_price: is.figure,
    stop_loss_price: is.figure,
    origin_caution_money: is.figure,
    profits: is.figure,
    transaction_time: is.maybe(is.timeS),
    complete_time: is.maybe(is.timeS),
    account_type: is.maybe(is.textCode<'real_account' | 'simulation_account'>),
    margin_mode: is.maybe(is.textCode<'cross' | 'isolated'>),
    order_type: is.maybe(is.textCode<'market' | 'limit'>),
    target_price: is.figure,
    asked_share: is.maybe(is.integer),
    client_order_id: is.maybe(is.text),
    liquidation_price: is.figure,
    liquidation_time: is.maybe(is.timeS),
    liquidation_fee: is.figure,
    insured: is.figure,
    average_price: is.figure,
    fixed_price: is.figure,
    worst_price: is.figure,
    close_asked_ms: is.maybe(is.timeMs),
    overnight_waived: is.figure,
    last_mark: LeverMark,
    ended_by: is.maybe(
      is.textCode<
        | 'user'
        | 'takeProfit'
        | 'stopLoss'
        | 'liquidation'
        | 'unaffordable'
        | 'tooLarge'
        | 'marginNeeded'
        | 'reset'
      >,
    ),
    after_gap: is.maybe(is.boolean),
    risk_rate: is.figure,
    overnight_next: is.figure,
    overnight_next_ms: is.maybe(is.timeMs),
  },
);
export type LeverTrade = is.ReadBy<typeof LeverTrade>;

export const LeverPage = /* @__PURE__ */ is.record({
  rate_profits_total: LeverTotals,
  message: is.record({ data: is.list(LeverTrade) }),
});
export type LeverPage = is.ReadBy<typeof LeverPage>;

export const LeverDecision = /* @__PURE__ */ is.record(
  { by: is.integer, equity: is.decimal, required: is.decimal, margin: is.decimal, advanced: is.decimal },
  { account_free: is.figure },
);
export type LeverDecision = is.ReadBy<typeof LeverDecision>;

export const LeverReading = /* @__PURE__ */ is.record({
  source: is.text,
  price: is.decimal,
  at_ms: is.timeMs,
});
export type LeverReading = is.ReadBy<typeof LeverReading>;

export const LeverFillMark = /* @__PURE__ */ is.record(
  { symbol: is.text, price: is.decimal, at_ms: is.timeMs, readings: is.list(LeverReading) },
  { previous_ms: is.maybe(is.timeMs) },
);
export type LeverFillMark = is.ReadBy<typeof LeverFillMark>;

export const LeverFill = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    what: is.textCode<'open' | 'user' | 'takeProfit' | 'stopLoss' | 'liquidation'>,
    share: is.integer,
    price: is.decimal,
    fee: is.decimal,
    gross: is.decimal,
    liquidation_fee: is.decimal,
    insured: is.decimal,
    created_ms: is.timeMs,
    marks: is.list(LeverFillMark),
  },
  { decision: LeverDecision },
);
export type LeverFill = is.ReadBy<typeof LeverFill>;

export const LeverInsuranceRow = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    what: is.textCode<'fee' | 'loss' | 'gain' | 'house'>,
    amount: is.decimal,
    created_ms: is.timeMs,
  },
  { symbol: is.maybe(is.text) },
);
export type LeverInsuranceRow = is.ReadBy<typeof LeverInsuranceRow>;

export const LeverInsurance = /* @__PURE__ */ is.record({
  currency_name: is.text,
  balance: is.decimal,
  list: is.list(LeverInsuranceRow),
});
export type LeverInsurance = is.ReadBy<typeof LeverInsurance>;

export const leverPanel = LeverPanel;

export const leverTerms = /* @__PURE__ */ is.list(LeverTerms);

export const openPosition = LeverAnswer;

export const positions = LeverPage;

export const closePosition = LeverAnswer;

export const withdrawClose = LeverAnswer;

export const closePositions = /* @__PURE__ */ is.record({ closed: is.integer });

export const cancelLeverOrder = later.moneySentence;

export const setStops = LeverAnswer;

export const addMargin = LeverAnswer;

export const leverFills = /* @__PURE__ */ is.list(LeverFill);

export const resetDemo = later.moneySentence;

export const leverInsurance = LeverInsurance;

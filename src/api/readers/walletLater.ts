// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const Currency = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    name: is.text,
    is_match: is.numberCode<0 | 1>,
    is_lever: is.numberCode<0 | 1>,
    is_micro: is.numberCode<0 | 1>,
  },
  { is_trust: is.maybe(is.numberCode<0 | 1>) },
);
export type Currency = is.ReadBy<typeof Currency>;

export const WalletRow = /* @__PURE__ */ is.record(
  { currency: is.integer, currency_name: is.text },
  {
    usdt_price: is.figure,
    change_balance: is.figure,
    lock_change_balance: is.figure,
    lever_balance: is.figure,
    lock_lever_balance: is.figure,
    micro_balance: is.figure,
    lock_micro_balance: is.figure,
    trust_balance: is.figure,
    lock_trust_balance: is.figure,
  },
);
export type WalletRow = is.ReadBy<typeof WalletRow>;

export const LedgerRow = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    value: is.figure,
    info: is.text,
    type: is.numberCode<1 | 2 | 3 | 4 | 6>,
    currency_name: is.text,
    created_time: is.timeS,
  },
  {
    created_ms: is.maybe(is.timeMs),
    kind: is.maybe(
      is.textCode<
        | 'deposit'
        | 'withdrawal'
        | 'transfer'
        | 'trade'
        | 'fee'
        | 'option'
        | 'contract'
        | 'hosting'
        | 'subscription'
        | 'ieo'
        | 'otc'
        | 'referral'
        | 'grant'
      >,
    ),
    reason: is.maybe(is.text),
    balance_after: is.figure,
    order_id: is.maybe(is.integer),
    otc_order_id: is.maybe(is.integer),
    symbol: is.maybe(is.text),
    side: is.maybe(is.numberCode<1 | 2>),
  },
);
export type LedgerRow = is.ReadBy<typeof LedgerRow>;

export const LedgerPage = /* @__PURE__ */ is.record({ list: is.list(LedgerRow), count: is.integer });
export type LedgerPage = is.ReadBy<typeof LedgerPage>;

export const TransferRow = /* @__PURE__ */ is.record(
  { id: is.integer, currency_name: is.text, value: is.figure, info: is.text, created_time: is.timeS },
  {
    created_ms: is.maybe(is.timeMs),
    from_field: is.maybe(is.textCode<'legal' | 'change' | 'lever' | 'micro'>),
    to_field: is.maybe(is.textCode<'legal' | 'change' | 'lever' | 'micro'>),
    client_transfer_id: is.maybe(is.text),
  },
);
export type TransferRow = is.ReadBy<typeof TransferRow>;

export const TransferPage = /* @__PURE__ */ is.record({ data: is.list(TransferRow), total: is.integer });
export type TransferPage = is.ReadBy<typeof TransferPage>;

export const currencies = /* @__PURE__ */ is.list(Currency);

export const balance = WalletRow;

export const ledger = LedgerPage;

export const transfer = later.moneySentence;

export const transfers = TransferPage;

// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

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

export const Wallet = /* @__PURE__ */ is.record({ balance: is.list(WalletRow), usdt_totle: is.figure });
export type Wallet = is.ReadBy<typeof Wallet>;

export const FiatRates = /* @__PURE__ */ is.record(
  { source: is.text, rates: is.map(is.figure) },
  { as_of_ms: is.maybe(is.timeMs) },
);
export type FiatRates = is.ReadBy<typeof FiatRates>;

export const Balances = /* @__PURE__ */ is.record(
  { change_wallet: Wallet, lever_wallet: Wallet, micro_wallet: Wallet },
  {
    trust_wallet: Wallet,
    day_change: is.figure,
    fiat_rates: FiatRates,
    unpriced: is.list(is.text),
    read_ms: is.maybe(is.timeMs),
  },
);
export type Balances = is.ReadBy<typeof Balances>;

export const balances = Balances;

// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const WithdrawalNetwork = /* @__PURE__ */ is.record(
  { network: is.text, name: is.text, chain: is.text },
  { chain_name: is.maybe(is.text), suspended: is.maybe(is.text) },
);
export type WithdrawalNetwork = is.ReadBy<typeof WithdrawalNetwork>;

export const WithdrawalCoin = /* @__PURE__ */ is.record(
  { id: is.integer, name: is.text },
  { networks: is.list(WithdrawalNetwork) },
);
export type WithdrawalCoin = is.ReadBy<typeof WithdrawalCoin>;

export const WithdrawalAddress = /* @__PURE__ */ is.record(
  { id: is.integer, currency: is.integer, address: is.text, nettype: is.text },
  {
    notes: is.maybe(later.nullable(is.text)),
    state: is.maybe(is.textCode<'waiting' | 'held' | 'ready'>),
    usable_ms: is.maybe(is.timeMs),
    saved_ms: is.maybe(is.timeMs),
    saved_browser: is.maybe(is.text),
    saved_system: is.maybe(is.text),
    used_ms: is.maybe(is.timeMs),
  },
);
export type WithdrawalAddress = is.ReadBy<typeof WithdrawalAddress>;

export const ResembledAddress = /* @__PURE__ */ is.record({
  id: is.integer,
  address: is.text,
  notes: later.nullable(is.text),
});
export type ResembledAddress = is.ReadBy<typeof ResembledAddress>;

export const AddressCheck = /* @__PURE__ */ is.record(
  { is_valid: is.boolean },
  {
    fault: is.maybe(
      is.textCode<
        | 'character'
        | 'checksum'
        | 'form'
        | 'future'
        | 'length'
        | 'own'
        | 'otherNetwork'
        | 'privateKey'
        | 'saved'
        | 'testnet'
        | 'zero'
      >,
    ),
    at: is.maybe(is.integer),
    chain: is.maybe(is.text),
    networks: is.list(is.text),
    address: is.maybe(is.text),
    is_checked: is.maybe(is.boolean),
    resembles: ResembledAddress,
  },
);
export type AddressCheck = is.ReadBy<typeof AddressCheck>;

export const WithdrawalCost = /* @__PURE__ */ is.record(
  { network: is.text, fee: is.decimal, min_number: is.decimal },
  { median_s: is.maybe(is.integer) },
);
export type WithdrawalCost = is.ReadBy<typeof WithdrawalCost>;

export const WithdrawalToBank = /* @__PURE__ */ is.record(
  { fee: is.decimal, min_number: is.decimal, currency: is.text, rate: is.decimal, rate_source: is.text },
  { median_s: is.maybe(is.integer) },
);
export type WithdrawalToBank = is.ReadBy<typeof WithdrawalToBank>;

export const ArrivalHours = /* @__PURE__ */ is.record({ from: is.integer, to: is.integer });
export type ArrivalHours = is.ReadBy<typeof ArrivalHours>;

export const WithdrawalInfo = /* @__PURE__ */ is.record(
  { name: is.text, rate: is.figure, min_number: is.figure, change_balance: is.figure },
  {
    networks: is.list(WithdrawalCost),
    bank: WithdrawalToBank,
    left_today: is.maybe(is.integer),
    per_day: is.maybe(is.integer),
    reset_ms: is.maybe(is.timeMs),
    limit_day: is.figure,
    limit_left: is.figure,
    arrival_h: ArrivalHours,
  },
);
export type WithdrawalInfo = is.ReadBy<typeof WithdrawalInfo>;

export const WithdrawalRow = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    name: is.text,
    number: is.figure,
    rate: is.figure,
    real_number: is.figure,
    status: is.numberCode<1 | 2 | 3>,
    create_time: is.integer,
  },
  {
    returned: is.figure,
    address: is.maybe(later.nullable(is.text)),
    notes: is.maybe(later.nullable(is.text)),
    state: is.maybe(
      is.textCode<
        'review' | 'sending' | 'delayed' | 'checking' | 'sent' | 'arrived' | 'rejected' | 'cancelled'
      >,
    ),
    created_ms: is.maybe(is.timeMs),
    decided_ms: is.maybe(is.timeMs),
    delayed_ms: is.maybe(is.timeMs),
    sent_ms: is.maybe(is.timeMs),
    arrived_ms: is.maybe(is.timeMs),
    can_cancel: is.maybe(is.boolean),
    type: is.maybe(is.textCode<'address' | 'bank'>),
    network: is.maybe(is.text),
    network_name: is.maybe(is.text),
    label: is.maybe(is.text),
    remark: is.maybe(is.text),
    tx_hash: is.maybe(is.text),
    explorer_url: is.maybe(is.text),
    confirmations: is.maybe(is.integer),
    confirmations_needed: is.maybe(is.integer),
    left_s: is.maybe(is.integer),
    bank_amount: is.figure,
    bank_currency: is.maybe(is.text),
    bank_rate: is.figure,
    bank_name: is.maybe(is.text),
    bank_account: is.maybe(is.masked),
  },
);
export type WithdrawalRow = is.ReadBy<typeof WithdrawalRow>;

export const WithdrawalPage = /* @__PURE__ */ is.record({ data: is.list(WithdrawalRow), total: is.integer });
export type WithdrawalPage = is.ReadBy<typeof WithdrawalPage>;

export const withdrawalCurrencies = /* @__PURE__ */ is.list(WithdrawalCoin);

export const withdrawalAddresses = /* @__PURE__ */ is.list(WithdrawalAddress);

export const addWithdrawalAddress = is.sentence;

export const deleteWithdrawalAddress = is.sentence;

export const checkAddress = AddressCheck;

export const approveWithdrawalAddress = is.sentence;

export const withdrawalInfo = WithdrawalInfo;

export const requestWithdrawal = later.moneySentence;

export const cancelWithdrawal = later.moneySentence;

export const withdrawals = WithdrawalPage;

// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const DepositNetwork = /* @__PURE__ */ is.record(
  { network: is.text, name: is.text, chain: is.text },
  {
    min_number: is.figure,
    confirmations: is.maybe(is.integer),
    arrival_s: is.maybe(is.integer),
    suspended: is.maybe(is.text),
  },
);
export type DepositNetwork = is.ReadBy<typeof DepositNetwork>;

export const DepositCoin = /* @__PURE__ */ is.record(
  { id: is.integer, name: is.text, min_number: is.figure },
  { networks: is.list(DepositNetwork) },
);
export type DepositCoin = is.ReadBy<typeof DepositCoin>;

export const DepositRow = /* @__PURE__ */ is.record(
  { id: is.integer, name: is.text, amount: is.figure, status: is.numberCode<1 | 2 | 3>, created_at: is.text },
  {
    remark: is.maybe(later.nullable(is.text)),
    created_ms: is.maybe(is.timeMs),
    state: is.maybe(
      is.textCode<
        'submitted' | 'seen' | 'reversed' | 'held' | 'credited' | 'belowMinimum' | 'rejected' | 'cancelled'
      >,
    ),
    way: is.maybe(is.textCode<'address' | 'hash' | 'bank' | 'quick'>),
    review_id: is.maybe(is.integer),
    bank_amount: is.figure,
    bank_currency: is.maybe(is.text),
    rate: is.figure,
    reference: is.maybe(is.text),
    network: is.maybe(is.text),
    network_name: is.maybe(is.text),
    hash: is.maybe(is.text),
    address: is.maybe(is.text),
    confirmations: is.maybe(is.integer),
    confirmations_needed: is.maybe(is.integer),
    left_s: is.maybe(is.integer),
    min_number: is.figure,
  },
);
export type DepositRow = is.ReadBy<typeof DepositRow>;

export const DepositPage = /* @__PURE__ */ is.record({ data: is.list(DepositRow), total: is.integer });
export type DepositPage = is.ReadBy<typeof DepositPage>;

export const SandboxNetwork = /* @__PURE__ */ is.record({ network: is.text, name: is.text });
export type SandboxNetwork = is.ReadBy<typeof SandboxNetwork>;

export const SandboxChainHead = /* @__PURE__ */ is.record({
  name: is.text,
  networks: is.list(SandboxNetwork),
  height: is.integer,
  block_s: is.integer,
});
export type SandboxChainHead = is.ReadBy<typeof SandboxChainHead>;

export const SandboxCoin = /* @__PURE__ */ is.record({ id: is.integer, name: is.text });
export type SandboxCoin = is.ReadBy<typeof SandboxCoin>;

export const SandboxSent = /* @__PURE__ */ is.record(
  {
    hash: is.text,
    name: is.text,
    network: is.text,
    amount: is.decimal,
    address: is.text,
    sent_ms: is.timeMs,
    confirmations: is.integer,
  },
  { confirmations_needed: is.maybe(is.integer), is_dropped: is.maybe(is.boolean) },
);
export type SandboxSent = is.ReadBy<typeof SandboxSent>;

export const SandboxChain = /* @__PURE__ */ is.record({
  chains: is.list(SandboxChainHead),
  coins: is.list(SandboxCoin),
  sent: is.list(SandboxSent),
});
export type SandboxChain = is.ReadBy<typeof SandboxChain>;

export const depositCurrencies = /* @__PURE__ */ is.list(DepositCoin);

export const depositAddress = /* @__PURE__ */ is.map(is.maybe(is.text));

export const requestDeposit = later.moneySentence;

export const deposits = DepositPage;

export const sandboxChain = SandboxChain;

export const sandboxSend = is.text;

export const sandboxReorganise = is.sentence;

// Written by npm run schema from contracts/openapi.

import * as is from '../read.ts';
import * as later from '../readLater.ts';

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

export const withdrawalCurrencies = /* @__PURE__ */ is.list(WithdrawalCoin);

export const withdrawalAddresses = /* @__PURE__ */ is.list(WithdrawalAddress);

export const addWithdrawalAddress = is.sentence;

export const deleteWithdrawalAddress = is.sentence;

export const checkAddress = AddressCheck;

export const approveWithdrawalAddress = is.sentence;

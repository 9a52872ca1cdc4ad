// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const SiteConfig = /* @__PURE__ */ is.record(
  { is_sandbox: is.boolean, invitation_code: is.text, server_ms: is.timeMs },
  {
    client_ids: is.maybe(is.boolean),
    code_channels: is.list(is.textCode<'mail' | 'sms'>),
    wallet_networks: is.list(is.textCode<'erc' | 'trc'>),
    wallet_chains: is.list(is.integer),
    login_origin: is.maybe(is.filledText),
    passkey_domain: is.maybe(is.filledText),
    market_source_name: is.maybe(is.text),
    coin_scales: is.map(is.maybe(is.upTo(8))),
    has_order_value: is.maybe(is.boolean),
    has_cancel_all: is.maybe(is.boolean),
    has_close_part: is.maybe(is.boolean),
    has_close_worst: is.maybe(is.boolean),
    has_demo_contracts: is.maybe(is.boolean),
    has_demo_options: is.maybe(is.boolean),
    sandbox_reviewer: is.maybe(is.boolean),
    upload_max_bytes: is.maybe(is.integer),
    review_hours: is.maybe(is.integer),
  },
);
export type SiteConfig = is.ReadBy<typeof SiteConfig>;

export const setLanguage = is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>;

export const language = is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>;

export const logout = is.sentence;

export const siteConfig = SiteConfig;

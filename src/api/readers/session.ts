// Written by npm run schema from contracts/openapi.

import * as is from '../read.ts';

export const AreaCode = /* @__PURE__ */ is.record(
  { id: is.integer, name: is.text, area_code: is.text },
  { code: is.maybe(is.region) },
);
export type AreaCode = is.ReadBy<typeof AreaCode>;

export const CodeSent = /* @__PURE__ */ is.record(
  { cooldown_s: is.integer },
  { digits: is.maybe(is.integer), sandbox_code: is.maybe(is.text) },
);
export type CodeSent = is.ReadBy<typeof CodeSent>;

export const SiteConfig = /* @__PURE__ */ is.record(
  { is_sandbox: is.boolean, invitation_code: is.text, server_ms: is.timeMs },
  {
    client_ids: is.maybe(is.boolean),
    code_channels: is.list(is.textCode<'mail' | 'sms'>),
    market_source_name: is.maybe(is.text),
    coin_scales: is.map(is.maybe(is.upTo(8))),
    has_order_value: is.maybe(is.boolean),
    has_cancel_all: is.maybe(is.boolean),
    upload_max_bytes: is.maybe(is.integer),
    review_hours: is.maybe(is.integer),
  },
);
export type SiteConfig = is.ReadBy<typeof SiteConfig>;

export const setLanguage = is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>;

export const language = is.textCode<'en' | 'de' | 'jp' | 'kr' | 'esp' | 'th' | 'zh' | 'hk'>;

export const areaCodes = /* @__PURE__ */ is.list(AreaCode);

export const sendEmailCode = CodeSent;

export const sendSmsCode = CodeSent;

export const checkMobileCode = is.sentence;

export const checkEmailCode = is.sentence;

export const register = is.sentence;

export const login = is.filledText;

export const resetPassword = is.sentence;

export const logout = is.sentence;

export const siteConfig = SiteConfig;

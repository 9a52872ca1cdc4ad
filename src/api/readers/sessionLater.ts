// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const AreaCode = /* @__PURE__ */ is.record(
  { id: is.integer, name: is.text, area_code: is.text },
  { code: is.maybe(later.region) },
);
export type AreaCode = is.ReadBy<typeof AreaCode>;

export const CodeSent = /* @__PURE__ */ is.record(
  { cooldown_s: is.integer },
  { digits: is.maybe(is.integer), sandbox_code: is.maybe(is.text) },
);
export type CodeSent = is.ReadBy<typeof CodeSent>;

export const WalletNonce = /* @__PURE__ */ is.record({
  message: is.filledText,
  nonce: is.text,
  expires_ms: is.timeMs,
});
export type WalletNonce = is.ReadBy<typeof WalletNonce>;

export const PasskeyUser = /* @__PURE__ */ is.record({ handle: is.filledText, name: is.filledText });
export type PasskeyUser = is.ReadBy<typeof PasskeyUser>;

export const PasskeyChallenge = /* @__PURE__ */ is.record(
  { challenge: is.text, rp_id: is.filledText, expires_ms: is.timeMs },
  { user: PasskeyUser, credential_ids: is.list(is.filledText) },
);
export type PasskeyChallenge = is.ReadBy<typeof PasskeyChallenge>;

export const areaCodes = /* @__PURE__ */ is.list(AreaCode);

export const sendEmailCode = CodeSent;

export const sendSmsCode = CodeSent;

export const checkMobileCode = is.sentence;

export const checkEmailCode = is.sentence;

export const register = is.sentence;

export const login = is.filledText;

export const walletNonce = WalletNonce;

export const walletLogin = is.filledText;

export const passkeyChallenge = PasskeyChallenge;

export const passkeyLogin = is.filledText;

export const resetPassword = is.sentence;

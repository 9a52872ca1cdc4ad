// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const VerificationReasons = /* @__PURE__ */ is.map(is.maybe(is.text));
export type VerificationReasons = is.ReadBy<typeof VerificationReasons>;

export const AdvancedProfile = /* @__PURE__ */ is.record(
  { review_status: is.numberCode<0 | 1 | 2 | 3> },
  {
    submitted_ms: is.maybe(is.timeMs),
    decided_ms: is.maybe(is.timeMs),
    reasons: VerificationReasons,
    front_pic: is.maybe(is.text),
    reverse_pic: is.maybe(is.text),
    hand_pic: is.maybe(is.text),
  },
);
export type AdvancedProfile = is.ReadBy<typeof AdvancedProfile>;

export const CodeSent = /* @__PURE__ */ is.record(
  { cooldown_s: is.integer },
  { digits: is.maybe(is.integer), sandbox_code: is.maybe(is.text) },
);
export type CodeSent = is.ReadBy<typeof CodeSent>;

export const OwnCodeSent = /* @__PURE__ */ is.both(CodeSent, is.record({}, { to: is.maybe(is.masked) }));
export type OwnCodeSent = is.ReadBy<typeof OwnCodeSent>;

export const FundPasswordState = /* @__PURE__ */ is.record(
  { is_set: is.boolean, attempts_left: is.integer },
  { locked_until_ms: is.maybe(is.timeMs) },
);
export type FundPasswordState = is.ReadBy<typeof FundPasswordState>;

export const WithdrawalHold = /* @__PURE__ */ is.record(
  {
    reason: is.textCode<
      | 'passwordReset'
      | 'password'
      | 'fundPassword'
      | 'fundPasswordForgotten'
      | 'email'
      | 'phone'
      | 'wallet'
      | 'passkey'
      | 'own'
    >,
    since_ms: is.timeMs,
  },
  { until_ms: is.maybe(is.timeMs) },
);
export type WithdrawalHold = is.ReadBy<typeof WithdrawalHold>;

export const HoldMinutes = /* @__PURE__ */ is.record(
  { change: is.integer, forgotten: is.integer, lift: is.integer },
  { address: is.maybe(is.integer) },
);
export type HoldMinutes = is.ReadBy<typeof HoldMinutes>;

export const Passkey = /* @__PURE__ */ is.record(
  { id: is.filledText, name: is.filledText, added_ms: is.timeMs },
  { used_ms: is.maybe(is.timeMs), is_synced: is.maybe(is.boolean) },
);
export type Passkey = is.ReadBy<typeof Passkey>;

export const Leaving = /* @__PURE__ */ is.record({ kept_years: is.integer }, { hindrance: is.sentence });
export type Leaving = is.ReadBy<typeof Leaving>;

export const Security = /* @__PURE__ */ is.record(
  {
    fund_password: FundPasswordState,
    email: is.masked,
    phone: is.masked,
    phrase: is.text,
    withdrawal_holds: is.list(WithdrawalHold),
    hold_minutes: HoldMinutes,
  },
  { passkeys: is.list(Passkey), leaving: Leaving },
);
export type Security = is.ReadBy<typeof Security>;

export const OpenSession = /* @__PURE__ */ is.record({
  id: is.filledText,
  browser: is.text,
  system: is.text,
  network: is.text,
  created_ms: is.timeMs,
  used_ms: is.timeMs,
  is_current: is.boolean,
});
export type OpenSession = is.ReadBy<typeof OpenSession>;

export const WalletConfirmation = /* @__PURE__ */ is.record({
  confirmation: is.filledText,
  expires_ms: is.timeMs,
});
export type WalletConfirmation = is.ReadBy<typeof WalletConfirmation>;

export const PasskeyCode = /* @__PURE__ */ is.record({ code: is.text, expires_ms: is.timeMs });
export type PasskeyCode = is.ReadBy<typeof PasskeyCode>;

export const setTextConsent = is.sentence;

export const advancedProfile = AdvancedProfile;

export const sendOwnCode = OwnCodeSent;

export const fundPasswordState = is.numberCode<1 | 2>;

export const setFundPassword = is.sentence;

export const changePassword = is.sentence;

export const security = Security;

export const sessions = /* @__PURE__ */ is.list(OpenSession);

export const endSession = is.sentence;

export const endOtherSessions = is.sentence;

export const setPhrase = is.sentence;

export const holdWithdrawals = is.sentence;

export const liftWithdrawalHold = is.sentence;

export const askClosing = is.sentence;

export const askCopy = is.sentence;

export const sendContactCode = OwnCodeSent;

export const bindContact = is.sentence;

export const bindWallet = is.sentence;

export const unbindWallet = is.sentence;

export const confirmWallet = WalletConfirmation;

export const addPasskey = is.sentence;

export const removePasskey = is.sentence;

export const confirmPasskey = PasskeyCode;

// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const VerificationReasons = /* @__PURE__ */ is.map(is.maybe(is.text));
export type VerificationReasons = is.ReadBy<typeof VerificationReasons>;

export const Profile = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    account_number: is.text,
    email: is.masked,
    phone: is.masked,
    review_status: is.numberCode<0 | 1 | 2 | 3>,
  },
  {
    username: is.maybe(is.text),
    has_password: is.maybe(is.boolean),
    name: is.maybe(is.text),
    card_id: is.maybe(is.text),
    advanced_user: is.maybe(is.numberCode<0 | 1 | 2 | 3>),
    country: is.maybe(is.text),
    address: is.maybe(is.text),
    submitted_ms: is.maybe(is.timeMs),
    decided_ms: is.maybe(is.timeMs),
    reasons: VerificationReasons,
    text_messages: is.maybe(is.boolean),
    is_sandbox: is.maybe(is.boolean),
  },
);
export type Profile = is.ReadBy<typeof Profile>;

export const profile = Profile;

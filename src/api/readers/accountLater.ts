// Written by npm run schema from contracts/openapi.

import * as is from '../read.ts';

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

export const setTextConsent = is.sentence;

export const advancedProfile = AdvancedProfile;

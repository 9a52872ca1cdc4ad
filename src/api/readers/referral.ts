// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const Invite = /* @__PURE__ */ is.record(
  { extension_code: is.text, share_url: is.text },
  {
    invite_num: is.maybe(is.integer),
    invite_return_total: is.figure,
    total_return_rate: is.figure,
    return_rate1: is.figure,
    return_rate2: is.figure,
    return_rate3: is.figure,
    partner_status: is.maybe(is.textCode<'promoter' | 'partner'>),
    partner_level: is.maybe(is.integer),
    partner_since_ms: is.maybe(is.timeMs),
    fees_total: is.figure,
    is_ranked: is.maybe(is.boolean),
    masked_account: is.maybe(is.text),
    own_rank: is.maybe(is.integer),
    own_ranked_total: is.figure,
    ranking_since_ms: is.maybe(is.timeMs),
  },
);
export type Invite = is.ReadBy<typeof Invite>;

export const RankedInviter = /* @__PURE__ */ is.record(
  { total: is.decimal, user_id: is.integer, account: is.text },
  { friends: is.maybe(is.integer) },
);
export type RankedInviter = is.ReadBy<typeof RankedInviter>;

export const Invitee = /* @__PURE__ */ is.record({ account: is.text, time: is.text });
export type Invitee = is.ReadBy<typeof Invitee>;

export const InviteePage = /* @__PURE__ */ is.record({ data: is.list(Invitee), total: is.integer });
export type InviteePage = is.ReadBy<typeof InviteePage>;

export const Rebate = /* @__PURE__ */ is.record(
  { from_account_number: is.text, created_time: is.text, value: is.decimal, currency_name: is.text },
  { fee: is.figure, rate: is.figure },
);
export type Rebate = is.ReadBy<typeof Rebate>;

export const RebatePage = /* @__PURE__ */ is.record({ data: is.list(Rebate), total: is.integer });
export type RebatePage = is.ReadBy<typeof RebatePage>;

export const Poster = /* @__PURE__ */ is.record({ extension_code: is.text, share_url: is.text });
export type Poster = is.ReadBy<typeof Poster>;

export const Share = /* @__PURE__ */ is.record({
  share_title: is.text,
  share_content: is.text,
  share_url: is.text,
  extension_code: is.text,
});
export type Share = is.ReadBy<typeof Share>;

export const invite = Invite;

export const inviteRanking = /* @__PURE__ */ is.list(RankedInviter);

export const invitees = InviteePage;

export const rebates = RebatePage;

export const poster = Poster;

export const share = Share;

export const setRanked = is.sentence;

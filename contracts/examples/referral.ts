// Referral figures of a user who has invited twelve people, on 21 November 2026. The figures are consistent: 15 % of
// 1,228 are 184.20.
import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

const extension_code = 'MRD7Q4KX';
const share_url = '/pages/user/login/register';

export const invite: Schemas['Invite'] = {
  extension_code,
  share_url,
  invite_num: 12,
  invite_return_total: '184.2',
  fees_total: '1228',
  total_return_rate: '15',
  return_rate1: '15',
  return_rate2: '0',
  return_rate3: '0',
  is_ranked: false,
  masked_account: '4•••17',
  own_rank: 38,
  own_ranked_total: '184.2',
  ranking_since_ms: Date.UTC(2026, 0, 1),
};

/** 25 % of 1,228 is 307. */
export const partnerInvite: Schemas['Invite'] = {
  ...invite,
  total_return_rate: '25',
  invite_return_total: '307',
  own_rank: 19,
  own_ranked_total: '307',
  partner_status: 'partner',
  partner_level: 2,
  partner_since_ms: Date.UTC(2026, 9, 1),
};

export const newInvite: Schemas['Invite'] = {
  extension_code,
  share_url,
  invite_num: 0,
  invite_return_total: '0',
  fees_total: '0',
  total_return_rate: '15',
  return_rate1: '15',
  return_rate2: '0',
  return_rate3: '0',
  is_ranked: false,
  masked_account: '4•••17',
  ranking_since_ms: Date.UTC(2026, 0, 1),
};

const ranked: readonly (readonly [account: string, friends: number, total: string])[] = [
  ['2•••91', 48, '1284.6'],
  ['7•••05', 41, '1102.15'],
  ['3•••66', 37, '986.4'],
  ['9•••30', 29, '744.9'],
  ['5•••12', 26, '701.25'],
];

export const inviteRanking: Schemas['RankedInviter'][] = ranked.map(([account, friends, total], at) => ({
  total,
  user_id: at + 1,
  account,
  friends,
}));

export const invitees: Schemas['InviteePage'] = {
  data: [
    { account: '8•••42', time: '2026-11-02 09:14:00' },
    { account: '1•••73', time: '2026-10-11 18:02:30' },
    { account: '6•••28', time: '2026-10-04 07:45:12' },
  ],
  total: 3,
};

export const rebates: Schemas['RebatePage'] = {
  data: [
    {
      from_account_number: '6•••28',
      created_time: '2026-11-20 13:41:08',
      value: '1.86',
      currency_name: 'USDT',
      fee: '12.4',
      rate: '15',
    },
    {
      from_account_number: '1•••73',
      created_time: '2026-11-20 09:17:51',
      value: '0.00000945',
      currency_name: 'BTC',
      fee: '0.000063',
      rate: '15',
    },
    {
      from_account_number: '6•••28',
      created_time: '2026-11-19 22:05:00',
      value: '1.29',
      currency_name: 'USDT',
      fee: '8.6',
      rate: '15',
    },
  ],
  total: 3,
};

export const poster: Schemas['Poster'] = { extension_code, share_url, pics: [] };

export const share: Schemas['Share'] = {
  extension_code,
  share_url,
  share_title: 'Meridian',
  share_content:
    'Trade on Meridian with my code MRD7Q4KX. I receive part of the spot trading fees that you pay; you pay nothing extra.',
};

export const setRanked: Schemas['Sentence'] = 'You are in the ranking now';

import { expect, it } from 'vitest';
import { invite, invitees, inviteRanking, poster, rebates, share } from '../../src/api/referral.ts';
import * as examples from '../examples/referral.ts';
import { loggedIn, pick, play, read, readPage, token, type ProviderState } from './tools/interaction.ts';
import { orNone } from './tools/matcher.ts';

const given: readonly ProviderState[] = [loggedIn, ['somebody was invited', { token }]];
const form = { page: '1', limit: '40' };

it.each([
  [
    'with rates and totals',
    pick(
      examples.invite,
      ...(['extension_code', 'share_url', 'invite_num', 'invite_return_total'] as const),
      ...(['total_return_rate', 'return_rate1', 'return_rate2', 'return_rate3'] as const),
    ),
  ],
  ['alone', pick(examples.invite, 'extension_code', 'share_url')],
])('invite answers the own code %s', async (what, data) => {
  expect(await play({ given, does: `invite ${what}`, data }, () => read(invite()))).toEqual(data);
});

it('inviteRanking answers who has received most, which may be nobody', async () => {
  const rows = [pick(examples.inviteRanking[0]!, 'total', 'user_id', 'account')];
  const data = orNone(rows);
  expect(await play({ given, does: 'inviteRanking', data }, () => read(inviteRanking()))).toEqual(rows);
});

it('invitees answers whom the caller has invited', async () => {
  const data = { data: examples.invitees.data.slice(0, 1), total: 1 };
  const page = await play({ given, does: 'invitees of a page', form, data }, () => readPage(invitees()));
  expect(page).toMatchObject({ rows: [{ ...data.data[0], id: 1 }], count: 1 });
});

it('rebates answers what the caller has received', async () => {
  const row = ['from_account_number', 'created_time', 'value', 'currency_name'] as const;
  const data = { data: [pick(examples.rebates.data[0]!, ...row)], total: 1 };
  const page = await play({ given, does: 'rebates of a page', form, data }, () => readPage(rebates()));
  expect(page).toMatchObject({ rows: [{ ...data.data[0], id: 1 }], count: 1 });
});

it('poster answers what the picture says', async () => {
  const data = pick(examples.poster, 'extension_code', 'share_url');
  expect(await play({ given, does: 'poster', data }, () => read(poster()))).toEqual(data);
});

it('share answers what is given to another app', async () => {
  const data = examples.share;
  expect(await play({ given, does: 'share', data }, () => read(share()))).toEqual(data);
});

// Invitations of a user and their results.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './calling/ApiError.ts';
import { call, client, type FormOf } from './calling/client.ts';
import { pagesOf } from './calling/pages.ts';
import * as read from './readers/referral.ts';

export type Invite = read.Invite;
export type RankedInviter = read.RankedInviter;
/** Rows have no id on the wire: each is numbered from the oldest on, which new rows do not change. */
export type Invitee = read.Invitee & { id: number };
export type Rebate = read.Rebate & { id: number };

/** The caller's code, rates and totals. */
export const invite = () =>
  queryOptions({
    queryKey: ['referral', 'invite'],
    queryFn: ({ signal }) => call(client.GET('/user/invite', { signal }), read.invite),
  });

/** Ten rows at most. If the ranking is empty, compatible back ends refuse without a reason. */
export const inviteRanking = () =>
  queryOptions({
    queryKey: ['referral', 'ranking'],
    queryFn: ({ signal }): Promise<RankedInviter[]> =>
      call(client.POST('/user/invite_list', { signal }), read.inviteRanking).catch((error: unknown) => {
        const isNobody = error instanceof ApiError && error.kind === 'rejected' && error.status === 200;
        if (isNobody && error.reason === undefined) return [];
        throw error;
      }),
  });

interface Page<Row> {
  data: readonly Row[];
  total: number;
}

const numbered = <Row>({ data, total }: Page<Row>, { page, limit }: { page: string; limit: string }) => {
  const before = (Number(page) - 1) * Number(limit);
  return { rows: data.map((row, at) => ({ ...row, id: total - before - at })), count: total };
};

export const invitees = () =>
  pagesOf<Invitee>({
    queryKey: ['referral', 'invitees'],
    async load({ page, limit }, signal) {
      const body = { page, limit };
      return numbered(await call(client.POST('/user/my_invite_list', { body, signal }), read.invitees), body);
    },
  });

export const rebates = () =>
  pagesOf<Rebate>({
    queryKey: ['referral', 'rebates'],
    async load({ page, limit }, signal) {
      const body = { page, limit };
      return numbered(
        await call(client.POST('/user/my_account_return', { body, signal }), read.rebates),
        body,
      );
    },
  });

/** Content of the poster. */
export const poster = () =>
  queryOptions({
    queryKey: ['referral', 'poster'],
    queryFn: ({ signal }) => call(client.GET('/user/my_poster', { signal }), read.poster),
  });

/** Content shared with another app. */
export const share = () =>
  queryOptions({
    queryKey: ['referral', 'share'],
    queryFn: ({ signal }) => call(client.GET('/user/my_share', { signal }), read.share),
  });

/** Extension: without it the app does not show this option. */
export const setRanked = () =>
  mutationOptions({
    mutationKey: ['referral', 'setRanked'],
    mutationFn: (body: FormOf<'setRanked'>) =>
      call(client.POST('/user/invite_ranking', { body }), read.setRanked),
  });

/** A time of compatible back ends, 'YYYY-MM-DD HH:MM:SS' in UTC, as ms since 1970; undefined for another text. */
export function referralMs(text: string): number | undefined {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** URL of the registration with the code; a path belongs to this app. */
export function inviteLink({
  share_url: url,
  extension_code: code,
}: Pick<Invite, 'share_url' | 'extension_code'>) {
  const { origin } = globalThis.location;
  const link = new URL(URL.canParse(url, origin) ? url : '/pages/user/login/register', origin);
  link.searchParams.set('code', code);
  return link.href;
}

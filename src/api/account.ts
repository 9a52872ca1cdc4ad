import { queryOptions } from '@tanstack/react-query';
import { call, client } from './calling/client.ts';
import * as read from './readers/account.ts';

export type Profile = read.Profile;

/** The caller's own profile; e-mail and phone are masked. */
export const profile = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(client.GET('/user/center', { signal }), read.profile),
  });

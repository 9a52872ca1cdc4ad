import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './client.ts';
import * as read from './readers/account.ts';

export type Profile = read.Profile;

/** The caller's own profile; e-mail and phone are masked. */
export const profile = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(client.GET('/user/center', { signal }), read.profile),
  });

/** Extension: where a back end lacks it the app shows no such choice. */
export const setTextConsent = () =>
  mutationOptions({
    mutationKey: ['account', 'setTextConsent'],
    mutationFn: (body: FormOf<'setTextConsent'>) =>
      call(client.POST('/user/consent', { body }), read.setTextConsent),
  });

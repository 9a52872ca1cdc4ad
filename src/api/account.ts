import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './client.ts';
import * as read from './readers/account.ts';

export type Profile = read.Profile;
export type AdvancedProfile = read.AdvancedProfile;

/** The caller's own profile; e-mail and phone are masked. */
export const profile = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(client.GET('/user/center', { signal }), read.profile),
  });

/** How far the advanced verification of the caller is. */
export const advancedProfile = () =>
  queryOptions({
    queryKey: ['account', 'advancedProfile'],
    queryFn: ({ signal }) => call(client.GET('/user/center2', { signal }), read.advancedProfile),
  });

/** Of the basic and of the advanced verification, on the wire. */
export const verificationStates = {
  none: 0,
  underReview: 1,
  verified: 2,
  /** Extension: family back ends go back to `none`. */
  rejected: 3,
} as const;

/** Extension: where a back end lacks it the app shows no such choice. */
export const setTextConsent = () =>
  mutationOptions({
    mutationKey: ['account', 'setTextConsent'],
    mutationFn: (body: FormOf<'setTextConsent'>) =>
      call(client.POST('/user/consent', { body }), read.setTextConsent),
  });

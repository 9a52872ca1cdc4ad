// Identity verification of the caller. Its state is in the profile (account.ts), which is refetched after each command
// here.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as account from './readers/accountLater.ts';
import * as read from './readers/verification.ts';
import { sendFile } from './calling/sendFile.ts';

export type AdvancedProfile = account.AdvancedProfile;

/** State of the caller's advanced verification. */
export const advancedProfile = () =>
  queryOptions({
    queryKey: ['account', 'advancedProfile'],
    queryFn: ({ signal }) => call(client.GET('/user/center2', { signal }), account.advancedProfile),
  });

/** States of the basic and the advanced verification, on the wire. */
export const verificationStates = {
  none: 0,
  underReview: 1,
  verified: 2,
  /** Extension: compatible back ends return to `none`. */
  rejected: 3,
} as const;

/**
 * Submits name, country, ID number and address for review. Without a response, the outcome is looked up in the profile.
 */
export const submitBasicVerification = () =>
  mutationOptions({
    mutationKey: ['verification', 'submitBasicVerification'],
    mutationFn: (body: FormOf<'submitBasicVerification'>) =>
      call(client.POST('/user/real_name', { body }), read.submitBasicVerification),
  });

/** Submits the paths of three uploaded pictures for review. */
export const submitAdvancedVerification = () =>
  mutationOptions({
    mutationKey: ['verification', 'submitAdvancedVerification'],
    mutationFn: (body: FormOf<'submitAdvancedVerification'>) =>
      call(client.POST('/user/real_name2', { body }), read.submitAdvancedVerification),
  });

interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; the data sent is discarded. */
  signal: AbortSignal;
}

/**
 * Extension. Uploads a picture; returns its path for forms.
 * @throws ApiError
 */
export const upload = (file: File, sending: Sending): Promise<string> =>
  call(sendFile('/upload', { file }, sending), read.upload);

/** Extension: a small image of an uploaded picture of the caller. */
export const uploadPreview = (path: string) =>
  queryOptions({
    queryKey: ['verification', 'uploadPreview', path],
    queryFn: ({ signal }) =>
      call(client.GET('/upload/preview', { params: { query: { path } }, signal }), read.uploadPreview),
    staleTime: Infinity,
  });

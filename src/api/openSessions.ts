// Login sessions of the caller's account. Extensions: without them the app shows no session list.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/accountLater.ts';

/** This session first, then by last use. */
export const sessions = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => call(client.GET('/user/sessions', { signal }), read.sessions),
  });

export const endSession = () =>
  mutationOptions({
    mutationKey: ['account', 'endSession'],
    mutationFn: (body: FormOf<'endSession'>) =>
      call(client.POST('/user/session/end', { body }), read.endSession),
  });

export const endOtherSessions = () =>
  mutationOptions({
    mutationKey: ['account', 'endOtherSessions'],
    mutationFn: () => call(client.POST('/user/sessions/end'), read.endOtherSessions),
  });

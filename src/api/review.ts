// Cases of the caller that an operator decides, across all domains.
import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import * as read from './readers/review.ts';

export type Review = read.Review;

/** The feed reports changes; while a case is pending it is polled as well, since the feed may be down. */
const pendingEveryMs = 15_000;
const pendingStates: readonly Review['state'][] = ['submitted', 'inReview'];

/** The caller's cases, newest first. Extension: without it, domains show the states of their own rows. */
export const reviews = (query: QueryOf<'reviews'> = {}) =>
  queryOptions({
    queryKey: ['review', 'list', query],
    queryFn: ({ signal }) => call(client.GET('/review/list', { params: { query }, signal }), read.reviews),
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state }) => pendingStates.includes(state)) && pendingEveryMs,
  });

/** Withdraws a case before the decision; returns a message. Extension: without it the app does not show this option. */
export const withdrawReview = () =>
  moneyCommand(
    ['review', 'withdrawReview'],
    (client, body: FormOf<'withdrawReview'>) => client.POST('/review/withdraw', { body }),
    read.withdrawReview,
  );

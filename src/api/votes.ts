// Poll of the day about a pair.
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/market.ts';

export type Votes = read.Votes;

/** One vote per day and pair; a second one is refused as `market.voted`, with the current votes. */
export const vote = () =>
  mutationOptions({
    mutationKey: ['votes', 'vote'],
    mutationFn: (body: FormOf<'vote'>) => call(client.POST('/vote/set', { body }), read.vote),
  });

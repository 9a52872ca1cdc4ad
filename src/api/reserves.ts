// The operator's assets and liabilities, by its own ledger.
import { queryOptions } from '@tanstack/react-query';
import { call, client } from './calling/client.ts';
import * as read from './readers/reserves.ts';

export type Reserves = read.Reserves;
/** Reserve of one coin; decimals are text. */
export type Reserve = read.Reserve;

/** Extension: without it the app states that nothing is published. */
export const reserves = () =>
  queryOptions({
    queryKey: ['reserves', 'reserves'],
    queryFn: ({ signal }) => call(client.GET('/site/reserves', { signal }), read.reserves),
  });

import { queryOptions } from '@tanstack/react-query';
import { call, client, type QueryOf } from './calling/client.ts';
import * as read from './readers/marketLater.ts';

export type CandleRow = read.CandleRow;

/** Candles of a pair and period that begin between two times, oldest first. */
export const candles = (query: QueryOf<'candles'>) =>
  queryOptions({
    queryKey: ['market', 'candles', query],
    queryFn: ({ signal }) =>
      call(client.GET('/currency/new_timeshar', { params: { query }, signal }), read.candles),
  });

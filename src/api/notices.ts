import { queryOptions } from '@tanstack/react-query';
import { call, client, type QueryOf } from './calling/client.ts';
import * as read from './readers/notices.ts';

/** Notice to the caller; the app has texts for the kinds it knows. */
export type NoticeRow = read.NoticeRow;

/** One page, newest first. Extension: where a back end lacks it, the app shows no dot at the bell. */
export const notices = (query: QueryOf<'notices'> = {}) =>
  queryOptions({
    queryKey: ['notices', 'notices', query],
    queryFn: ({ signal }) => call(client.GET('/user/notices', { params: { query }, signal }), read.notices),
  });

import { call, client, type QueryOf } from '../calling/client.ts';
import type { DepositRow } from '../deposit.ts';
import { pagesOf } from '../calling/pages.ts';
import * as read from '../readers/deposit.ts';

/** Filters of the deposits, without paging. */
export type DepositFilters = Pick<QueryOf<'deposits'>, 'currency' | 'status' | 'from' | 'to'>;

export const depositPages = (filters: DepositFilters) =>
  pagesOf<DepositRow>({
    queryKey: ['deposit', 'deposits', 'pages', filters],
    async load({ page, limit, newestId }, signal) {
      const query = { ...filters, page, limit, until_id: newestId };
      const { data, total } = await call(
        client.GET('/charge_mention/log2', { params: { query }, signal }),
        read.deposits,
      );
      return { rows: data, count: total };
    },
  });

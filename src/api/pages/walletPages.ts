import { call, client, type FormOf, type QueryOf } from '../calling/client.ts';
import { pagesOf } from '../calling/pages.ts';
import * as read from '../readers/walletLater.ts';
import type { LedgerRow, TransferRow } from './walletRecords.ts';

/** Filters of the ledger, without paging. */
export type LedgerFilters = Omit<FormOf<'ledger'>, 'page' | 'limit' | 'until_id'>;

/** The ledger in pages. Later pages are anchored at the first page's newest row, so new rows do not shift them. */
export const ledgerPages = (filters: LedgerFilters) =>
  pagesOf<LedgerRow>({
    queryKey: ['wallet', 'ledger', 'pages', filters],
    async load({ page, limit, newestId }, signal) {
      const body = { ...filters, page, limit, until_id: newestId };
      const { list, count } = await call(client.POST('/wallet/legal_log', { body, signal }), read.ledger);
      return { rows: list, count };
    },
  });

/** Filters of the transfers, without paging. */
export type TransferFilters = Pick<QueryOf<'transfers'>, 'currency' | 'account' | 'from' | 'to'>;

export const transferPages = (filters: TransferFilters) =>
  pagesOf<TransferRow>({
    queryKey: ['wallet', 'transfers', 'pages', filters],
    async load({ page, limit, newestId }, signal) {
      const query = { ...filters, page, limit, until_id: newestId };
      const { data, total } = await call(
        client.GET('/wallet/hzhistory', { params: { query }, signal }),
        read.transfers,
      );
      return { rows: data, count: total };
    },
  });

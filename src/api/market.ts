import { queryOptions } from '@tanstack/react-query';
import { call, client, type QueryOf } from './calling/client.ts';
import * as read from './readers/market.ts';

/** A pair with its last price and 24 h figures; prices and quantities are decimal text. */
export type PairQuote = read.PairQuote;
export type QuotationGroup = read.QuotationGroup;

/** Every pair with its quote, grouped by quote currency. */
export const quotations = () =>
  queryOptions({
    queryKey: ['market', 'quotations'],
    queryFn: ({ signal }) => call(client.GET('/currency/quotation_new', { signal }), read.quotations),
  });

export const pair = (query: QueryOf<'pair'>) =>
  queryOptions({
    queryKey: ['market', 'pair', query],
    queryFn: ({ signal }) => call(client.GET('/currency/deal', { params: { query }, signal }), read.pair),
  });

/** Symbols of existing pairs that are unreadable; undefined for one without a readable symbol. */
export const unreadPairsOf = (groups: readonly QuotationGroup[]): (string | undefined)[] =>
  groups.flatMap(({ quotation }) => quotation).flatMap((row) => ('isUnread' in row ? [row.name] : []));

/** Visible pairs of all groups, in the server's order. */
export function pairsOf(groups: readonly QuotationGroup[]): PairQuote[] {
  const shown = groups
    .flatMap((group) => group.quotation)
    .filter((row): row is PairQuote => !('isUnread' in row))
    .filter((quote) => quote.is_display !== 0);
  return shown.sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
}

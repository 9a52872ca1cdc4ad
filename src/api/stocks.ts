import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import * as read from './readers/stocks.ts';

/** A US stock with its last price and the figures of its session; prices in USD and volumes are decimal text. */
export type StockQuote = read.StockQuote;
export type StockCandle = read.StockCandle;
export type StockGroup = read.StockGroup;

/** All US stocks with their quotes. */
export const stockQuotations = () =>
  queryOptions({
    queryKey: ['stocks', 'quotations'],
    queryFn: ({ signal }) => call(client.GET('/usstock/quotation', { signal }), read.stockQuotations),
  });

/** Readable stocks, in the server's order. */
export const stocksOf = (groups: readonly StockGroup[]): StockQuote[] =>
  groups.flatMap(({ quotation }) => quotation).filter((row): row is StockQuote => !('isUnread' in row));

/** Symbols of stocks whose row is unreadable; undefined for one without a readable symbol. */
export const unreadStocksOf = (groups: readonly StockGroup[]): (string | undefined)[] =>
  groups.flatMap(({ quotation }) => quotation).flatMap((row) => ('isUnread' in row ? [row.name] : []));

/** Candles of a stock and period that begin between two times, oldest first. */
export const stockCandles = (query: QueryOf<'stockCandles'>) =>
  queryOptions({
    queryKey: ['stocks', 'candles', query],
    queryFn: ({ signal }) =>
      call(client.GET('/usstock/kline', { params: { query }, signal }), read.stockCandles),
  });

/** The newest quote of one stock. */
export const stockPrice = (body: FormOf<'stockPrice'>) =>
  queryOptions({
    queryKey: ['stocks', 'price', body],
    queryFn: ({ signal }) => call(client.POST('/usstock/getNewPrice', { body, signal }), read.stockPrice),
  });

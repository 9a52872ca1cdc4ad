import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/subscription.ts';

/** Decimals are text, see openapi.json for each field's unit. */
export type NewCoin = read.NewCoin;
export type NewCoinOrder = read.NewCoinOrder;
/** Result of a subscription. */
type NewCoinAnswer = read.NewCoinAnswer;

const productsPerPage = 10;

/** All new coins, page by page; a back end without pagination returns the same ones again. */
export const newCoins = () =>
  queryOptions({
    queryKey: ['subscription', 'products'],
    async queryFn({ signal }): Promise<NewCoin[]> {
      const products = new Map<number, NewCoin>();
      for (let page = 1; ; page += 1) {
        const query = { page: String(page) };
        const rows = await call(client.GET('/lh/send/config', { params: { query }, signal }), read.newCoins);
        const known = products.size;
        for (const row of rows) products.set(row.id, row);
        if (rows.length !== productsPerPage || products.size === known) return [...products.values()];
      }
    },
  });

/** One new coin. */
export const newCoin = (id: number) =>
  queryOptions({
    queryKey: ['subscription', 'product', id],
    queryFn: ({ signal }) =>
      call(
        client.GET('/lh/send/product_info', { params: { query: { id: String(id) } }, signal }),
        read.newCoin,
      ),
  });

/** New coin recommended on the start page; rejected if there is none. */
export const recommendedNewCoin = () =>
  queryOptions({
    queryKey: ['subscription', 'recommended'],
    queryFn: ({ signal }) => call(client.GET('/lh/send/get_recommend', { signal }), read.recommendedNewCoin),
  });

const ask = (query: QueryOf<'newCoinOrders'>, signal: AbortSignal) =>
  call(client.GET('/lh/send/order_list', { params: { query }, signal }), read.newCoinOrders);

/** One page of the caller's subscriptions, newest first. */
export const newCoinOrders = (query: QueryOf<'newCoinOrders'> = {}) =>
  queryOptions({
    queryKey: ['subscription', 'orders', query],
    queryFn: ({ signal }) => ask(query, signal),
  });

/** All orders page by page. */
export const newCoinOrderPages = () =>
  pagesOf<NewCoinOrder>({
    queryKey: ['subscription', 'orders', 'pages'],
    async load({ page, limit, newestId }, signal) {
      const { order_list: rows, total } = await ask({ page, limit, until_id: newestId }, signal);
      return { rows, count: total };
    },
  });

/**
 * Subscribes to a new coin and returns the subscription; undefined if the back end only confirms it. An error with
 * `isUnanswered` leaves the outcome unknown: look it up by client_order_id.
 */
export const subscribeNewCoin = () =>
  moneyCommand(
    ['subscription', 'subscribe'],
    (client, body: FormOf<'subscribeNewCoin'>) => client.POST('/lh/send/order', { body }),
    (answered, { client_order_id: id }): NewCoinAnswer | undefined => {
      const order = sentenceOr(read.subscribeNewCoin)(answered);
      if (order?.client_order_id !== undefined && order.client_order_id !== id)
        throw new Unreadable('the subscription is another one');
      return order;
    },
  );

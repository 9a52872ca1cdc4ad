import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/hosting.ts';

/** Decimals are text, see openapi.json for each field's unit. */
export type HostingProduct = read.HostingProduct;
export type HostingOrder = read.HostingOrder;
/** Result of a command on an order. */
export type HostingAnswer = read.HostingAnswer;
export type HostingReport = read.HostingReport;

const productsPerPage = 10;

/** All products, page by page; a back end without pagination returns the same ones again. */
export const hostingProducts = () =>
  queryOptions({
    queryKey: ['hosting', 'products'],
    async queryFn({ signal }): Promise<HostingProduct[]> {
      const products = new Map<number, HostingProduct>();
      for (let page = 1; ; page += 1) {
        const query = { page: String(page) };
        const rows = await call(
          client.GET('/lh/deposit/config', { params: { query }, signal }),
          read.hostingProducts,
        );
        const known = products.size;
        for (const row of rows) products.set(row.id, row);
        if (rows.length !== productsPerPage || products.size === known) return [...products.values()];
      }
    },
  });

export const hostingProduct = (id: number) =>
  queryOptions({
    queryKey: ['hosting', 'product', id],
    queryFn: ({ signal }) =>
      call(
        client.GET('/lh/deposit/product_info', { params: { query: { id: String(id) } }, signal }),
        read.hostingProduct,
      ),
  });

/** The caller's hosted amounts and received payments. */
export const hostingReport = () =>
  queryOptions({
    queryKey: ['hosting', 'report'],
    queryFn: ({ signal }) => call(client.GET('/lh/deposit/report', { signal }), read.hostingReport),
  });

const ask = (query: QueryOf<'hostingOrders'>, signal: AbortSignal) =>
  call(client.GET('/lh/deposit/order', { params: { query }, signal }), read.hostingOrders);

/** One page of the caller's orders, newest first. */
export const hostingOrders = (query: QueryOf<'hostingOrders'> = {}) =>
  queryOptions({
    queryKey: ['hosting', 'orders', query],
    queryFn: ({ signal }) => ask(query, signal),
  });

/** Tabs of the screen, as request values. */
export const hostingTabs = {
  hosting: { status: '1' },
  completed: { status: '2', is_cancel: '0' },
  redeemed: { status: '2', is_cancel: '1' },
} as const satisfies Record<string, QueryOf<'hostingOrders'>>;
export type HostingTab = keyof typeof hostingTabs;

/** Orders of a tab page by page, newest first. */
export const hostingOrderPages = (tab: HostingTab) =>
  pagesOf<HostingOrder>({
    queryKey: ['hosting', 'orders', 'pages', tab],
    async load({ page, limit, newestId }, signal) {
      const query = { ...hostingTabs[tab], page, limit, until_id: newestId };
      const { order_list: rows, total } = await ask(query, signal);
      return { rows, count: total };
    },
  });

/**
 * Hosts an amount in a product and returns the order; undefined if the back end only confirms it. An error with
 * `isUnanswered` leaves the outcome unknown: look it up by client_order_id.
 */
export const host = () =>
  moneyCommand(
    ['hosting', 'host'],
    (client, body: FormOf<'host'>) => client.POST('/lh/deposit', { body }),
    (answered, { client_order_id: id }): HostingAnswer | undefined => {
      const order = sentenceOr(read.host)(answered);
      if (order?.client_order_id !== undefined && order.client_order_id !== id)
        throw new Unreadable('the order is another one');
      return order;
    },
  );

/** Redeems a running order early; rejected with hosting.refundChanged when the refund differs from the expected one. */
export const redeemEarly = () =>
  moneyCommand(
    ['hosting', 'redeemEarly'],
    (client, body: FormOf<'redeemEarly'>) => client.POST('/lh/deposit/order/cancel', { body }),
    (answered, { id }): HostingAnswer | undefined => {
      const order = sentenceOr(read.redeemEarly)(answered);
      if (order && String(order.id) !== id) throw new Unreadable('the order is another one');
      return order;
    },
  );

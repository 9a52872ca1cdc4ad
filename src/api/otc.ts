import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/otc.ts';

/** Decimals are text, see openapi.json for each field's unit. */
export type OtcMarkets = read.OtcMarkets;
export type OtcOffer = read.OtcOffer;
/** A row of the list. */
export type OtcOrder = read.OtcOrder;
export type OtcOrderDetail = read.OtcOrderDetail;
export type OtcAnswer = read.OtcAnswer;
export type OtcPayInfo = read.OtcPayInfo;
/** An event of an order, as both parties and the desk see it. */
export type OtcEvent = read.OtcEvent;

/** Coins that can be bought and sold, their currencies and payment methods. */
export const otcMarkets = () =>
  queryOptions({
    queryKey: ['otc', 'markets'],
    queryFn: ({ signal }) => call(client.GET('/ctc/product/all', { signal }), read.otcMarkets),
  });

export type OtcOfferFilters = Pick<
  QueryOf<'otcOffers'>,
  'type' | 'currency_id' | 'fiat_name' | 'way' | 'value'
>;

const offersOf = (query: QueryOf<'otcOffers'>, signal: AbortSignal) =>
  call(client.GET('/ctc/product/list', { params: { query }, signal }), read.otcOffers);

/** One page of offers, best price first. */
export const otcOffers = (query: QueryOf<'otcOffers'>) =>
  queryOptions({
    queryKey: ['otc', 'offers', query],
    queryFn: ({ signal }) => offersOf(query, signal),
  });

/** The same page by page. */
export const otcOfferPages = (filters: OtcOfferFilters) =>
  pagesOf<OtcOffer>({
    queryKey: ['otc', 'offers', 'pages', filters],
    async load({ page, limit }, signal) {
      const { list: rows, count } = await offersOf({ ...filters, page, limit }, signal);
      return { rows, count };
    },
  });

/** Current state of one offer. */
export const otcOffer = (id: string) =>
  queryOptions({
    queryKey: ['otc', 'offer', id],
    queryFn: ({ signal }) =>
      call(client.GET('/ctc/product/info', { params: { query: { id } }, signal }), read.otcOffer),
  });

/**
 * Opens an order on an offer and returns it; undefined if the back end only confirms it. An error with `isUnanswered`
 * leaves the outcome unknown: look it up by client_order_id.
 */
export const placeOtcOrder = () =>
  moneyCommand(
    ['otc', 'placeOtcOrder'],
    (client, body: FormOf<'placeOtcOrder'>) => client.POST('/ctc/order/add', { body }),
    (answered, { client_order_id: id }): OtcAnswer | undefined => {
      const order = sentenceOr(read.placeOtcOrder)(answered);
      if (order?.client_order_id !== undefined && order.client_order_id !== id)
        throw new Unreadable('the order is another one');
      return order;
    },
  );

const ordersOf = (query: QueryOf<'otcOrders'>, signal: AbortSignal) =>
  call(client.GET('/ctc/order/list', { params: { query }, signal }), read.otcOrders);

/** One page of the caller's orders, newest first. */
export const otcOrders = (query: QueryOf<'otcOrders'> = {}) =>
  queryOptions({
    queryKey: ['otc', 'orders', query],
    queryFn: ({ signal }) => ordersOf(query, signal),
  });

/** The same page by page. */
export const otcOrderPages = (status: QueryOf<'otcOrders'>['status']) =>
  pagesOf<OtcOrder>({
    queryKey: ['otc', 'orders', 'pages', status],
    async load({ page, limit, newestId }, signal) {
      const { list: rows, count } = await ordersOf({ status, page, limit, until_id: newestId }, signal);
      return { rows, count };
    },
  });

export const otcOrder = (id: string) =>
  queryOptions({
    queryKey: ['otc', 'order', id],
    queryFn: ({ signal }) =>
      call(client.GET('/ctc/order/info', { params: { query: { id } }, signal }), read.otcOrder),
  });

/** Picture of an event whose `has_picture` is true. */
export const otcOrderPicture = (id: string, nth: number) =>
  queryOptions({
    queryKey: ['otc', 'picture', id, nth],
    queryFn: ({ signal }) =>
      call(
        client.GET('/ctc/order/picture', { params: { query: { id, nth: String(nth) } }, signal }),
        read.otcOrderPicture,
      ),
    // The picture of an event never changes.
    staleTime: Infinity,
  });

/** The buyer confirms that the payment is sent. */
export const markOtcPaid = () =>
  moneyCommand(
    ['otc', 'markOtcPaid'],
    (client, body: FormOf<'markOtcPaid'>) => client.PUT('/ctc/order/pay', { body }),
    read.markOtcPaid,
  );

/** The buyer cancels before sending the money. */
export const cancelOtcOrder = () =>
  moneyCommand(
    ['otc', 'cancelOtcOrder'],
    (client, body: FormOf<'cancelOtcOrder'>) => client.PUT('/ctc/order/cancel', { body }),
    read.cancelOtcOrder,
  );

/** The seller releases the coins of a paid order to its buyer. Extension: without it, the app links to the chat. */
export const releaseOtcOrder = () =>
  moneyCommand(
    ['otc', 'releaseOtcOrder'],
    (client, body: FormOf<'releaseOtcOrder'>) => client.PUT('/ctc/order/release', { body }),
    read.releaseOtcOrder,
  );

/** Requests an operator's decision on a paid order. Extension: without it, the app links to the chat. */
export const appealOtcOrder = () =>
  moneyCommand(
    ['otc', 'appealOtcOrder'],
    (client, body: FormOf<'appealOtcOrder'>) => client.PUT('/ctc/order/appeal', { body }),
    read.appealOtcOrder,
  );

import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { isOrderOf } from './feed/isOrderOf.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import { named } from './calling/named.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/spot.ts';

/** A row of coin/list; decimals are text, see openapi.json for each field's unit. */
export type SpotOrderRow = read.SpotOrder;

/** Names of the wire codes. */
export const sides = { 1: 'buy', 2: 'sell' } as const;
export const statuses = { 1: 'open', 2: 'filled', 3: 'cancelled' } as const;
export type Side = (typeof sides)[keyof typeof sides];
export type OrderStatus = (typeof statuses)[keyof typeof statuses];

/** Form values of the sides. */
export const sideCodes = { buy: '1', sell: '2' } as const satisfies Record<Side, string>;

/** An order for screens: the row with named codes. */
export type SpotOrder = Omit<SpotOrderRow, 'type' | 'status'> & {
  /** Undefined for an unknown code, as below. */
  side: Side | undefined;
  sideCode: number;
  /** Undefined for an unknown code. */
  status: OrderStatus | undefined;
  statusCode: number;
};

export function spotOrder({ type, status, ...row }: SpotOrderRow): SpotOrder {
  return {
    ...row,
    side: named(sides, type),
    sideCode: type,
    status: named(statuses, status),
    statusCode: status,
  };
}

const spotOrderList = (rows: SpotOrderRow[]) => rows.map(spotOrder);

/** The caller's orders, newest first. `status` 1 open, 2 filled, 3 cancelled; all by default. */
export const spotOrders = (query: QueryOf<'spotOrders'> = {}) =>
  queryOptions({
    queryKey: ['spot', 'orders', query],
    queryFn: ({ signal }) => call(client.GET('/coin/list', { params: { query }, signal }), read.spotOrders),
    select: spotOrderList,
  });

/** Filters of an order list, without paging. */
export type SpotOrderFilters = Pick<QueryOf<'spotOrders'>, 'status' | 'currency_id' | 'legal_id'>;

/** The caller's orders page by page; rows in wire format. */
export const spotOrderPages = (filters: SpotOrderFilters = {}) =>
  pagesOf<SpotOrderRow>({
    queryKey: ['spot', 'orders', filters, 'pages'],
    async load({ page, limit, oldestId }, signal) {
      const query = { ...filters, page, limit, before_id: oldestId };
      return { rows: await call(client.GET('/coin/list', { params: { query }, signal }), read.spotOrders) };
    },
  });

/**
 * Places an order and returns it after matching; undefined if the back end only confirms it, in which case the list
 * contains it. An error with `isUnanswered` leaves the outcome unknown: look it up by client_order_id.
 */
export const placeSpotOrder = () =>
  moneyCommand(
    ['spot', 'placeSpotOrder'],
    (client, body: FormOf<'placeSpotOrder'>) => client.POST('/coin/trade', { body }),
    (answered, form): SpotOrder | undefined => {
      const placed = sentenceOr(read.placeSpotOrder)(answered);
      if (placed && !isOrderOf(form, placed)) throw new Unreadable('the order is another one');
      return placed && spotOrder(placed);
    },
  );

/** One fill of an order; decimals are text. */
export type SpotFill = read.SpotFill;

/**
 * Fills of the caller's order, page by page, newest first. Extension: without it the app states that none are reported.
 */
export const spotFills = (orderId: string) =>
  pagesOf<SpotFill>({
    queryKey: ['spot', 'fills', orderId],
    async load({ limit, oldestId }, signal) {
      const query = { order_id: orderId, limit, before_id: oldestId };
      return { rows: await call(client.GET('/coin/fills', { params: { query }, signal }), read.spotFills) };
    },
  });

/**
 * Cancels all open orders of a pair up to a given one, atomically. Extension: offered if siteConfig has
 * `has_cancel_all`.
 */
export const cancelSpotOrders = () =>
  moneyCommand(
    ['spot', 'cancelSpotOrders'],
    (client, body: FormOf<'cancelSpotOrders'>) => client.PUT('/coin/trade/cancel_all', { body }),
    read.cancelSpotOrders,
  );

/** Cancels an open order of the caller; returns a message. */
export const cancelSpotOrder = () =>
  moneyCommand(
    ['spot', 'cancelSpotOrder'],
    (client, body: FormOf<'cancelSpotOrder'>) => client.PUT('/coin/trade/cancel', { body }),
    read.cancelSpotOrder,
  );

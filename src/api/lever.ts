import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { isOrderOf } from './feed/isOrderOf.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { named } from './calling/named.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/lever.ts';

/** A row of lever/my_trade; decimals are text, see openapi.json for each field's unit. */
export type LeverTradeRow = read.LeverTrade;

/** Costs and limits of one contract. */
export type LeverTermsRow = read.LeverTerms;

/** Totals of the open positions and of the account. */
export type LeverTotals = read.LeverTotals;

/** Fill or liquidation of a contract, with its marks. */
export type LeverFill = read.LeverFill;

export type LeverInsurance = read.LeverInsurance;
export type LeverInsuranceRow = read.LeverInsuranceRow;

/** Names of the wire codes. */
export const positionSides = { 1: 'long', 2: 'short' } as const;
export const leverStatuses = { 0: 'pending', 1: 'open', 2: 'closing', 3: 'closed', 4: 'cancelled' } as const;
export type PositionSide = (typeof positionSides)[keyof typeof positionSides];
export type LeverStatus = (typeof leverStatuses)[keyof typeof leverStatuses];

/** An order or a position for screens: the row with named codes. */
export type LeverTrade = Omit<LeverTradeRow, 'type' | 'status'> & {
  /** Undefined for an unknown code, as below. */
  side: PositionSide | undefined;
  sideCode: number;
  status: LeverStatus | undefined;
  statusCode: number;
};

export function leverTrade({ type, status, ...row }: LeverTradeRow): LeverTrade {
  return {
    ...row,
    side: named(positionSides, type),
    sideCode: type,
    status: named(leverStatuses, status),
    statusCode: status,
  };
}

/** Result of a command on an order or a position. */
export type LeverAnswer = Omit<read.LeverAnswer, 'type' | 'status'> &
  Pick<LeverTrade, 'side' | 'sideCode' | 'status' | 'statusCode'>;

const leverAnswer = ({ type, status, ...answer }: read.LeverAnswer): LeverAnswer => ({
  ...answer,
  side: named(positionSides, type),
  sideCode: type,
  status: named(leverStatuses, status),
  statusCode: status,
});

/** Ticket data of a contract: leverages, limits, free balance, mark and remaining capacity. */
export const leverPanel = (body: FormOf<'leverPanel'>) =>
  queryOptions({
    queryKey: ['lever', 'panel', body],
    queryFn: ({ signal }) => call(client.POST('/lever/deal', { body, signal }), read.leverPanel),
  });

/** Costs of contracts. Extension: without it the app estimates no costs. */
export const leverTerms = () =>
  queryOptions({
    queryKey: ['lever', 'terms'],
    queryFn: ({ signal }) => call(client.GET('/lever/terms', { signal }), read.leverTerms),
  });

/** Orders and positions of the caller, newest first, with the totals of the open ones. */
export const positions = (body: FormOf<'positions'>) =>
  queryOptions({
    queryKey: ['lever', 'positions', body],
    queryFn: ({ signal }) => call(client.POST('/lever/my_trade', { body, signal }), read.positions),
    select: ({ rate_profits_total: totals, message }) => ({ totals, trades: message.data.map(leverTrade) }),
  });

/** Orders and positions of the caller page by page, newest first; rows in wire format. */
export const leverTradePages = (filters: Pick<FormOf<'positions'>, 'status' | 'account_type'>) =>
  pagesOf<LeverTradeRow>({
    queryKey: ['lever', 'positions', filters, 'pages'],
    async load({ page, limit, oldestId }, signal) {
      const body = { ...filters, page, limit, before_id: oldestId };
      const { message } = await call(client.POST('/lever/my_trade', { body, signal }), read.positions);
      return { rows: message.data };
    },
  });

/** Whether the response belongs to the requested position. */
function ofOne(answer: read.LeverAnswer | undefined, { id }: { id: string }): LeverAnswer | undefined {
  if (answer && String(answer.id) !== id) throw new Unreadable('the position is another one');
  return answer && leverAnswer(answer);
}

/**
 * Opens a position or places an order, and returns the result; undefined if the back end only confirms it. An error
 * with `isUnanswered` leaves the outcome unknown: look it up by client_order_id.
 */
export const openPosition = () =>
  moneyCommand(
    ['lever', 'openPosition'],
    (client, body: FormOf<'openPosition'>) => client.POST('/lever/submit', { body }),
    (answered, form): LeverAnswer | undefined => {
      const placed = sentenceOr(read.openPosition)(answered);
      if (placed && !isOrderOf(form, placed)) throw new Unreadable('the order is another one');
      return placed && leverAnswer(placed);
    },
  );

/** Closes a position of the caller, or lots of it; undefined if the back end returns no details. */
export const closePosition = () =>
  moneyCommand(
    ['lever', 'closePosition'],
    (client, body: FormOf<'closePosition'>) => client.POST('/lever/close', { body }),
    (answered, form) => ofOne(sentenceOr(read.closePosition)(answered), form),
  );

/** Withdraws a close request that waits for a price. Extension: offered if siteConfig has `has_close_worst`. */
export const withdrawClose = () =>
  moneyCommand(
    ['lever', 'withdrawClose'],
    (client, body: FormOf<'withdrawClose'>) => client.POST('/lever/close_withdraw', { body }),
    (answered, form) => ofOne(read.withdrawClose(answered), form),
  );

/** Closes all positions of a contract up to a given one. Extension: offered if siteConfig has `has_close_part`. */
export const closePositions = () =>
  moneyCommand(
    ['lever', 'closePositions'],
    (client, body: FormOf<'closePositions'>) => client.POST('/lever/close_all', { body }),
    read.closePositions,
  );

/** Resets the demo account to its initial balance. Extension: offered if siteConfig enables it. */
export const resetDemo = () =>
  moneyCommand(
    ['lever', 'resetDemo'],
    (client, body: FormOf<'resetDemo'>) => client.POST('/lever/demo/reset', { body }),
    read.resetDemo,
  );

/** Cancels a pending order of the caller; returns a message. */
export const cancelLeverOrder = () =>
  moneyCommand(
    ['lever', 'cancelLeverOrder'],
    (client, body: FormOf<'cancelLeverOrder'>) => client.POST('/lever/cancel', { body }),
    read.cancelLeverOrder,
  );

/** Adds margin to an isolated position of the caller. */
export const addMargin = () =>
  moneyCommand(
    ['lever', 'addMargin'],
    (client, body: FormOf<'addMargin'>) => client.POST('/lever/add_margin', { body }),
    (answered, form) => ofOne(sentenceOr(read.addMargin)(answered), form),
  );

/** Sets both stops of a position or a pending order; an omitted stop is removed. It moves no money. */
export const setStops = () =>
  mutationOptions({
    mutationKey: ['lever', 'setStops'],
    mutationFn: async (body: FormOf<'setStops'>) =>
      ofOne(await call(client.POST('/lever/setstop', { body }), sentenceOr(read.setStops)), body),
  });

/** Fills and liquidations of the caller's contract, newest first. Extension. */
export const leverFills = (query: QueryOf<'leverFills'>) =>
  queryOptions({
    queryKey: ['lever', 'fills', query],
    queryFn: ({ signal }) => call(client.GET('/lever/fills', { params: { query }, signal }), read.leverFills),
  });

/** Balance of the insurance fund of contracts, and all its receipts and payments. Extension; public. */
export const leverInsurance = (query: QueryOf<'leverInsurance'> = {}) =>
  queryOptions({
    queryKey: ['lever', 'insurance', query],
    queryFn: ({ signal }) =>
      call(client.GET('/lever/insurance', { params: { query }, signal }), read.leverInsurance),
  });

/** The same page by page, newest first. */
export const leverInsurancePages = () =>
  pagesOf<LeverInsuranceRow>({
    queryKey: ['lever', 'insurance', 'pages'],
    async load({ limit, oldestId }, signal) {
      const query = { limit, before_id: oldestId };
      const { list } = await call(
        client.GET('/lever/insurance', { params: { query }, signal }),
        read.leverInsurance,
      );
      return { rows: list };
    },
  });

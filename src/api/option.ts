import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { named } from './calling/named.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import * as read from './readers/option.ts';

/** A row of microtrade/lists; decimals are text, see openapi.json for each field's unit. */
export type OptionRow = read.OptionOrder;
export type OptionDuration = read.OptionDuration;
export type OptionCurrency = read.OptionCurrency;
export type OptionSettlement = read.OptionSettlement;

/** Names of the wire codes. */
export const optionDirections = { 0: 'neutral', 1: 'up', 2: 'down' } as const;
export const optionStatuses = { 1: 'running', 2: 'settling', 3: 'settled' } as const;
export type OptionSide = (typeof optionDirections)[keyof typeof optionDirections];

/** An order for screens: the row with named codes. */
export type OptionOrder = Omit<OptionRow, 'type' | 'status'> & {
  /** Undefined for an unknown code, as below. */
  direction: OptionSide | undefined;
  directionCode: number;
  status: (typeof optionStatuses)[keyof typeof optionStatuses] | undefined;
  statusCode: number;
};

export function optionOrder({ type, status, ...row }: OptionRow): OptionOrder {
  return {
    ...row,
    direction: named(optionDirections, type),
    directionCode: type,
    status: named(optionStatuses, status),
    statusCode: status,
  };
}

/** Durations of options on a pair, and their payouts. */
export const optionDurations = (query: QueryOf<'optionDurations'> = {}) =>
  queryOptions({
    queryKey: ['option', 'durations', query],
    queryFn: ({ signal }) =>
      call(client.GET('/microtrade/seconds', { params: { query }, signal }), read.optionDurations),
  });

/** Currencies that can be staked, with limits and balance. */
export const optionCurrencies = (query: QueryOf<'optionCurrencies'> = {}) =>
  queryOptions({
    queryKey: ['option', 'currencies', query],
    queryFn: ({ signal }) =>
      call(
        client.GET('/microtrade/payable_currencies', { params: { query }, signal }),
        read.optionCurrencies,
      ),
  });

/** Orders of the caller in one state, newest first. */
export const options = (query: QueryOf<'options'>) =>
  queryOptions({
    queryKey: ['option', 'orders', query],
    queryFn: ({ signal }) =>
      call(client.GET('/microtrade/lists', { params: { query }, signal }), read.options),
    select: ({ data }) => data.map(optionOrder),
  });

/** The same page by page. */
export const optionPages = (filters: Pick<QueryOf<'options'>, 'status' | 'account_type'>) =>
  pagesOf<OptionRow>({
    queryKey: ['option', 'orders', filters, 'pages'],
    async load({ page, limit, oldestId }, signal) {
      const query = { ...filters, page, limit, before_id: oldestId };
      const { data } = await call(
        client.GET('/microtrade/lists', { params: { query }, signal }),
        read.options,
      );
      return { rows: data };
    },
  });

/** Buys an option. An error with `isUnanswered` leaves the outcome unknown: look it up by client_order_id. */
export const placeOption = () =>
  moneyCommand(
    ['option', 'placeOption'],
    (client, body: FormOf<'placeOption'>) => client.POST('/microtrade/submit', { body }),
    (answered, form) => {
      const placed = read.placeOption(answered);
      const { client_order_id: id } = form;
      const isNamed =
        id === undefined || placed.client_order_id === undefined || placed.client_order_id === id;
      const isSame = String(placed.match_id) === form.match_id && String(placed.type) === form.type;
      if (!isNamed || !isSame) throw new Unreadable('the order is another one');
      return { id: placed.id, status: named(optionStatuses, placed.status) };
    },
  );

/** Settlement proof of the caller's order. Extension. */
export const optionSettlement = (id: string) =>
  queryOptions({
    queryKey: ['option', 'settlement', id],
    queryFn: ({ signal }) =>
      call(
        client.GET('/microtrade/settlement', { params: { query: { id } }, signal }),
        read.optionSettlement,
      ),
  });

/** Resets the demo account to its initial balance. Extension: offered if siteConfig enables it. */
export const resetOptionDemo = () =>
  moneyCommand(
    ['option', 'resetOptionDemo'],
    (client, body: FormOf<'resetOptionDemo'>) => client.POST('/microtrade/demo/reset', { body }),
    read.resetOptionDemo,
  );

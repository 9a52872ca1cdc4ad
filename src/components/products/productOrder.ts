import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { recordsOf } from '../command/commandRecords.ts';

/** An amount that is paid into a product. */
export interface ProductValues {
  /** Id of the product. */
  product: string;
  /** Decimal text as typed. */
  amount: string;
}

export const productForm = ({ product, amount }: ProductValues, client_order_id: string | undefined) => ({
  config_id: product,
  amount: new BigNumber(amount).toFixed(),
  client_order_id,
});

/** An order of a product, as a back end lists it. */
interface ProductOrder {
  amount: string;
  client_order_id?: string | undefined;
  config_id?: number | undefined;
}

interface OrderQuery {
  client_order_id?: string;
  status?: '1';
  limit: string;
}

/** Finds an order of a product by its id, or among the running ones of the same amount. */
export const productRecords = <Answer extends { order_list: ProductOrder[] }, Key extends QueryKey>(
  list: (query: OrderQuery) => FetchQueryOptions<Answer, ApiError, Answer, Key>,
  timeMsOf: (row: Answer['order_list'][number]) => number,
) =>
  recordsOf({
    list,
    rowsOf: ({ order_list: rows }): readonly Answer['order_list'][number][] => rows,
    byId: (client_order_id) => ({ client_order_id, limit: '1' }),
    newest: (_: ProductValues): OrderQuery => ({ status: '1', limit: '50' }),
    idOf: (row) => row.client_order_id,
    isAlike: (row, { product, amount }) =>
      (row.client_order_id === undefined || row.config_id === undefined) &&
      (row.config_id === undefined || String(row.config_id) === product) &&
      new BigNumber(row.amount).eq(amount),
    timeMsOf,
  });

import { BigNumber } from 'bignumber.js';
import { ieoApplications } from '../../api/ieo.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import type { ProductValues } from '../../components/products/productOrder.ts';
import { utcMs } from '../../intl/utcMs.ts';

type Query = NonNullable<Parameters<typeof ieoApplications>[0]>;

/** Finds an application by its client order id, or by its product and amount. */
export const applicationRecords = recordsOf({
  list: ieoApplications,
  rowsOf: ({ list }) => list,
  byId: (client_order_id): Query => ({ client_order_id, limit: '1' }),
  newest: (_: ProductValues): Query => ({ limit: '50' }),
  idOf: (row) => row.client_order_id,
  isAlike: (row, { product, amount }) =>
    (row.client_order_id === undefined || row.ieo_id === undefined) &&
    (row.ieo_id === undefined || String(row.ieo_id) === product) &&
    new BigNumber(row.amount).eq(amount),
  timeMsOf: (row) => utcMs(row.created_at),
});

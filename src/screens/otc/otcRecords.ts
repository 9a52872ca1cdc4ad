import { BigNumber } from 'bignumber.js';
import { figuresOf } from '../../../contracts/rules/otc.ts';
import { otcOrders, type OtcOrder } from '../../api/otc.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import { scaleOf, type OtcValues } from './otcForm.ts';

/** Whether an order of a back end without client ids equals this request. */
function isAlike(order: OtcOrder, { means, value, price }: OtcValues): boolean {
  if (order.client_order_id !== undefined || !new BigNumber(order.price).eq(price)) return false;
  const terms = { price: order.price, currency: order.fiat_name, scale: scaleOf(order) };
  const figures = figuresOf(terms, means, value);
  return figures !== undefined && new BigNumber(order.number).eq(figures.quantity);
}

/** Finds an order without an answer by its client id, or among the newest ones. */
export const otcRecords = recordsOf({
  list: otcOrders,
  rowsOf: ({ list }): readonly OtcOrder[] => list,
  byId: (client_order_id) => ({ client_order_id, limit: '1' }),
  newest: (_: OtcValues): Parameters<typeof otcOrders>[0] => ({ limit: '50' }),
  idOf: (row) => row.client_order_id,
  isAlike,
  timeMsOf: ({ create_time: seconds }) => seconds * 1000,
});

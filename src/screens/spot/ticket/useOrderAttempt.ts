import { BigNumber } from 'bignumber.js';
import { placeSpotOrder, spotOrder, spotOrders, type SpotOrder } from '../../../api/spot.ts';
import { useAttempt } from '../../../components/command/useAttempt.ts';
import { recordsOf } from '../../../components/command/commandRecords.ts';
import { orderTimeMs } from '../../../components/orders/orderParts.ts';
import { isOrderDraft, isSameOrder, type OrderDraft } from './orderDraft.ts';
import { orderForm } from './orderForm.ts';

const isEqual = (asked: string, known: string | undefined): boolean =>
  known !== undefined && new BigNumber(asked).eq(known);

/** Whether a listed order matches the draft. An order with its own client order id never matches. */
function isAlike(order: SpotOrder, { pair, side, kind, price, quantity }: OrderDraft): boolean {
  if (order.client_order_id !== undefined) return false;
  if (order.currency_id !== pair.currencyId || order.legal_id !== pair.legalId) return false;
  // The worst price of a market order follows the book, and a retry uses the newest.
  const isPriced = kind === 'market' || isEqual(price, order.target_price);
  return order.side === side && isPriced && isEqual(quantity, order.trade_amount);
}

/** Places orders, and tracks an order without a response until its result is known. */
export function useOrderAttempt(
  account: string | undefined,
  onFound: (order: SpotOrder, draft: OrderDraft) => void,
) {
  return useAttempt({
    store: { name: 'spot.attempt', isDraft: isOrderDraft },
    account,
    isSame: isSameOrder,
    mutation: placeSpotOrder(),
    formOf: orderForm,
    records: recordsOf({
      list: spotOrders,
      rowsOf: (rows) => rows.map(spotOrder),
      byId: (client_order_id) => ({ client_order_id, limit: '1' }),
      newest: ({ pair }: OrderDraft) => ({
        currency_id: String(pair.currencyId),
        legal_id: String(pair.legalId),
        limit: '50',
      }),
      idOf: (order) => order.client_order_id,
      isAlike,
      timeMsOf: orderTimeMs,
    }),
    onFound,
  });
}

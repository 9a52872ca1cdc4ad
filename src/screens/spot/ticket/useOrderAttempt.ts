import { BigNumber } from 'bignumber.js';
import { useQueryClient } from '@tanstack/react-query';
import { sendsClientIds } from '../../../api/calling/clientIds.ts';
import { placeSpotOrder, spotOrder, spotOrders, type SpotOrder } from '../../../api/spot.ts';
import { useAttempt } from '../../../components/command/useAttempt.ts';
import { clockToleranceMs } from '../../../components/command/clockTolerance.ts';
import { orderTimeMs } from '../../../components/orders/orderParts.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isOrderDraft, isSameOrder, type OrderDraft } from './orderDraft.ts';
import { orderForm } from './orderForm.ts';

const isEqual = (asked: string, known: string | undefined): boolean =>
  known !== undefined && new BigNumber(asked).eq(known);

/** An order of the list asks for the same; one that bears an id of its own is another. */
function isAlike(order: SpotOrder, { pair, side, kind, price, quantity }: OrderDraft): boolean {
  if (order.client_order_id !== undefined) return false;
  if (order.currency_id !== pair.currencyId || order.legal_id !== pair.legalId) return false;
  // The worst price of a market order follows the book, and a repeat bears the newest.
  const isPriced = kind === 'market' || isEqual(price, order.target_price);
  return order.side === side && isPriced && isEqual(quantity, order.trade_amount);
}

/** As far as the clocks agree. */
const wasPlacedSince = (order: SpotOrder, sinceMs: number): boolean =>
  !(orderTimeMs(order) < sinceMs - clockToleranceMs);

/** Places orders, and keeps one whose answer did not come until it is known what became of it. */
export function useOrderAttempt(
  account: string | undefined,
  onFound: (order: SpotOrder, draft: OrderDraft) => void,
) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  return useAttempt({
    store: { name: 'spot.attempt', isDraft: isOrderDraft },
    account,
    isSame: isSameOrder,
    mutation: placeSpotOrder(),
    formOf: (draft, clientOrderId) => orderForm(draft, clientOrderId, site),
    async find(clientOrderId) {
      if (!sendsClientIds(site)) return undefined;
      const query = spotOrders({ client_order_id: clientOrderId, limit: '1' });
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      // A back end without this filter answers other orders as well.
      const row = rows.find((each) => each.client_order_id === clientOrderId);
      return row && spotOrder(row);
    },
    async findAlike(draft, sinceMs) {
      const { currencyId, legalId } = draft.pair;
      const query = spotOrders({ currency_id: String(currencyId), legal_id: String(legalId), limit: '50' });
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      return rows.map(spotOrder).filter((order) => isAlike(order, draft) && wasPlacedSince(order, sinceMs));
    },
    onFound,
  });
}

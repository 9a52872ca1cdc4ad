import { useQueryClient } from '@tanstack/react-query';
import { placeSpotOrder, spotOrder, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { useAttempt } from '../../components/command/useAttempt.ts';
import { isOrderDraft, isSameOrder } from './orderDraft.ts';
import { orderForm } from './orderForm.ts';

/** Places orders, and keeps one whose answer did not come until it is known what became of it. */
export function useOrderAttempt(account: string | undefined, onFound: (order: SpotOrder) => void) {
  const queryClient = useQueryClient();
  return useAttempt({
    store: { name: 'spot.attempt', isDraft: isOrderDraft },
    account,
    isSame: isSameOrder,
    mutation: placeSpotOrder(),
    formOf: orderForm,
    async find(clientOrderId) {
      const query = spotOrders({ client_order_id: clientOrderId, limit: '1' });
      const rows = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      // A back end without this filter answers other orders as well.
      const row = rows.find((each) => each.client_order_id === clientOrderId);
      return row && spotOrder(row);
    },
    onFound,
  });
}

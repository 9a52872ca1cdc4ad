import { useQueryClient } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { placeSpotOrder, sideCodes, spotOrder, spotOrders, type SpotOrder } from '../../api/spot.ts';
import { useAttempt } from '../../components/command/useAttempt.ts';
import { isOrderDraft, isSameOrder, type OrderDraft } from './orderDraft.ts';

function formOf(draft: OrderDraft, clientOrderId: string) {
  const plain = (decimal: string): string => new BigNumber(decimal).toFixed();
  return {
    legal_id: String(draft.pair.legalId),
    currency_id: String(draft.pair.currencyId),
    type: sideCodes[draft.side],
    amount: plain(draft.quantity),
    target_price: plain(draft.price),
    order_kind: draft.kind,
    ...(draft.value === undefined ? {} : { order_value: plain(draft.value) }),
    client_order_id: clientOrderId,
  };
}

/** Places orders, and keeps one whose answer did not come until it is known what became of it. */
export function useOrderAttempt(account: string | undefined, onFound: (order: SpotOrder) => void) {
  const queryClient = useQueryClient();
  return useAttempt({
    store: { name: 'spot.attempt', isDraft: isOrderDraft },
    account,
    isSame: isSameOrder,
    mutation: placeSpotOrder(),
    formOf,
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

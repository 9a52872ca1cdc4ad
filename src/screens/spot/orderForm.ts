import { BigNumber } from 'bignumber.js';
import { sideCodes } from '../../api/spot.ts';
import type { OrderDraft } from './orderDraft.ts';

type Draft = Omit<OrderDraft, 'pair'> & { pair: Pick<OrderDraft['pair'], 'currencyId' | 'legalId'> };

/** What an order is sent as. */
export function orderForm(draft: Draft, clientOrderId: string) {
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

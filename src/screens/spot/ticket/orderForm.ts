import { BigNumber } from 'bignumber.js';
import { sideCodes } from '../../../api/spot.ts';
import type { OrderDraft } from './orderDraft.ts';

type Draft = Omit<OrderDraft, 'pair'> & { pair: Pick<OrderDraft['pair'], 'currencyId' | 'legalId'> };

/** Request body of an order. The default kind is limit, so only a market order sends its kind. */
export function orderForm(draft: Draft, client_order_id: string | undefined) {
  const plain = (decimal: string): string => new BigNumber(decimal).toFixed();
  const { kind, value } = draft;
  return {
    legal_id: String(draft.pair.legalId),
    currency_id: String(draft.pair.currencyId),
    type: sideCodes[draft.side],
    amount: plain(draft.quantity),
    target_price: plain(draft.price),
    ...(kind === 'limit' ? {} : { order_kind: kind }),
    ...(value === undefined ? {} : { order_value: plain(value) }),
    ...(client_order_id === undefined ? {} : { client_order_id }),
  };
}

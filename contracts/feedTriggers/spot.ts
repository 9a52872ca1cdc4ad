import { randomUUID } from 'node:crypto';
import { loginThen } from '../feedTrigger.ts';
import type { Around, FeedTriggers } from '../feedTrigger.ts';

const order = { type: '1', amount: '0.001', target_price: '50000', order_kind: 'limit' };
const byValue = { ...order, target_price: '90000', order_kind: 'market', order_value: '500' };

/** Uses a different price on each call. */
export function placeOrder(around: Around, form: Record<string, string> = order): Promise<void> {
  const { legal_id = '3', currency_id = '1' } = around.answered;
  const pair = { legal_id: String(legal_id), currency_id: String(currency_id) };
  return loginThen(around, 'POST', 'coin/trade', { ...pair, ...form, client_order_id: randomUUID() });
}

export const feedTriggers: FeedTriggers = {
  spot_order: { event: 'spot_order', trigger: (around) => placeOrder(around) },
  'spot_order of a buy that spends a value': {
    event: 'spot_order',
    trigger: (around) => placeOrder(around, byValue),
  },
};

import type { components } from '../schema.d.ts';
import { otcOrder } from './otc.ts';

export const chatUnread: components['schemas']['ChatUnread'] = {
  service: 0,
  orders: [{ order_id: otcOrder.id, count: 2 }],
};

import type { FeedTriggers } from '../feedTrigger.ts';
import { placeOrder } from './spot.ts';

export const feedTriggers: FeedTriggers = {
  balances: { event: 'balances', trigger: (around) => placeOrder(around) },
};

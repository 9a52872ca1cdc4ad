import type { Bringings } from '../bringing.ts';
import { placeOrder } from './spot.ts';

export const bringings: Bringings = {
  balances: { event: 'balances', bring: (around) => placeOrder(around) },
};

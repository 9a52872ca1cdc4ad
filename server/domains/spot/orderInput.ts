// What is asked of the exchange; decimals are text.
import type { OrderKind, Side } from '../../../contracts/market.ts';

export interface PlaceOrder {
  owner: string;
  symbol: string;
  side: Side;
  kind: OrderKind;
  /** Required for limit orders. */
  price?: string;
  /** Required for market orders: nothing fills beyond it. */
  worstPrice?: string;
  quantity: string;
  clientOrderId?: string;
}

export interface CancelOrder {
  owner: string;
  orderId: number;
}

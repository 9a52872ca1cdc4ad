// What is asked of the exchange; decimals are text.
import type { OrderKind, Side } from '../../../../contracts/market.ts';

export interface PlaceOrder {
  owner: string;
  symbol: string;
  side: Side;
  kind: OrderKind;
  /** Required for limit orders. */
  price?: string;
  /** Required for market orders: nothing fills beyond it. */
  worstPrice?: string;
  /** Of a market buy `value` may stand in its place. */
  quantity?: string;
  /** What a market buy spends, in the quote asset; what is below one step stays. */
  value?: string;
  clientOrderId?: string;
}

export interface CancelOrder {
  owner: string;
  orderId: number;
}

/** All open orders of a pair that are no newer than one: what was placed since, nobody has seen yet. */
export interface CancelOrders {
  owner: string;
  symbol: string;
  untilId: number;
}

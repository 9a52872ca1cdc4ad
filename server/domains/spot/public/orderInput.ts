// Inputs of the exchange; decimals are text.
import type { OrderKind, Side } from '../../../../contracts/market.ts';

export interface PlaceOrder {
  owner: string;
  symbol: string;
  side: Side;
  kind: OrderKind;
  /** Required for limit orders. */
  price?: string;
  /** Required for market orders: the limit of all fills. */
  worstPrice?: string;
  /** A market buy may have `value` instead. */
  quantity?: string;
  /** Spend of a market buy, in the quote asset; amounts below one step are not spent. */
  value?: string;
  clientOrderId?: string;
}

export interface CancelOrder {
  owner: string;
  orderId: number;
}

/** Cancels all open orders of a pair that are no newer than a given one: the user has not seen newer ones yet. */
export interface CancelOrders {
  owner: string;
  symbol: string;
  untilId: number;
}

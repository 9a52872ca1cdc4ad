import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { CancelReason, Order, OrderStatus } from './public/Order.ts';
import { priceScale } from '../../instruments/PairUnits.ts';

/** An order in decimals, for display and the wire. */
export interface OrderView {
  id: number;
  owner: string;
  symbol: string;
  matchId: number;
  currencyId: number;
  legalId: number;
  side: Side;
  kind: OrderKind;
  /** Limit price, or the worst price of a market order. */
  price: string;
  /** Last price when the order was placed. */
  tradePrice: string;
  quantity: string;
  /** Maximum spend of a market buy by value; null for other orders. */
  orderValue: string | null;
  filledQuantity: string;
  /** Quote value of the fills. */
  filledValue: string;
  /** Fee paid until now, in feeAsset. */
  fee: string;
  feeAsset: string;
  feeRate: string;
  status: OrderStatus;
  cancelReason: CancelReason;
  clientOrderId: string | null;
  createdAt: number;
  updatedAt: number;
}

export function viewOrder(order: Order, pair: Pair): OrderView {
  const received = order.side === 'buy' ? pair.baseScale : pair.quoteScale;
  return {
    id: order.id,
    owner: order.owner,
    symbol: order.symbol,
    matchId: pair.matchId,
    currencyId: pair.currencyId,
    legalId: pair.legalId,
    side: order.side,
    kind: order.kind,
    price: fromUnits(order.price, priceScale),
    tradePrice: fromUnits(order.tradePrice, priceScale),
    quantity: fromUnits(order.quantity, pair.baseScale),
    orderValue: order.value === null ? null : fromUnits(order.value, pair.quoteScale),
    filledQuantity: fromUnits(order.filledQuantity, pair.baseScale),
    filledValue: fromUnits(order.filledValue, pair.quoteScale),
    fee: fromUnits(order.fee, received),
    feeAsset: order.side === 'buy' ? pair.base : pair.quote,
    feeRate: pair.takerFeeRate,
    status: order.status,
    cancelReason: order.cancelReason,
    clientOrderId: order.clientOrderId,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

import type { components } from '../../../contracts/schema.d.ts';
import type { OrderView } from './orderView.ts';
import { secondsText } from '../../http/secondsText.ts';

/** Order in the format of coin/list and the private feed. */
export function spotOrderRow(order: OrderView): components['schemas']['SpotOrder'] {
  return {
    id: order.id,
    currency_id: order.currencyId,
    legal_id: order.legalId,
    symbol: order.symbol,
    type: order.side === 'buy' ? 1 : 2,
    target_price: order.price,
    trade_price: order.tradePrice,
    trade_amount: order.quantity,
    charge_fee: order.feeRate,
    status: order.status,
    created_at: secondsText(order.createdAt),
    updated_at: secondsText(order.updatedAt),
    order_kind: order.kind,
    ...(order.clientOrderId === null ? {} : { client_order_id: order.clientOrderId }),
    ...(order.orderValue === null ? {} : { order_value: order.orderValue }),
    filled_amount: order.filledQuantity,
    filled_value: order.filledValue,
    fee_amount: order.fee,
    fee_currency: order.feeAsset,
    cancel_reason: order.cancelReason,
    created_ms: order.createdAt,
    updated_ms: order.updatedAt,
  };
}

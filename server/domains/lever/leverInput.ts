import type { PositionSide } from '../../../contracts/rules/lever.ts';
import type { MarginMode } from './engine/LeverTrade.ts';

/** Maximum number of orders and positions per owner. */
export const tradesMost = 200;

export interface PlaceLever {
  owner: string;
  symbol: string;
  side: PositionSide;
  mode: MarginMode;
  leverage: number;
  lots: number;
  /** Decimal text; market orders have none. */
  limit?: string | undefined;
  takeProfit?: string | undefined;
  stopLoss?: string | undefined;
  clientOrderId?: string | undefined;
}

// Events that the exchange publishes after a commit. Decimals are text, times ms since 1970 UTC.
import type { Side } from '../../../../contracts/market.ts';
import type { OrderView } from '../orderView.ts';

declare module '../../../commands/events.ts' {
  interface Events {
    order: OrderEvent;
    trade: TradeEvent;
    depth: DepthEvent;
  }
}

export interface OrderEvent {
  type: 'order';
  owner: string;
  order: OrderView;
}

export interface TradeEvent {
  type: 'trade';
  symbol: string;
  /** Increases by one with every trade of the symbol. */
  id: number;
  price: string;
  quantity: string;
  takerSide: Side;
  at: number;
}

/** Absolute sizes of changed levels, '0' removes; `previous` is the sequence of the preceding event. */
export interface DepthEvent {
  type: 'depth';
  symbol: string;
  previous: number;
  sequence: number;
  bids: [price: string, quantity: string][];
  asks: [price: string, quantity: string][];
  at: number;
}

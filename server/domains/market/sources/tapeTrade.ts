import type { Side } from '../../../../contracts/market.ts';

/** External trade. */
export interface TapeTrade {
  symbol: string;
  /** Time of the replayed trade, ms since 1970 UTC on the server's clock. */
  at: number;
  /** Scaled by 10^8, a multiple of the pair's tick. */
  price: bigint;
  /** Minor units of the base asset, a multiple of the pair's step. */
  amount: bigint;
  /** Side of the taker. */
  side: Side;
}

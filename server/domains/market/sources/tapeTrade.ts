import type { Side } from '../../../../contracts/market.ts';

/** A trade that happened elsewhere. */
export interface TapeTrade {
  symbol: string;
  /** When it happens here, ms since 1970 UTC on the server's clock. */
  at: number;
  /** Scaled by 10^8, a multiple of the pair's tick. */
  price: bigint;
  /** Minor units of the base asset, a multiple of the pair's step. */
  amount: bigint;
  /** The taker's. */
  side: Side;
}

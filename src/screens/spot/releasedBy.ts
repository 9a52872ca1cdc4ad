import { BigNumber } from 'bignumber.js';
import type { SpotOrder } from '../../api/spot.ts';
import { baseOf, quoteOf } from '../../components/orders/orderParts.ts';

/** Open quantity of an order in the base asset; undefined where not reported. */
export function remainingOf({ trade_amount, filled_amount }: SpotOrder): string | undefined {
  if (trade_amount === undefined || filled_amount === undefined) return undefined;
  return new BigNumber(trade_amount).minus(filled_amount).toFixed();
}

/**
 * Amount that the open remainder of the order holds and a cancellation releases: the quote asset of a buy, the base
 * asset of a sell.
 */
export function releasedBy(order: SpotOrder): { value: string | undefined; coin: string } {
  const { side, target_price } = order;
  const remaining = remainingOf(order);
  if (side === 'sell') return { value: remaining, coin: baseOf(order) };
  // With an unknown side, the released coin may be either asset.
  const isKnown = side === 'buy' && remaining !== undefined && target_price !== undefined;
  return {
    value: isKnown ? new BigNumber(remaining).times(target_price).toFixed() : undefined,
    coin: quoteOf(order),
  };
}

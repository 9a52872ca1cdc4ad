import { BigNumber } from 'bignumber.js';
import type { SpotOrder } from '../../api/spot.ts';
import type { OwnPrices } from '../book/OrderBook.tsx';

/** Prices of a pair's open orders in its book. */
export function ownPrices(orders: readonly SpotOrder[], symbol: string): OwnPrices {
  const resting = orders.filter((order) => order.symbol === symbol && order.status === 'open');
  const pricesOf = (side: 'buy' | 'sell') =>
    new Set(
      resting.flatMap((order) =>
        order.side === side && order.target_price !== undefined
          ? [new BigNumber(order.target_price).toFixed()]
          : [],
      ),
    );
  return { bid: pricesOf('buy'), ask: pricesOf('sell') };
}

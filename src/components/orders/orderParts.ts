import type { SpotOrder } from '../../api/spot.ts';

/** When an order was placed, ms since 1970 UTC; without the extension by the text, which the family writes in UTC. */
export const orderTimeMs = ({ created_ms, created_at }: SpotOrder): number =>
  created_ms ?? Date.parse(`${created_at.replace(' ', 'T')}Z`);

/** The code of the coin that an order buys or sells. */
export const baseOf = ({ symbol }: Pick<SpotOrder, 'symbol'>): string => symbol.split('/')[0] ?? '';

/** The code of the coin that pays for it. */
export const quoteOf = ({ symbol }: Pick<SpotOrder, 'symbol'>): string => symbol.split('/')[1] ?? '';

/** The code of the coin that the fee is in: the one received; undefined where nobody says which that is. */
export function feeCoin(order: SpotOrder): string | undefined {
  if (order.fee_currency !== undefined || order.side === undefined) return order.fee_currency;
  return order.side === 'buy' ? baseOf(order) : quoteOf(order);
}

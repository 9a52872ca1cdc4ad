import { BigNumber } from 'bignumber.js';
import { sendsClientIds, type KeepsIds } from '../../api/calling/clientIds.ts';

export interface SubscribeValues {
  /** The product's number. */
  product: string;
  /** Decimal text as typed, in what it is paid with. */
  amount: string;
}

/**
 * What a new coin is subscribed to by.
 * @param site what the back end says of itself
 */
export const subscribeForm = (
  { product, amount }: SubscribeValues,
  clientId: string,
  site: KeepsIds | undefined,
) => ({
  config_id: product,
  amount: new BigNumber(amount).toFixed(),
  ...(sendsClientIds(site) ? { client_order_id: clientId } : {}),
});

import { BigNumber } from 'bignumber.js';
import { sendsClientIds, type KeepsIds } from '../../api/calling/clientIds.ts';

export interface HostValues {
  /** The product's number. */
  product: string;
  /** Decimal text as typed. */
  amount: string;
  /** The rules are accepted; never by itself. */
  agreement: boolean;
  /** So is a penalty that can exceed what was paid. */
  penalty: boolean;
}

/**
 * What an amount is put into a product by.
 * @param site what the back end says of itself
 */
export const hostForm = ({ product, amount }: HostValues, clientId: string, site: KeepsIds | undefined) => ({
  config_id: product,
  amount: new BigNumber(amount).toFixed(),
  ...(sendsClientIds(site) ? { client_order_id: clientId } : {}),
});

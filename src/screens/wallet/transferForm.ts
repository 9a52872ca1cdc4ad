import { BigNumber } from 'bignumber.js';
import { sendsClientIds, type KeepsIds } from '../../api/calling/clientIds.ts';
import type { TransferValues } from './useTransferForm.ts';

/**
 * What a transfer is sent as.
 * @param coinId empty where nobody knows the coin
 * @param site what the back end says of itself
 */
export function transferForm(
  { amount, from, to }: Omit<TransferValues, 'coin'>,
  coinId: number | undefined,
  clientId: string,
  site: KeepsIds | undefined,
) {
  return {
    currency_id: String(coinId ?? ''),
    number: new BigNumber(amount).toFixed(),
    from_field: from,
    // The form sends nothing before it is chosen.
    to_field: to!,
    ...(sendsClientIds(site) ? { client_transfer_id: clientId } : {}),
  };
}

import { BigNumber } from 'bignumber.js';
import type { TransferValues } from './useTransferForm.ts';

/**
 * Request body of a transfer.
 * @param coinId empty when the coin is unknown
 */
export function transferForm(
  { amount, from, to }: Omit<TransferValues, 'coin'>,
  coinId: number | undefined,
  client_transfer_id: string | undefined,
) {
  return {
    currency_id: String(coinId ?? ''),
    number: new BigNumber(amount).toFixed(),
    from_field: from,
    // The form cannot be submitted before an account is selected.
    to_field: to!,
    ...(client_transfer_id === undefined ? {} : { client_transfer_id }),
  };
}

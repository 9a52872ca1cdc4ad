// What a transfer between own accounts has to be, in the order in which it is told to the person. The form checks
// before it sends, the server before it moves.
import { BigNumber } from 'bignumber.js';
import { readDecimal } from './grid.ts';

export type TransferReason =
  'wallet.accountsDiffer' | 'wallet.amountRequired' | 'wallet.amountScale' | 'wallet.insufficientBalance';

/** A failed check, with the nearest value that passes this check where there is one. */
export interface TransferProblem {
  reason: TransferReason;
  field: 'to' | 'amount';
  nearest?: string;
  /** What the sentence of this reason names, e.g. { decimals: '8' }. */
  values: Record<string, string>;
}

export interface TransferToCheck {
  from: string;
  to: string;
  /** Accounts that hold the coin. */
  holders: readonly string[];
  amount: string;
  /** Decimal places that the coin has. */
  scale: number;
  /** Free balance of the source. */
  available: string;
}

/** @returns the first rule that the transfer breaks */
export function checkTransfer(transfer: TransferToCheck): TransferProblem | undefined {
  const { from, to, holders, scale, available } = transfer;
  if (from === to || !holders.includes(from) || !holders.includes(to))
    return { reason: 'wallet.accountsDiffer', field: 'to', values: {} };
  const amount = readDecimal(transfer.amount);
  if (!amount.isFinite() || amount.lte(0))
    return { reason: 'wallet.amountRequired', field: 'amount', values: {} };
  if ((amount.decimalPlaces() ?? 0) > scale) {
    const nearest = amount.decimalPlaces(scale, BigNumber.ROUND_FLOOR);
    return {
      reason: 'wallet.amountScale',
      field: 'amount',
      nearest: nearest.gt(0) ? nearest.toFixed() : undefined,
      values: { decimals: String(scale) },
    };
  }
  if (amount.gt(available)) {
    const nearest = new BigNumber(available).gt(0) ? available : undefined;
    return { reason: 'wallet.insufficientBalance', field: 'amount', nearest, values: {} };
  }
  return undefined;
}

// Rules of a transfer between own accounts, in the order in which they are reported to the user. The form checks before
// it sends, the server before it moves funds.
import { checkAmount, type AmountProblem, type AmountToCheck } from './amount.ts';

/** A failed check, with the nearest value that passes it if there is one. */
export type TransferProblem =
  | (AmountProblem & { field: 'amount' })
  | { reason: 'wallet.accountsDiffer'; field: 'to'; nearest?: undefined; values: Record<string, string> };

export interface TransferToCheck extends AmountToCheck {
  from: string;
  to: string;
  /** Accounts that hold the coin. */
  holders: readonly string[];
}

/** @returns the first rule that the transfer violates */
export function checkTransfer(transfer: TransferToCheck): TransferProblem | undefined {
  const { from, to, holders } = transfer;
  if (from === to || !holders.includes(from) || !holders.includes(to))
    return { reason: 'wallet.accountsDiffer', field: 'to', values: {} };
  const problem = checkAmount(transfer);
  return problem && { ...problem, field: 'amount' };
}

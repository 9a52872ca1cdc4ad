// Rules of an amount in every form that moves money. Order: as reported to the user.
import { BigNumber } from 'bignumber.js';
import { readDecimal } from './grid.ts';

export type AmountReason = 'wallet.amountRequired' | 'wallet.amountScale' | 'wallet.insufficientBalance';

/** A failed check, with the nearest payable amount if there is one. */
export interface AmountProblem {
  reason: AmountReason;
  nearest?: string;
  /** Values for the reason's text, e.g. { decimals: '8' }. */
  values: Record<string, string>;
}

export interface AmountToCheck {
  amount: string;
  /** Decimal places of the coin. */
  scale: number;
  /** Free balance of the paying account. */
  available: string;
}

/** @returns the first rule that the amount violates */
export function checkAmount({ amount: text, scale, available }: AmountToCheck): AmountProblem | undefined {
  const amount = readDecimal(text);
  if (!amount.isFinite() || amount.lte(0)) return { reason: 'wallet.amountRequired', values: {} };
  if ((amount.decimalPlaces() ?? 0) > scale) {
    const nearest = BigNumber.min(amount.decimalPlaces(scale, BigNumber.ROUND_FLOOR), available);
    return {
      reason: 'wallet.amountScale',
      nearest: nearest.gt(0) ? nearest.toFixed() : undefined,
      values: { decimals: String(scale) },
    };
  }
  if (amount.gt(available)) {
    const nearest = new BigNumber(available).gt(0) ? available : undefined;
    return { reason: 'wallet.insufficientBalance', nearest, values: {} };
  }
  return undefined;
}

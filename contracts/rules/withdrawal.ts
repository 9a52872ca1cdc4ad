// Rules, fee and received amount of a withdrawal. The form checks before it sends, and the server before it holds the
// amount.
import { BigNumber } from 'bignumber.js';
import { checkAmount } from './amount.ts';
import { readDecimal } from './grid.ts';

/** Maximum length of a remark. */
export const remarkMost = 200;
/** Decimal places of a bank payout. */
export const payoutScale = 2;
/** Hours until a withdrawal arrives, unless the server sends others. */
export const arrivalHours = { from: 12, to: 48 } as const;

export type WithdrawalField = 'number' | 'remark';
export type WithdrawalReason =
  | 'wallet.amountRequired'
  | 'wallet.amountScale'
  | 'wallet.insufficientBalance'
  | 'withdrawal.minimum'
  | 'withdrawal.minimumUnknown'
  | 'withdrawal.feeTooHigh'
  | 'withdrawal.dayLimit'
  | 'withdrawal.remarkLong';

export interface WithdrawalProblem {
  field: WithdrawalField;
  reason: WithdrawalReason;
  /** The nearest amount that can be withdrawn, if there is one. */
  nearest?: string;
  /** Values for the reason's text, e.g. { min: '10', coin: 'USDT' }. */
  values: Readonly<Record<string, string>>;
}

/** All amounts are decimal text. */
export interface WithdrawalToCheck {
  amount: string;
  /** Decimal places of the coin. */
  scale: number;
  /** Code of the coin. */
  coin: string;
  /** Available balance of the paying account. */
  available: string;
  /** Fee as the server returns it; undefined where it returns none, and then nothing can be withdrawn. */
  fee: string | undefined;
  minimum: string | undefined;
  /** Remaining daily limit; undefined where there is none. */
  limitLeft?: string;
  remark?: string;
}

/** @returns the problems, at most one for each field, in the order of the form */
export function checkWithdrawal(withdrawal: WithdrawalToCheck): WithdrawalProblem[] {
  const broken = amountProblem(withdrawal);
  const amount = broken && { ...broken, ...nearestOf(broken.nearest, withdrawal) };
  const isLong = [...(withdrawal.remark ?? '')].length > remarkMost;
  return [
    ...(amount ? [amount] : []),
    ...(isLong ? [{ field: 'remark', reason: 'withdrawal.remarkLong', values: {} } as const] : []),
  ];
}

/** At most the available balance and the remaining daily limit, and at least the minimum. */
function nearestOf(
  nearest: string | undefined,
  { available, limitLeft, minimum = '', fee = '' }: WithdrawalToCheck,
): { nearest?: string } {
  const most = BigNumber.min(readDecimal(nearest ?? ''), readDecimal(mostOf(available, limitLeft) ?? ''));
  const isEnough = most.gte(readDecimal(minimum)) && most.gt(readDecimal(fee));
  return isEnough ? { nearest: most.toFixed() } : { nearest: undefined };
}

function amountProblem({
  amount,
  scale,
  coin,
  available,
  fee,
  minimum,
  limitLeft,
}: WithdrawalToCheck): WithdrawalProblem | undefined {
  const field = 'number';
  const form = checkAmount({ amount, scale, available: 'Infinity' });
  if (form) return { field, ...form };
  const [least, cost] = [readDecimal(minimum ?? ''), readDecimal(fee ?? '')];
  if (!least.isFinite() || !cost.isFinite())
    return { field, reason: 'withdrawal.minimumUnknown', values: {} };
  const asked = readDecimal(amount);
  if (asked.lt(least)) return { field, reason: 'withdrawal.minimum', values: { min: least.toFixed(), coin } };
  if (asked.lte(cost)) return { field, reason: 'withdrawal.feeTooHigh', values: {} };
  const free = checkAmount({ amount, scale, available });
  if (free) return { field, ...free };
  const left = limitLeft === undefined ? undefined : readDecimal(limitLeft);
  if (left?.isFinite() && asked.gt(left)) {
    const most = left.toFixed();
    return { field, reason: 'withdrawal.dayLimit', nearest: most, values: { amount: most, coin } };
  }
  return undefined;
}

/** Net amount of a withdrawal, in the coin; undefined where nothing remains or a figure cannot be parsed. */
export function receiptOf(amount: string, fee: string | undefined): string | undefined {
  const receipt = readDecimal(amount).minus(readDecimal(fee ?? ''));
  return receipt.isFinite() && receipt.gt(0) ? receipt.toFixed() : undefined;
}

/**
 * Bank payout for a net amount in the coin, rounded down; undefined where a figure cannot be parsed.
 * @param rate price of one coin in the currency
 */
export function payoutOf(receipt: string | undefined, rate: string | undefined): string | undefined {
  const paid = readDecimal(receipt ?? '').times(readDecimal(rate ?? ''));
  if (!paid.isFinite() || paid.lte(0)) return undefined;
  return paid.decimalPlaces(payoutScale, BigNumber.ROUND_FLOOR).toFixed(payoutScale);
}

/** Maximum withdrawal now; undefined where the available balance is unknown. */
export function mostOf(available: string | undefined, limitLeft?: string): string | undefined {
  const free = readDecimal(available ?? '');
  if (!free.isFinite()) return undefined;
  const left = limitLeft === undefined ? free : readDecimal(limitLeft);
  return (left.isFinite() ? BigNumber.min(free, left) : free).toFixed();
}

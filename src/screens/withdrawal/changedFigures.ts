import { receiptOf } from '../../../contracts/rules/withdrawal.ts';
import type { Refused } from '../../components/forms/submission.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

/** Figures that determine the amount received; undefined when unknown. */
export interface Figures {
  fee: string | undefined;
  receipt: string | undefined;
  rate: string | undefined;
}

const changedReasons: readonly (string | undefined)[] = ['withdrawal.feeChanged', 'withdrawal.rateChanged'];

export const saysChange = ({ reason }: Refused): boolean => changedReasons.includes(reason);

/** The current figures of a withdrawal on the server. */
export function figuresNow({ values = {} }: Refused, { amount }: WithdrawalValues, before: Figures): Figures {
  const fee = values['fee'] ?? before.fee;
  return {
    fee,
    receipt: values['receipt'] ?? (values['fee'] === undefined ? before.receipt : receiptOf(amount, fee)),
    rate: values['rate'] ?? before.rate,
  };
}

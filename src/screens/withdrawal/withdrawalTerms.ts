// What a withdrawal costs and when it arrives, as the server says it of the moment.
import type { WithdrawalInfo } from '../../api/withdrawal.ts';

/** All of them decimal text, and undefined where nobody knows. */
export interface Cost {
  fee: string | undefined;
  minimum: string | undefined;
  /** Of the last hundred, in seconds. */
  medianS: number | undefined;
}

/** Of one network; a back end that lists none has one price for all. */
export function costOver({ rate, min_number, networks }: WithdrawalInfo, network: string): Cost {
  if (networks === undefined) return { fee: rate, minimum: min_number, medianS: undefined };
  const cost = networks.find((each) => each.network === network);
  return { fee: cost?.fee, minimum: cost?.min_number, medianS: cost?.median_s };
}

/** To the bank card; undefined where the coin is not paid out there. */
export const costOfBank = ({ bank }: WithdrawalInfo): Cost | undefined =>
  bank && { fee: bank.fee, minimum: bank.min_number, medianS: bank.median_s };

/** None is left; where nobody knows how many are, the server decides. */
export const isDayUsedUp = ({ left_today }: WithdrawalInfo): boolean =>
  left_today !== undefined && left_today <= 0;

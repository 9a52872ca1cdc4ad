// Current cost and arrival time of a withdrawal, from the server.
import type { WithdrawalInfo } from '../../api/withdrawal.ts';

/** Decimal text; undefined when unknown. */
export interface Cost {
  fee: string | undefined;
  minimum: string | undefined;
  /** Median duration of the last hundred withdrawals, in seconds. */
  medianS: number | undefined;
}

/** Cost on one network; a back end without a network list has one price for all networks. */
export function costOver({ rate, min_number, networks }: WithdrawalInfo, network: string): Cost {
  if (networks === undefined) return { fee: rate, minimum: min_number, medianS: undefined };
  const cost = networks.find((each) => each.network === network);
  return { fee: cost?.fee, minimum: cost?.min_number, medianS: cost?.median_s };
}

/** Cost of a payout to the bank card; undefined where the coin has none. */
export const costOfBank = ({ bank }: WithdrawalInfo): Cost | undefined =>
  bank && { fee: bank.fee, minimum: bank.min_number, medianS: bank.median_s };

/** Whether the daily count is used up; when the remaining count is unknown, the server decides. */
export const isDayUsedUp = ({ left_today }: WithdrawalInfo): boolean =>
  left_today !== undefined && left_today <= 0;

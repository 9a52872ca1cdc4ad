import { BigNumber } from 'bignumber.js';
import { priceOf } from '../../../contracts/rules/ieo.ts';
import type { IeoApplication } from '../../api/ieo.ts';
import { utcMs } from '../../intl/utcMs.ts';
import { finestScale } from '../amounts/finestScale.ts';

export type ApplicationStage =
  | 'applied'
  /** The allotment gave it nothing. */
  | 'notAllotted'
  /** Allotted, and not paid in time. */
  | 'lapsed'
  | 'toPay'
  /** The payment window has ended; the server has not closed the application yet. */
  | 'overdue'
  | 'paid'
  | 'locked'
  | 'unlocked'
  /** A status that this version does not know. */
  | 'unknown';

/** ms since 1970 UTC; NaN if unreadable. */
export const applicationTimesOf = (application: IeoApplication) => ({
  createdMs: utcMs(application.created_at),
  endMs: utcMs(application.apply_end),
  allotMs: utcMs(application.allotment_date),
  payMs: utcMs(application.pay_date),
  listMs: utcMs(application.listing_date),
  lockMs: utcMs(application.lock_date),
  /** Undefined if it is not paid, or the back end does not report it. */
  paidMs: application.paid_at === undefined ? undefined : utcMs(application.paid_at),
});

export function applicationStageOf(application: IeoApplication, nowMs: number): ApplicationStage {
  switch (application.ipo_status) {
    case 1:
      return 'applied';
    case 2:
      return new BigNumber(application.allotment_quantity).gt(0) ? 'lapsed' : 'notAllotted';
    case 3:
      return nowMs >= applicationTimesOf(application).payMs ? 'overdue' : 'toPay';
    case 4:
      return 'paid';
    case 5:
      return 'locked';
    case 6:
      return 'unlocked';
    default:
      return 'unknown';
  }
}

/** Price of a quantity of the new coin, in the payment coin. */
export const paymentFor = ({ price, scale }: IeoApplication, quantity: string): string =>
  priceOf(price, quantity, scale ?? finestScale);

/** Applications whose allotment can be paid now. */
export const payableAmong = (applications: readonly IeoApplication[], nowMs: number): IeoApplication[] =>
  applications.filter((application) => applicationStageOf(application, nowMs) === 'toPay');

/** The back end changes its status without an action of the user. */
export const isPending = ({ ipo_status: status }: IeoApplication): boolean =>
  status === 1 || status === 3 || status === 4 || status === 5;

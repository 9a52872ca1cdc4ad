import { FormattedMessage } from 'react-intl';
import type { OtcOrder } from '../../api/otc.ts';
import type { Status } from '../details/StatusPill.tsx';

const waitingForPayment: Status = {
  tone: 'info',
  icon: 'clock',
  label: <FormattedMessage id="otc.status.waitingForPayment" defaultMessage="Waiting for payment" />,
};
const payNow: Status = {
  tone: 'accent',
  icon: 'clock',
  label: <FormattedMessage id="otc.status.payNow" defaultMessage="Pay now" />,
};
const expired: Status = {
  tone: 'neutral',
  label: <FormattedMessage id="otc.status.expired" defaultMessage="Expired" />,
};
const awaitingRelease: Status = {
  tone: 'info',
  icon: 'clock',
  label: <FormattedMessage id="otc.status.waitingForRelease" defaultMessage="Waiting for release" />,
};
const toRelease: Status = {
  tone: 'accent',
  icon: 'clock',
  label: <FormattedMessage id="otc.status.checkPayment" defaultMessage="Check payment" />,
};
const appeal: Status = {
  tone: 'warning',
  icon: 'warning',
  label: <FormattedMessage id="otc.status.appeal" defaultMessage="Appeal" />,
};
const completed: Status = {
  tone: 'success',
  icon: 'check',
  label: <FormattedMessage id="hosting.completed" defaultMessage="Completed" />,
};
const cancelled: Status = {
  tone: 'neutral',
  label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
};

type Stated = Pick<OtcOrder, 'status' | 'phase' | 'type'>;

/** Phase of a paid order. Back ends without phases report none: it then counts as awaiting release. */
function paidStatus({ phase = 'awaiting_release', type }: Stated): Status | undefined {
  switch (phase) {
    case 'awaiting_release':
      return type === 'sell' ? toRelease : awaitingRelease;
    case 'appeal':
      return appeal;
    case 'released':
      return completed;
    default:
      return undefined;
  }
}

/**
 * What an order waits for, or how it ended; undefined for a code that this version does not know.
 * @param isOver whether the payment time has ended
 */
export function otcStatusOf(order: Stated, isOver: boolean): Status | undefined {
  switch (order.status) {
    case 1:
      if (isOver) return expired;
      return order.type === 'buy' ? payNow : waitingForPayment;
    case 2:
      return paidStatus(order);
    case 5:
      return cancelled;
    default:
      return undefined;
  }
}

/** Whether the order still locks coins and counts towards the maximum of unfinished orders. */
export const isUnfinished = ({ status, phase }: Pick<OtcOrder, 'status' | 'phase'>): boolean =>
  status === 1 || (status === 2 && phase !== 'released');

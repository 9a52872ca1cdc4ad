import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { StatusPill, type Status } from '../details/StatusPill.tsx';

export type DepositStateName =
  | 'claimed'
  | 'confirming'
  | 'underReview'
  | 'reversed'
  | 'held'
  | 'credited'
  | 'belowMinimum'
  | 'rejected'
  | 'cancelled';

const byState: Readonly<Record<string, DepositStateName>> = {
  submitted: 'claimed',
  seen: 'confirming',
  reversed: 'reversed',
  held: 'held',
  credited: 'credited',
  belowMinimum: 'belowMinimum',
  rejected: 'rejected',
  cancelled: 'cancelled',
};
const byStatus: Readonly<Record<number, DepositStateName>> = {
  1: 'underReview',
  2: 'credited',
  3: 'rejected',
};

/** State of a deposit; undefined for an unknown code. A back end without states has only the status. */
export const depositStateOf = ({ state, status }: DepositRow): DepositStateName | undefined =>
  state === undefined ? byStatus[status] : byState[state];

/** No part of it will be credited any more. */
export const isOff = (state: DepositStateName | undefined): boolean =>
  state === 'rejected' || state === 'belowMinimum' || state === 'cancelled';

/** The state may still change without user action. */
export const isOnItsWay = (row: DepositRow): boolean =>
  ['claimed', 'confirming', 'underReview', 'reversed', 'held'].includes(depositStateOf(row) ?? '');

const underReview: Status = {
  tone: 'warning',
  icon: 'clock',
  label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
};

const looks: Readonly<Record<DepositStateName, Status>> = {
  claimed: underReview,
  // Without review: it waits only for confirmations.
  confirming: {
    tone: 'info',
    icon: 'clock',
    label: <FormattedMessage id="address.confirming" defaultMessage="Confirming" />,
  },
  underReview,
  held: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  },
  reversed: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="depositRecord.takenBack" defaultMessage="Reversed" />,
  },
  credited: {
    tone: 'success',
    icon: 'check',
    label: <FormattedMessage id="depositRecord.credited" defaultMessage="Credited" />,
  },
  belowMinimum: {
    tone: 'neutral',
    label: <FormattedMessage id="depositRecord.belowMinimum" defaultMessage="Below minimum" />,
  },
  cancelled: {
    tone: 'neutral',
    label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
  },
  rejected: {
    tone: 'danger',
    icon: 'close',
    label: <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />,
  },
};

export function DepositPill({ row }: { row: DepositRow }) {
  const name = depositStateOf(row);
  return <StatusPill status={name && looks[name]} code={row.state ?? row.status} />;
}

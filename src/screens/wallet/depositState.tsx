import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { StatusPill, type Status } from '../../components/details/StatusPill.tsx';

export type DepositStateName = 'underReview' | 'reversed' | 'credited' | 'belowMinimum' | 'rejected';

const byState: Readonly<Record<string, DepositStateName>> = {
  seen: 'underReview',
  reversed: 'reversed',
  credited: 'credited',
  belowMinimum: 'belowMinimum',
};
const byStatus: Readonly<Record<number, DepositStateName>> = {
  1: 'underReview',
  2: 'credited',
  3: 'rejected',
};

/** How far it is; undefined for a code that this version does not know. A back end without states has the status alone. */
export const depositStateOf = ({ state, status }: DepositRow): DepositStateName | undefined =>
  state === undefined ? byStatus[status] : byState[state];

const looks: Readonly<Record<DepositStateName, Status>> = {
  underReview: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  },
  reversed: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="depositRecord.takenBack" defaultMessage="Taken back" />,
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

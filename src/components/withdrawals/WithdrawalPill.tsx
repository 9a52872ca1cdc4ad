import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { StatusPill, type Status } from '../details/StatusPill.tsx';
import { withdrawalStateOf, type WithdrawalStateName } from './withdrawalState.ts';

const passed: Status = {
  tone: 'success',
  icon: 'check',
  label: <FormattedMessage id="withdrawal.passed" defaultMessage="Approved" />,
};

const looks: Readonly<Record<WithdrawalStateName, Status>> = {
  underReview: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  },
  sending: {
    tone: 'accent',
    icon: 'clock',
    label: <FormattedMessage id="withdraw.done.sending" defaultMessage="Being sent" />,
  },
  delayed: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="withdrawal.delayed" defaultMessage="Delayed" />,
  },
  checking: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="depositRecord.held" defaultMessage="Being checked" />,
  },
  sent: passed,
  arrived: passed,
  passed,
  rejected: {
    tone: 'danger',
    icon: 'close',
    label: <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />,
  },
  cancelled: {
    tone: 'neutral',
    label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
  },
};

interface WithdrawalPillProps {
  row: Pick<WithdrawalRow, 'state' | 'status'>;
}

/** Status of a withdrawal. */
export function WithdrawalPill({ row }: WithdrawalPillProps) {
  const name = withdrawalStateOf(row);
  return <StatusPill status={name && looks[name]} code={row.state ?? row.status} />;
}

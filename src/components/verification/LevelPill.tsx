import { FormattedMessage } from 'react-intl';
import { StatusPill, type Status } from '../details/StatusPill.tsx';
import { levelStateOf, type LevelState } from './levels.ts';

const known: Readonly<Record<NonNullable<LevelState>, Status>> = {
  none: { tone: 'neutral', label: <FormattedMessage id="verification.none" defaultMessage="Not started" /> },
  underReview: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  },
  verified: {
    tone: 'success',
    icon: 'check',
    label: <FormattedMessage id="verification.verified" defaultMessage="Verified" />,
  },
  rejected: {
    tone: 'danger',
    icon: 'close',
    label: <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />,
  },
};

/** Status of a verification level, by its API code. */
export function LevelPill({ code }: { code: number }) {
  const state = levelStateOf(code);
  return <StatusPill status={state && known[state]} code={code} />;
}

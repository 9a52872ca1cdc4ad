import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import { StatusPill } from '../../components/details/StatusPill.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';

interface VerificationPillProps {
  profile: Profile;
  /** State of the advanced verification as the back end sent it; by default from the profile. */
  advanced?: number | undefined;
}

/** Verification state of the user, in one word. */
export function VerificationPill({ profile, advanced = profile.advanced_user }: VerificationPillProps) {
  if (profile.review_status === 2) {
    return (
      <Pill tone="success" icon="check">
        {advanced === 2 ? (
          <FormattedMessage id="account.verified.advanced" defaultMessage="Advanced" />
        ) : (
          <FormattedMessage id="account.verified.basic" defaultMessage="Basic" />
        )}
      </Pill>
    );
  }
  if (profile.review_status === 1) {
    return (
      <Pill tone="warning" icon="clock">
        <FormattedMessage id="account.underReview" defaultMessage="Under review" />
      </Pill>
    );
  }
  if (profile.review_status === 3) {
    return (
      <Pill tone="danger" icon="close">
        <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />
      </Pill>
    );
  }
  const isNone = profile.review_status === 0;
  const none = <FormattedMessage id="account.notVerified" defaultMessage="Not verified" />;
  return (
    <StatusPill status={isNone ? { tone: 'neutral', label: none } : undefined} code={profile.review_status} />
  );
}

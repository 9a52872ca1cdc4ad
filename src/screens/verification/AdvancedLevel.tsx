import { FormattedMessage } from 'react-intl';
import type { AdvancedProfile } from '../../api/verification.ts';
import { useDates } from '../../intl/useDates.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Points } from '../../ui/facts/Points.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { decidedRow, type LevelProps } from './basic/BasicLevel.tsx';
import { Reasons } from './Reasons.tsx';
import { reviewRows } from './reviewRows.tsx';

interface AdvancedLevelProps extends LevelProps {
  advanced: AdvancedProfile;
  /** Basic verification is complete, which pictures require. */
  isOpen: boolean;
}

function Pictures({ isOpen }: { isOpen: boolean }) {
  return (
    <Notice
      tone="neutral"
      icon={laterIcons.camera}
      lead={
        isOpen ? (
          <FormattedMessage id="verification.need" defaultMessage="You will need:" />
        ) : (
          <FormattedMessage id="verification.haveReady" defaultMessage="Have ready:" />
        )
      }
    >
      <FormattedMessage
        id="verification.need.advanced"
        defaultMessage="Your ID or passport, both sides, and a photo of you holding it."
      />
    </Notice>
  );
}

/** Advanced level in the list of verification levels. */
export function AdvancedLevel({ state, reviewHours, advanced, isOpen }: AdvancedLevelProps) {
  const dates = useDates();
  const { decided_ms } = advanced;
  const rows: KeyValueRow[] =
    state === 'underReview'
      ? reviewRows(dates, advanced, reviewHours)
      : state === 'verified' && decided_ms !== undefined
        ? decidedRow(
            <FormattedMessage id="verification.verifiedOn" defaultMessage="Verified on" />,
            dates.day(decided_ms),
          )
        : [];
  return (
    <>
      {state === 'rejected' ? <Reasons reasons={advanced.reasons} /> : null}
      <Points
        points={[
          <FormattedMessage id="ledger.kind.withdrawal" defaultMessage="Withdrawals" />,
          <FormattedMessage id="verification.unlocks.options" defaultMessage="Options with real money" />,
          <FormattedMessage id="ledger.kind.otc" defaultMessage="P2P" />,
        ].map((text) => ({
          icon: state === 'verified' ? 'check' : laterIcons.lock,
          tone: state === 'verified' ? 'success' : 'muted',
          text,
        }))}
      />
      {rows.length === 0 ? null : <KeyValue rows={rows} />}
      {state === 'none' ? <Pictures isOpen={isOpen} /> : null}
    </>
  );
}

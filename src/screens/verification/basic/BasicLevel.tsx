import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import type { LevelState } from '../../../components/verification/levels.ts';
import { useDates } from '../../../intl/useDates.ts';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Points } from '../../../ui/facts/Points.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { withBullets } from '../../../ui/text/withBullets.ts';
import { maskedName } from '../maskedName.ts';
import { Reasons } from '../Reasons.tsx';
import { reviewRows } from '../reviewRows.tsx';

export interface LevelProps {
  state: LevelState;
  reviewHours: number | undefined;
}

/** Decision time of a level, where the back end reports it. */
export function decidedRow(label: KeyValueRow['label'], value: string | undefined): KeyValueRow[] {
  return value === undefined ? [] : [{ label, value }];
}

function Unlocks({ isOpen }: { isOpen: boolean }) {
  return (
    <Points
      points={[
        {
          icon: isOpen ? 'check' : laterIcons.lock,
          tone: isOpen ? 'success' : 'muted',
          text: (
            <FormattedMessage
              id="verification.basic.unlocks"
              defaultMessage="Unlocks advanced verification"
            />
          ),
        },
      ]}
    />
  );
}

function Verified({ profile }: { profile: Profile }) {
  const dates = useDates();
  const { name, card_id, decided_ms } = profile;
  const rows: KeyValueRow[] = [
    ...decidedRow(
      <FormattedMessage id="verification.name" defaultMessage="Full name" />,
      name && maskedName(name),
    ),
    ...decidedRow(
      <FormattedMessage id="verification.cardId" defaultMessage="ID or passport number" />,
      card_id ? withBullets(card_id) : undefined,
    ),
    ...decidedRow(
      <FormattedMessage id="verification.verifiedOn" defaultMessage="Verified on" />,
      decided_ms === undefined ? undefined : dates.day(decided_ms),
    ),
  ];
  return rows.length === 0 ? null : <KeyValue rows={rows} />;
}

function UnderReview({ profile, reviewHours }: Pick<LevelProps, 'reviewHours'> & { profile: Profile }) {
  const dates = useDates();
  return (
    <>
      <KeyValue
        rows={[
          ...reviewRows(dates, profile, reviewHours),
          {
            label: <FormattedMessage id="verification.sent" defaultMessage="Sent" />,
            value: (
              <FormattedMessage
                id="verification.sent.basic"
                defaultMessage="country, name, ID number, address"
              />
            ),
          },
        ]}
      />
      <Text as="p" variant="caption" tone="muted">
        <FormattedMessage
          id="verification.locked"
          defaultMessage="The details cannot be edited during the review."
        />
      </Text>
    </>
  );
}

function Rejected({ profile: { decided_ms, reasons } }: { profile: Profile }) {
  const dates = useDates();
  return (
    <>
      <Reasons reasons={reasons} />
      {decided_ms === undefined ? null : (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="verification.rejectedOn"
            defaultMessage="Rejected {time}"
            values={{ time: dates.detail(decided_ms) }}
          />
        </Text>
      )}
    </>
  );
}

/** Basic level in the list of verification levels. */
export function BasicLevel({ state, reviewHours, profile }: LevelProps & { profile: Profile }) {
  if (state === 'underReview') return <UnderReview profile={profile} reviewHours={reviewHours} />;
  return (
    <>
      {state === 'rejected' ? <Rejected profile={profile} /> : null}
      <Unlocks isOpen={state === 'verified'} />
      {state === 'verified' ? <Verified profile={profile} /> : null}
      {state === 'none' ? (
        <Notice
          tone="neutral"
          icon={laterIcons.document}
          lead={<FormattedMessage id="verification.need" defaultMessage="You will need:" />}
        >
          <FormattedMessage
            id="verification.need.basic"
            defaultMessage="Your ID or passport, for its number and your name as printed."
          />
        </Notice>
      ) : null}
    </>
  );
}

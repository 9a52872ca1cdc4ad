import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import type { AreaCode } from '../../../api/signIn.ts';
import { LevelPill } from '../../../components/verification/LevelPill.tsx';
import { levelStateOf } from '../../../components/verification/levels.ts';
import { useDates } from '../../../intl/useDates.ts';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { basicFields } from './basicSchema.ts';
import { entryRows } from '../entryRows.ts';
import { reviewRows } from '../reviewRows.tsx';
import { useCountryName } from './useCountryName.ts';

interface BasicRecordProps {
  profile: Profile;
  /** Empty while loading. */
  countries: readonly AreaCode[];
  reviewHours: number | undefined;
}

/** Submitted data, read only: during review and after verification. */
export function BasicRecord({ profile, countries, reviewHours }: BasicRecordProps) {
  const dates = useDates();
  const nameOf = useCountryName(countries);
  const { review_status, decided_ms } = profile;
  const state = levelStateOf(review_status);
  const sent = entryRows(basicFields, profile, nameOf);
  const verified =
    state !== 'verified' || decided_ms === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="verification.verifiedOn" defaultMessage="Verified on" />,
            value: dates.day(decided_ms),
          },
        ];
  const times = state === 'underReview' ? reviewRows(dates, profile, reviewHours) : verified;
  return (
    <Stack gutter padBlock="5" gap="5">
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="verification.basic" defaultMessage="Basic verification" />,
            value: <LevelPill code={review_status} />,
          },
          ...times,
          ...sent,
        ]}
      />
      {state === 'underReview' ? (
        <Notice tone="neutral" icon={laterIcons.lock}>
          <FormattedMessage
            id="verification.locked"
            defaultMessage="The details cannot be edited during the review."
          />
        </Notice>
      ) : null}
    </Stack>
  );
}

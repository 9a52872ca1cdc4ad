import { FormattedMessage } from 'react-intl';
import type { Dates } from '../../intl/dates.ts';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { UsualTime } from './UsualTime.tsx';

/** Submission time of a level and usual review time, as far as the back end reports them. */
export function reviewRows(
  dates: Dates,
  { submitted_ms }: { submitted_ms?: number | undefined },
  reviewHours: number | undefined,
): KeyValueRow[] {
  const since: KeyValueRow[] =
    submitted_ms === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="verification.since" defaultMessage="Under review since" />,
            value: dates.detail(submitted_ms),
          },
        ];
  const usual: KeyValueRow[] =
    reviewHours === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="verification.usual" defaultMessage="Usual time" />,
            value: <UsualTime hours={reviewHours} />,
          },
        ];
  return [...since, ...usual];
}

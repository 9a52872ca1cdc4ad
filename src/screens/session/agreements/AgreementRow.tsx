import { FormattedMessage } from 'react-intl';
import type { ArticleHead } from '../../../api/help.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

/** Accepted version of an agreement: none, a former version, or the current version. */
export type AcceptanceState = 'none' | 'former' | 'current';

export function acceptanceOf({ version, accepted_version }: ArticleHead): AcceptanceState {
  if (accepted_version === undefined) return 'none';
  return version !== undefined && accepted_version < version ? 'former' : 'current';
}

function Caption({ agreement }: { agreement: ArticleHead }) {
  const dates = useDates();
  const datesInUtc = useDates('UTC');
  const { version, effective_ms, accepted_version, accepted_ms } = agreement;
  if (version === undefined) return null;
  const accepted = accepted_ms === undefined ? '' : dates.day(accepted_ms);
  if (acceptanceOf(agreement) === 'current') {
    return (
      <FormattedMessage
        id="agreements.row.accepted"
        defaultMessage="Version {version} · accepted {date}"
        values={{ version, date: accepted }}
      />
    );
  }
  // A version takes effect at the start of a UTC day, which is the previous day further west.
  const since = effective_ms === undefined ? '' : datesInUtc.day(effective_ms);
  if (accepted_version === undefined) {
    return (
      <FormattedMessage
        id="agreement.version"
        defaultMessage="Version {version}, effective {date}"
        values={{ version, date: since }}
      />
    );
  }
  return (
    <FormattedMessage
      id="agreements.row.former"
      defaultMessage="Version {version}, from {date}. You accepted version {former} on {accepted}."
      values={{ version, date: since, former: accepted_version, accepted }}
    />
  );
}

/** An agreement in the list, with its current and its accepted version. */
export function AgreementRow({ agreement, href }: { agreement: ArticleHead; href: string }) {
  return (
    <ListRow
      weight="regular"
      titleRoom="long"
      lead={<Icon name={laterIcons.document} />}
      title={<Text weight="medium">{agreement.title}</Text>}
      caption={<Caption agreement={agreement} />}
      value={
        acceptanceOf(agreement) === 'current' ? (
          <Text tone="success">
            <Icon name="check" size="sm" />
          </Text>
        ) : undefined
      }
      href={href}
      chevron
    />
  );
}

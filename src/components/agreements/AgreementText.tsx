import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localeOfMark } from '../../../contracts/locales.ts';
import type { Article } from '../../api/help.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useDates } from '../../intl/useDates.ts';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';

export interface AgreementTextProps {
  /** Undefined if no text has this id. */
  article: RemoteState<Article> | undefined;
  onBack: () => void;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The version, its effective date, and the version that the user has accepted. */
function Version({ article }: { article: Article }) {
  const dates = useDates();
  const datesInUtc = useDates('UTC');
  const { version, effective_ms, create_time, accepted_version, accepted_ms } = article;
  const sinceMs = effective_ms ?? (create_time === undefined ? undefined : create_time * 1000);
  // A version takes effect at the start of a UTC day, which is the previous day further west.
  const since = sinceMs === undefined ? undefined : datesInUtc.day(sinceMs);
  return (
    <Stack as="header" gap="1">
      <Text as="p" variant="caption" tone="muted" num>
        {version === undefined ? (
          since
        ) : (
          <FormattedMessage
            id="agreement.version"
            defaultMessage="Version {version}, effective {date}"
            values={{ version, date: since ?? '' }}
          />
        )}
      </Text>
      {accepted_version === undefined || accepted_ms === undefined ? null : (
        <Text as="p" variant="caption" tone="muted" num>
          <FormattedMessage
            id="agreement.accepted"
            defaultMessage="You accepted version {version} on {date}"
            values={{
              version: accepted_version,
              date: dates.day(accepted_ms),
            }}
          />
        </Text>
      )}
    </Stack>
  );
}

function Bones() {
  return (
    <Stack gap="7" gutter padBlock="3">
      <Skeleton shape="line" />
      <TextSkeleton />
      <TextSkeleton />
      <TextSkeleton />
      <TextSkeleton />
    </Stack>
  );
}

/** One agreement: version, sections, text. */
export function AgreementText(props: AgreementTextProps & { title: ReactNode }) {
  const { title, article, onBack, children } = props;
  return (
    <SubScreen title={title} onBack={onBack}>
      {article === undefined ? (
        <Empty
          title={<RefusalText of="help.articleUnknown" />}
          text={
            <FormattedMessage
              id="agreement.unknown.text"
              defaultMessage="The link may be old. Find all documents in Settings, Agreements and privacy."
            />
          }
        />
      ) : (
        <Remote
          of={article}
          skeleton={<Bones />}
          failedTitle={
            <FormattedMessage id="agreement.failed" defaultMessage="The document could not be loaded" />
          }
        >
          {(text) => (
            <Stack as="section" gap="5" gutter padBlock="3">
              <Version article={text} />
              <RichText html={text.content} lang={localeOfMark(text.lang)} hasContents />
              {children}
            </Stack>
          )}
        </Remote>
      )}
    </SubScreen>
  );
}

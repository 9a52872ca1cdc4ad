import { FormattedMessage, useIntl } from 'react-intl';
import { locales } from '../../intl/languages.ts';
import type { LocaleId } from '../../intl/locales.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

interface LanguageViewProps {
  current: LocaleId;
  /** Language whose texts are loading. */
  loading?: LocaleId;
  /** Language whose texts failed to load; the current language stays. */
  failed?: LocaleId;
  onChoose: (locale: LocaleId) => void;
  onBack: () => void;
}

const sample = '48217.36';

function Mark({ isCurrent, isLoading }: { isCurrent: boolean; isLoading: boolean }) {
  if (isLoading) {
    return (
      <span role="status">
        <Spinner />
        <VisuallyHidden>
          <FormattedMessage id="language.loading" defaultMessage="Loading this language" />
        </VisuallyHidden>
      </span>
    );
  }
  if (!isCurrent) return null;
  return (
    <Text tone="accent">
      <Icon name="check" />
      <VisuallyHidden>
        <FormattedMessage id="language.current" defaultMessage="Current language" />
      </VisuallyHidden>
    </Text>
  );
}

/** All languages under their native names; a tap applies one. */
export function LanguageView({ current, loading, failed, onChoose, onBack }: LanguageViewProps) {
  const intl = useIntl();
  const formats = useFormats();
  const nameOf = (locale: LocaleId) => intl.formatDisplayName(locale, { type: 'language' });
  return (
    <SubScreen title={<FormattedMessage id="language.title" defaultMessage="Language" />} onBack={onBack}>
      <Stack gap="4" gutter padBlock="3">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="language.numbers"
            defaultMessage="Numbers and dates follow the language. Example: {example}"
            values={{
              example: (
                <Text key="example" weight="semibold" tone="primary" num>
                  {formats.total(sample)}
                </Text>
              ),
            }}
          />
        </Text>
        {failed === undefined ? null : (
          <Notice
            tone="danger"
            live
            action={
              <Button variant="secondary" size="sm" onClick={() => onChoose(failed)}>
                <FormattedMessage id="common.retry" defaultMessage="Try again" />
              </Button>
            }
          >
            <FormattedMessage
              id="language.failed"
              defaultMessage="{language} could not be loaded. Your language stays the same."
              values={{ language: nameOf(failed) }}
            />
          </Notice>
        )}
      </Stack>
      <List>
        {locales.map(({ id, ownName }) => (
          <ListRow
            key={id}
            title={<span lang={id}>{ownName}</span>}
            caption={nameOf(id) === ownName ? undefined : nameOf(id)}
            selected={id === current}
            value={<Mark isCurrent={id === current} isLoading={id === loading} />}
            onClick={() => onChoose(id)}
          />
        ))}
      </List>
      <Stack gutter padBlock="5">
        <Text as="p" variant="label" tone="muted" weight="regular">
          <FormattedMessage
            id="language.redUp"
            defaultMessage="Japanese, Korean and Chinese users often expect red for rising prices. Change it in Settings, Price colours."
          />
        </Text>
      </Stack>
    </SubScreen>
  );
}

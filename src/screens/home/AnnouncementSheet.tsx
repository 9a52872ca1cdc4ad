import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { localeOfMark } from '../../../contracts/locales.ts';
import type { Announcement } from '../../api/help.ts';
import { OtherLanguage } from '../../components/help/OtherLanguage.tsx';
import type { LocaleId } from '../../intl/locales.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { megaphone } from '../../ui/pictures/laterIcons.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface AnnouncementSheetProps {
  announcement: Announcement;
  /** Locale of the app. */
  locale: LocaleId;
  noticeHref: string;
  /** Called when the announcement is visible. */
  onShown?: () => void;
  onClose: () => void;
}

/** Announcement of the operator, shown over Home a single time. */
export function AnnouncementSheet({
  announcement,
  locale,
  noticeHref,
  onShown,
  onClose,
}: AnnouncementSheetProps) {
  const dates = useDates();
  const { title, content, lang, create_time: created } = announcement;
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Sheet
      title={title}
      onClose={onClose}
      actions={
        <Stack gap="3">
          <ButtonPair>
            <Button variant="secondary" href={noticeHref}>
              <FormattedMessage id="announcement.read" defaultMessage="Read in Notices" />
            </Button>
            <Button onClick={onClose}>
              <FormattedMessage id="common.close" defaultMessage="Close" />
            </Button>
          </ButtonPair>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="announcement.once"
              defaultMessage="Shown only once. You can find it later in Notices."
            />
          </Text>
        </Stack>
      }
    >
      <Stack gap="4" padBlock="3">
        <Stack direction="row" gap="2" align="center" wrap>
          <Icon name={megaphone} size="sm" />
          <Text variant="caption" weight="semibold">
            <FormattedMessage id="announcement.title" defaultMessage="Announcement" />
          </Text>
          {created === undefined ? null : (
            <Text variant="caption" tone="muted" num>
              <FormattedMessage
                id="announcement.published"
                defaultMessage="Published {date}"
                values={{ date: dates.withZone(created * 1000) }}
              />
            </Text>
          )}
        </Stack>
        <OtherLanguage written={localeOfMark(lang)} locale={locale} />
        <RichText html={content} lang={localeOfMark(lang)} />
      </Stack>
    </Sheet>
  );
}

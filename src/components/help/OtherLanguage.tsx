import { FormattedMessage, useIntl } from 'react-intl';
import type { LocaleId } from '../../intl/locales.ts';
import { globe } from '../../ui/pictures/laterIcons.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

interface OtherLanguageProps {
  /** Language of the text; undefined where unknown. */
  written: LocaleId | undefined;
  /** Language of the app. */
  locale: LocaleId;
}

/** Notice that a text is in another language because no translation exists. */
export function OtherLanguage({ written, locale }: OtherLanguageProps) {
  const intl = useIntl();
  if (written === undefined || written === locale) return null;
  return (
    <Notice tone="info" icon={globe}>
      <FormattedMessage
        id="article.otherLanguage"
        defaultMessage="This text is only available in {language}."
        values={{ language: intl.formatDisplayName(written, { type: 'language' }) ?? written }}
      />
    </Notice>
  );
}

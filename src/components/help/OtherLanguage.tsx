import { FormattedMessage, useIntl } from 'react-intl';
import type { LocaleId } from '../../intl/locales.ts';
import { globe } from '../../ui/pictures/laterIcons.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

interface OtherLanguageProps {
  /** Undefined where nobody says. */
  written: LocaleId | undefined;
  /** The language of the app. */
  locale: LocaleId;
}

/** Says of a text that it is in another language than the page, as nobody has written it in that. */
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

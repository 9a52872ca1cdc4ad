import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import type { Messages } from './loadMessages.ts';
import { defaultLocale, intlLocale, type LocaleId } from './locales.ts';
import { MessageText } from './MessageText.tsx';
import type { pseudoLocale } from './pseudo.ts';

type IntlRootProps = {
  locale: LocaleId | typeof pseudoLocale;
  messages: Messages;
  children: ReactNode;
};

// A missing translation falls back to English; `npm run check` reports it, so the console need not.
const report: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
};

/** Provides texts and formats in one language, and sets the document's language. */
export function IntlRoot({ locale, messages, children }: IntlRootProps) {
  useEffect(() => {
    // The exact script tag selects the right Han glyphs and hyphenation.
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      locale={intlLocale(locale)}
      defaultLocale={defaultLocale}
      messages={messages}
      onError={report}
      textComponent={MessageText}
    >
      {children}
    </IntlProvider>
  );
}

import type { LocaleId } from '../../contracts/locales.ts';

// The wire marks are part of the contract; what people and Intl see of a language belongs to the interface.
export {
  defaultLocale,
  isLocaleId,
  localeOfMark,
  markOfLocale,
  type LocaleId,
} from '../../contracts/locales.ts';

export type Locale = {
  id: LocaleId;
  /** The language's own name, as the language list shows it; never translated. */
  ownName: string;
  /** The tag given to Intl. */
  intl: string;
};

export const locales: readonly Locale[] = [
  { id: 'en', ownName: 'English', intl: 'en' },
  { id: 'de', ownName: 'Deutsch', intl: 'de' },
  { id: 'ja', ownName: '日本語', intl: 'ja' },
  { id: 'ko', ownName: '한국어', intl: 'ko' },
  // Plain es prints 5,12 % and leaves 1234,5 ungrouped; Latin American readers expect 5.12% and 1,234.5.
  { id: 'es', ownName: 'Español', intl: 'es-419' },
  // Thai defaults to the Buddhist year, which does not match statements and block explorers.
  { id: 'th', ownName: 'ไทย', intl: 'th-u-ca-gregory' },
  { id: 'zh-Hans', ownName: '简体中文', intl: 'zh-Hans' },
  // Traditional Chinese defaults to a twelve-hour clock with a word for the time of day.
  { id: 'zh-Hant', ownName: '繁體中文', intl: 'zh-Hant-u-hc-h23' },
];

const intlTags = new Map<string, string>(locales.map((locale) => [locale.id, locale.intl]));

/** The tag for Intl and react-intl; an unknown id (the pseudo-locale) counts as English. */
export function intlLocale(id: string): string {
  return intlTags.get(id) ?? 'en';
}

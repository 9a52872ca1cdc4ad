/** The interface languages, by BCP 47 tag. Han script is part of the tag, so that glyphs and Intl agree. */
export type LocaleId = 'en' | 'de' | 'ja' | 'ko' | 'es' | 'th' | 'zh-Hans' | 'zh-Hant';

export type Locale = {
  id: LocaleId;
  /** The language's own name, as the language list shows it; never translated. */
  ownName: string;
  /** The mark sent to the back end, which is not BCP 47 (spec/wire-facts.md, section 1). */
  mark: string;
  /** The tag given to Intl. */
  intl: string;
};

export const locales: readonly Locale[] = [
  { id: 'en', ownName: 'English', mark: 'en', intl: 'en' },
  { id: 'de', ownName: 'Deutsch', mark: 'de', intl: 'de' },
  { id: 'ja', ownName: '日本語', mark: 'jp', intl: 'ja' },
  { id: 'ko', ownName: '한국어', mark: 'kr', intl: 'ko' },
  // Plain es prints 5,12 % and leaves 1234,5 ungrouped; Latin American readers expect 5.12% and 1,234.5.
  { id: 'es', ownName: 'Español', mark: 'esp', intl: 'es-419' },
  // Thai defaults to the Buddhist year, which does not match statements and block explorers.
  { id: 'th', ownName: 'ไทย', mark: 'th', intl: 'th-u-ca-gregory' },
  { id: 'zh-Hans', ownName: '简体中文', mark: 'zh', intl: 'zh-Hans' },
  // Traditional Chinese defaults to a twelve-hour clock with a word for the time of day.
  { id: 'zh-Hant', ownName: '繁體中文', mark: 'hk', intl: 'zh-Hant-u-hc-h23' },
];

export const defaultLocale: LocaleId = 'en';

/** Marks that other back ends of the family send or take for the same language. */
const otherMarks: Record<string, LocaleId> = {
  ja: 'ja',
  ko: 'ko',
  kor: 'ko',
  es: 'es',
  spa: 'es',
  'zh-cn': 'zh-Hans',
  'zh-hans': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hant': 'zh-Hant',
};

const byId = new Map<string, Locale>(locales.map((locale) => [locale.id, locale]));
const byMark = new Map<string, LocaleId>([
  ...Object.entries(otherMarks),
  ...locales.map((locale): [string, LocaleId] => [locale.mark, locale.id]),
]);

export function isLocaleId(value: string | null | undefined): value is LocaleId {
  return value != null && byId.has(value);
}

/** The tag for Intl and react-intl; an unknown id (the pseudo-locale) counts as English. */
export function intlLocale(id: string): string {
  return byId.get(id)?.intl ?? 'en';
}

export function markOfLocale(id: LocaleId): string {
  return byId.get(id)?.mark ?? 'en';
}

/** The locale of a wire mark in any letter case, or undefined for a mark that is not known. */
export function localeOfMark(mark: string | null | undefined): LocaleId | undefined {
  return mark == null ? undefined : byMark.get(mark.toLowerCase());
}

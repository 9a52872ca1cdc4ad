/** Languages of the product and its refusals, by BCP 47 tag. */
export type LocaleId = 'en' | 'de' | 'ja' | 'ko' | 'es' | 'th' | 'zh-Hans' | 'zh-Hant';

export const defaultLocale: LocaleId = 'en';

/** Language marks of the protocol, which are not BCP 47 (spec, section 9). */
const marks = {
  en: 'en',
  de: 'de',
  ja: 'jp',
  ko: 'kr',
  es: 'esp',
  th: 'th',
  'zh-Hans': 'zh',
  'zh-Hant': 'hk',
} as const satisfies Record<LocaleId, string>;

export type LanguageMark = (typeof marks)[LocaleId];

export const localeIds = Object.keys(marks) as readonly LocaleId[];

/** Marks that other clients and compatible back ends use for the same language. */
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

const byMark = new Map<string, LocaleId>([
  ...Object.entries(otherMarks),
  ...localeIds.map((id): [string, LocaleId] => [marks[id], id]),
]);

/** Tags for Intl where the plain tag does not format as the product does (docs/decisions, register and locales). */
const intlTags: Partial<Record<LocaleId, string>> = {
  // Plain es prints 5,12 % and leaves 1234,5 ungrouped; Latin American readers expect 5.12% and 1,234.5.
  es: 'es-419',
  // Thai defaults to the Buddhist year, which does not match statements and block explorers.
  th: 'th-u-ca-gregory',
  // Traditional Chinese defaults to a twelve-hour clock with a word for the time of day.
  'zh-Hant': 'zh-Hant-u-hc-h23',
};

export function isLocaleId(value: string | null | undefined): value is LocaleId {
  return value != null && Object.hasOwn(marks, value);
}

export function markOfLocale(id: LocaleId): LanguageMark {
  return marks[id];
}

/** The locale of a protocol mark in any letter case, or undefined for an unknown mark. */
export function localeOfMark(mark: string | null | undefined): LocaleId | undefined {
  return mark == null ? undefined : byMark.get(mark.toLowerCase());
}

/** The tag for Intl and react-intl; an unknown id (the pseudo-locale) counts as English. */
export function intlLocale(id: string): string {
  return isLocaleId(id) ? (intlTags[id] ?? id) : 'en';
}

/** The languages of product and refusals, by BCP 47 tag. */
export type LocaleId = 'en' | 'de' | 'ja' | 'ko' | 'es' | 'th' | 'zh-Hans' | 'zh-Hant';

export const defaultLocale: LocaleId = 'en';

/** The marks on the wire, which are not BCP 47 (spec, section 9). */
const marks: Record<LocaleId, string> = {
  en: 'en',
  de: 'de',
  ja: 'jp',
  ko: 'kr',
  es: 'esp',
  th: 'th',
  'zh-Hans': 'zh',
  'zh-Hant': 'hk',
};

export const localeIds = Object.keys(marks) as readonly LocaleId[];

/** Marks that other clients and back ends of the family use for the same language. */
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

export function isLocaleId(value: string | null | undefined): value is LocaleId {
  return value != null && Object.hasOwn(marks, value);
}

export function markOfLocale(id: LocaleId): string {
  return marks[id];
}

/** The locale of a wire mark in any letter case, or undefined for a mark that is not known. */
export function localeOfMark(mark: string | null | undefined): LocaleId | undefined {
  return mark == null ? undefined : byMark.get(mark.toLowerCase());
}

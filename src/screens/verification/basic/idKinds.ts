import isIdentityCard, { type IdentityCardLocale } from 'validator/es/lib/isIdentityCard';
import isPassportNumber, { locales as passportCountries } from 'validator/es/lib/isPassportNumber';

/** Which ID numbers of a country can be validated. */
export type KnownId = 'both' | 'passport' | 'card';

/** The library names some countries by language as well, and does not list the ones it supports. */
const cardLocales: readonly IdentityCardLocale[] = [
  ...(['PL', 'ES', 'FI', 'IN', 'IT', 'IR', 'NO', 'TH', 'LK', 'PK'] as const),
  ...(['he-IL', 'ar-LY', 'ar-TN', 'zh-CN', 'zh-HK', 'zh-TW'] as const),
];

const cardLocaleOf = (country: string): IdentityCardLocale | undefined =>
  cardLocales.find((locale) => locale.endsWith(country));

/**
 * Known ID kind whose format the number does not match. For an unknown kind no mismatch is reported, because the number
 * may be valid.
 * @param country ISO 3166-1 alpha-2
 */
export function unlikeId(number: string, country: string | undefined): KnownId | undefined {
  if (country === undefined || number.trim() === '') return undefined;
  const locale = cardLocaleOf(country);
  const hasPassport = passportCountries.includes(country);
  // Users write numbers in groups.
  const forms = [number.trim(), number.replaceAll(/[\s./-]/g, '').toUpperCase()];
  const isLike = forms.some(
    (form) =>
      (hasPassport && isPassportNumber(form, country)) ||
      (locale !== undefined && isIdentityCard(form, locale)),
  );
  if (isLike) return undefined;
  if (hasPassport) return locale === undefined ? 'passport' : 'both';
  return locale === undefined ? undefined : 'card';
}

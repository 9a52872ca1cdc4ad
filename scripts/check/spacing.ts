import type { LocaleId } from '../../contracts/locales.ts';

const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]';
const latin = '[\\p{Script=Latin}\\p{Nd}]';

/** Values that are words of the reader's language or end in one, as “3分钟”: no space stands beside those. */
const words = [
  'account',
  'age',
  'ago',
  'change',
  'country',
  'currency',
  'date',
  'day',
  'from',
  'label',
  'language',
  'level',
  'merchant',
  'method',
  'name',
  'period',
  'product',
  'reason',
  'time',
  'title',
  'to',
  'until',
  'why',
];
const value = `\\{(?!(?:${words.join('|')})\\})[#\\w]+\\}`;

const joined = new RegExp(`${cjk}(?:${latin}|${value})|(?:${latin}|${value})${cjk}`, 'u');
const apart = new RegExp(`${cjk} (?:${latin}|\\{[#\\w]+\\})|(?:${latin}|\\{[#\\w]+\\}) ${cjk}`, 'u');

/**
 * Between Chinese characters and Latin letters, digits or a figure stands one space; Japanese has none. Punctuation
 * needs none in either.
 */
export function spacingFaults(locale: LocaleId, text: string): string[] {
  const found = locale === 'ja' ? apart.exec(text) : locale.startsWith('zh') ? joined.exec(text) : undefined;
  if (!found) return [];
  return [`has "${found[0]}": ${locale === 'ja' ? 'no space' : 'a space'} between the scripts`];
}

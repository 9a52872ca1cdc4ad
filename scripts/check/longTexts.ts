import { join } from 'node:path';
import { brand } from '../../contracts/brand.ts';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { readTexts, textValues } from '../../server/domains/help/readTexts.ts';
import { readQuestions } from '../../server/domains/products/readQuestions.ts';
import { defaultRetention } from '../../server/personal/Leaving.ts';
import { root } from './sourceFiles.ts';
import { wordFaults } from './wordFaults.ts';

const domains = join(root, 'server/domains');

/** Paragraphs, points and cells of HTML, without marks. */
function linesOf(html: string): string[] {
  return html
    .replaceAll(/<\/(?:p|li|t[dh]|h\d)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function faultsIn(where: string, locale: LocaleId, lines: readonly string[]): string[] {
  return lines.flatMap((line) => [
    ...wordFaults(locale, line).map((fault) => `${where}: ${fault} in "${line}"`),
    ...(line.includes(brand.name) ? [`${where}: spells out the brand; write {name} in "${line}"`] : []),
  ]);
}

/** A brand of its own shows where a text spells out ours. */
const values = textValues(defaultRetention, { ...brand, name: 'Sample' });

/**
 * Listed words, and our brand, in the newest version of each text of a folder; what people accepted before stays as it
 * was.
 */
export function textFaults(folder: string): string[] {
  const versions = Map.groupBy(readTexts(folder, values), ({ id }) => id);
  return [...versions].flatMap(([id, all]) => {
    const { texts, version } = all.at(-1)!;
    return localeIds.flatMap((locale) => {
      const { title, summary = '', content } = texts[locale];
      return faultsIn(`text ${id} version ${version}, ${locale}`, locale, [
        title,
        summary,
        ...linesOf(content),
      ]);
    });
  });
}

/** Listed words in the questions that come before a product. */
export function questionFaults(folder: string): string[] {
  return Object.entries(readQuestions(folder)).flatMap(([product, { texts }]) =>
    localeIds.flatMap((locale) =>
      faultsIn(
        `questions of ${product}, ${locale}`,
        locale,
        texts[locale].flatMap(({ text, choices, why }) => [text, ...choices, why]),
      ),
    ),
  );
}

/** Articles, agreements and questions say no listed word, in any language. */
export function check(): Promise<string[]> {
  return Promise.resolve([
    ...textFaults(join(domains, 'help/articles')),
    ...textFaults(join(domains, 'help/agreements')),
    ...questionFaults(join(domains, 'products/questions')),
  ]);
}

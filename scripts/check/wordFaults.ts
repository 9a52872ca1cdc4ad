import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { readTable } from './sourceFiles.ts';
import { spacingFaults } from './spacing.ts';

interface Word {
  pattern: RegExp;
  /** Longer terms in which the word may stand. */
  unless: RegExp | undefined;
  say: string;
}

/** Scripts without spaces between words: a listed word is found anywhere, so it must be unambiguous. */
const unspaced: readonly LocaleId[] = ['ja', 'ko', 'th', 'zh-Hans', 'zh-Hant'];

/**
 * scripts/check/words/<locale>.tsv: what no text may say. `word` is a regular expression, matched without regard to
 * capitals, in en, de and es as a whole word; `unless` matches longer terms that may contain it; `say` is the
 * replacement, or a dash where the thing itself is not to be said. A value of a message is {} to them.
 */
const wordsOf = new Map(
  localeIds.map((locale) => [
    locale,
    readTable(`scripts/check/words/${locale}.tsv`).map((row): Word => {
      const word = `(?:${row['word']})`;
      const whole = unspaced.includes(locale) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
      return {
        pattern: new RegExp(whole, 'iu'),
        unless: row['unless'] ? new RegExp(row['unless'], 'giu') : undefined,
        say: row['say'] ?? '',
      };
    }),
  ]),
);

function readingsOf(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (readings, element) => {
      const ends = endsOf(element);
      return readings.flatMap((reading) => ends.map((end) => reading + end));
    },
    [''],
  );
}

function endsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{#}'];
  if (element.type === TYPE.tag) return readingsOf(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => readingsOf(option.value));
  return [`{${element.value}}`];
}

/** What a message can read as: one text for each combination of its options, with values as {name} and counts as {#}. */
export function readings(message: string): string[] {
  return readingsOf(parse(message));
}

/** Faults of a text that may not say a listed word, and is spaced as its language is here. */
export function wordFaults(locale: LocaleId, text: string): string[] {
  const said = text
    .replaceAll(/\{[#\w]+\}/g, '{}')
    // A word is the same with a soft hyphen, another hyphen, or several spaces inside.
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const words = wordsOf.get(locale)!.flatMap(({ pattern, unless, say }) => {
    const found = pattern.exec(unless ? said.replaceAll(unless, '') : said)?.[0];
    return found === undefined
      ? []
      : [`says "${found}"; ${say === '—' ? 'it is not to be said' : `say ${say}`}`];
  });
  return [...words, ...spacingFaults(locale, text)];
}

/** As wordFaults, for a message with options and values. A malformed message has none: messageFaults reports it. */
export function messageWordFaults(locale: LocaleId, message: string): string[] {
  try {
    return [...new Set(readings(message).flatMap((reading) => wordFaults(locale, reading)))];
  } catch {
    return [];
  }
}

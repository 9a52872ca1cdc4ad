// Word segmentation of the help search: by spaces if the script has them, otherwise by Intl.Segmenter.
import { searchKey } from '../../ui/choices/searchKey.ts';
import { isFiller } from './fillers.ts';

/** Normalised text for comparison; Hangul stays in syllables, which are counted. */
export const folded = (text: string): string => searchKey(text).normalize('NFC');

/** Scripts without spaces between words, or with particles at word ends. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}';
const runPattern = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const unspacedPattern = new RegExp(`^[${unspaced}]`, 'u');

export interface Word {
  text: string;
  /** Start index in the normalised text. */
  at: number;
  isFiller: boolean;
}

interface Run {
  text: string;
  at: number;
  isUnspaced: boolean;
}

/** Splits a text into runs of one kind of script. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(runPattern)].map(({ 0: run, index }) => ({
    text: run,
    at: index,
    isUnspaced: unspacedPattern.test(run),
  }));
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Undefined in browsers without Intl.Segmenter. */
export function segmenterOf(locale: string, granularity: 'word' | 'sentence'): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const key = `${locale} ${granularity}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, known);
  return known;
}

/** Words of a run; the whole run without a segmenter. */
export function wordsOf({ text, at, isUnspaced }: Run, locale: string): Word[] {
  const segmenter = isUnspaced ? segmenterOf(locale, 'word') : undefined;
  const segments = segmenter ? [...segmenter.segment(text)] : [{ segment: text, index: 0 }];
  return segments.map(({ segment, index }) => ({
    text: segment,
    at: at + index,
    isFiller: isFiller(segment),
  }));
}

const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

/** Minimum letters of a meaningful word: more for Thai or kana than for Han. */
const leastLetters = (text: string): number =>
  isThai(text) || /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text) ? 3 : 2;

/**
 * N-grams of a run, which match a word regardless of segmentation; the last ones are shorter, so that each letter
 * starts one.
 */
export function gramsOf(text: string): string[] {
  const size = isThai(text) ? 3 : 2;
  const letters = [...text];
  return letters.map((_, index) => letters.slice(index, index + size).join(''));
}

/** N-grams that a text has to contain to match the word. */
export function wholeGramsOf(text: string): string[] {
  const grams = gramsOf(text);
  return grams.slice(0, Math.max(1, grams.length - (isThai(text) ? 2 : 1)));
}

/** Marks count as part of their letter. */
export const isTelling = (text: string): boolean =>
  [...text.replaceAll(/\p{M}/gu, '')].length >= leastLetters(text);

/** Endings that do not change the meaning of a word, longest first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ['ations', 'ation', 'ments', 'ment', 'ings', 'ing', 'ions', 'ion', 'als', 'al', 'ed', 'es', 's', 'e'],
  de: [
    ...['ierungen', 'ierung', 'ationen', 'ation', 'ieren', 'iert', 'ungen', 'ung'],
    ...['en', 'er', 'em', 'es', 'e', 'n', 's'],
  ],
  es: [
    ...['aciones', 'acion', 'iendo', 'ando', 'ados', 'adas', 'ado', 'ada'],
    ...['ar', 'er', 'ir', 'os', 'as', 'es', 'o', 'a', 'e', 's'],
  ],
};

/** A shorter stem matches too many words. */
const shortestStem = 4;

/** Possible spellings of a normalised word of a spaced script, the word itself first. */
export function spellingsOf(word: string, language: string): string[] {
  // Umlauts may be missing on the user's keyboard.
  const spellings = language === 'de' ? [word, word.replaceAll(/([aou])e/g, '$1')] : [word];
  const stems = spellings.flatMap((spelling) => {
    const ending = endings[language]?.find(
      (each) => spelling.endsWith(each) && spelling.length - each.length >= (each === 's' ? 3 : shortestStem),
    );
    return ending === undefined ? [] : [spelling.slice(0, -ending.length)];
  });
  return [...new Set([...spellings, ...stems])];
}

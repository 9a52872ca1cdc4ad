// Words of a text as help is searched by: by spaces where a script has them, and else by what Intl takes for words.
import { searchKey } from '../../ui/choices/searchKey.ts';
import { isFiller } from './fillers.ts';

/** A text as it is compared; Hangul in syllables, which are counted. */
export const folded = (text: string): string => searchKey(text).normalize('NFC');

/** Scripts in which words follow each other without spaces, or end in particles. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}';
const runPattern = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const unspacedPattern = new RegExp(`^[${unspaced}]`, 'u');

export interface Word {
  text: string;
  /** Where it begins in the folded text. */
  at: number;
  isFiller: boolean;
}

interface Run {
  text: string;
  at: number;
  isUnspaced: boolean;
}

/** Letters of one kind that follow each other. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(runPattern)].map(({ 0: run, index }) => ({
    text: run,
    at: index,
    isUnspaced: unspacedPattern.test(run),
  }));
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Undefined in browsers that have none. */
export function segmenterOf(locale: string, granularity: 'word' | 'sentence'): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const key = `${locale} ${granularity}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, known);
  return known;
}

/** Words of a run; the whole run where no segmenter is there. */
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

/** Letters of a word that say something by themselves: one of Thai or kana has more of them than one of Han. */
const leastLetters = (text: string): number =>
  isThai(text) || /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text) ? 3 : 2;

/**
 * Neighbouring letters of a run, by which a word is found wherever its text is divided; the last of a text may be fewer,
 * so that each letter begins some.
 */
export function gramsOf(text: string): string[] {
  const size = isThai(text) ? 3 : 2;
  const letters = [...text];
  return letters.map((_, index) => letters.slice(index, index + size).join(''));
}

/** Those that a text must have to have this word. */
export function wholeGramsOf(text: string): string[] {
  const grams = gramsOf(text);
  return grams.slice(0, Math.max(1, grams.length - (isThai(text) ? 2 : 1)));
}

/** Marks are of the letter that they stand on. */
export const isTelling = (text: string): boolean =>
  [...text.replaceAll(/\p{M}/gu, '')].length >= leastLetters(text);

/** Endings that a word may have or lack without meaning something else, the longest first. */
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

/** A shorter stem stands for too much. */
const shortestStem = 4;

/** Spellings of a folded word of a spaced script that articles may begin theirs with, itself first. */
export function spellingsOf(word: string, language: string): string[] {
  // Umlauts that a keyboard lacks.
  const spellings = language === 'de' ? [word, word.replaceAll(/([aou])e/g, '$1')] : [word];
  const stems = spellings.flatMap((spelling) => {
    const ending = endings[language]?.find(
      (each) => spelling.endsWith(each) && spelling.length - each.length >= (each === 's' ? 3 : shortestStem),
    );
    return ending === undefined ? [] : [spelling.slice(0, -ending.length)];
  });
  return [...new Set([...spellings, ...stems])];
}

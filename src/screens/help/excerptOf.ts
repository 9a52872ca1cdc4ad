import { markedParts } from '../../ui/text/markedParts.ts';
import { searchKey } from '../../ui/choices/searchKey.ts';
import { segmenterOf } from './searchWords.ts';

/** Two lines of a narrow phone, in columns of a Latin letter. */
const columns = 90;
/** Maximum number of columns before the match, so that the match appears in the first line. */
const columnsBefore = 30;

const widthOf = (text: string): number =>
  [...text].reduce(
    (width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : /\p{M}/u.test(letter) ? 0 : 1),
    0,
  );

const segmentsOf = (text: string, locale: string, granularity: 'word' | 'sentence'): string[] => {
  const segmenter = segmenterOf(locale, granularity);
  if (segmenter) return [...segmenter.segment(text)].map(({ segment }) => segment);
  return text.match(granularity === 'word' ? /\S+\s*/g : /[^.!?。！？]+[.!?。！？]*\s*/g) ?? [text];
};

/**
 * Returns the sentence of a body with the most matches; a long sentence is cut at word boundaries.
 * @param body one block per line
 * @param marks in the format of `searchKey`
 */
export function excerptOf(body: string, marks: readonly string[], locale: string): string {
  const sentences = body.split('\n').flatMap((line) => segmentsOf(line, locale, 'sentence'));
  const ranked = sentences.map((sentence) => {
    const text = searchKey(sentence);
    return { sentence, count: marks.filter((mark) => text.includes(mark)).length };
  });
  const most = Math.max(...ranked.map(({ count }) => count));
  return cut(ranked.find(({ count }) => count === most)!.sentence.trim(), marks, locale);
}

function cut(sentence: string, marks: readonly string[], locale: string): string {
  if (widthOf(sentence) <= columns) return sentence;
  const parts = markedParts(sentence, marks);
  const firstMark = parts.findIndex(({ isMarked }) => isMarked);
  const hitAt = parts.slice(0, Math.max(firstMark, 0)).reduce((length, { part }) => length + part.length, 0);
  const words = segmentsOf(sentence.normalize('NFC'), locale, 'word');
  const starts = words.map((_, index) => words.slice(0, index).join('').length);
  let from = Math.max(0, starts.filter((start) => start <= hitAt).length - 1);
  let before = 0;
  while (from > 0 && before + widthOf(words[from - 1]!) <= columnsBefore) {
    from -= 1;
    before += widthOf(words[from]!);
  }
  let to = from;
  let width = 0;
  while (to < words.length && width + widthOf(words[to]!) <= columns) {
    width += widthOf(words[to]!);
    to += 1;
  }
  const text = words.slice(from, to).join('').trim();
  return `${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}`;
}

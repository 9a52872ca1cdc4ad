import { searchKey } from '../choices/searchKey.ts';

interface Part {
  part: string;
  isMarked: boolean;
}

/** A letter with its marks; half-width kana have their marks as letters. */
const letterWithMarks = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

/** Shorter words match within longer ones by chance. */
const shortestWithin = 4;

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/**
 * Splits a text into parts and marks those that match a word.
 * @param words as normalised by `searchKey`
 */
export function markedParts(text: string, words: readonly string[]): Part[] {
  const letters = text.normalize('NFC').match(letterWithMarks) ?? [];
  // A letter may normalise to several, such as ﬁ, and spaces belong to no word.
  const written = letters.map((letter) => (letter.trim() === '' ? ' ' : searchKey(letter)));
  const starts: number[] = [];
  let line = '';
  for (const each of written) {
    starts.push(line.length);
    line += each;
  }
  const isFound = new Array<boolean>(line.length).fill(false);
  for (const word of words.filter(Boolean)) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const isWithin = isLatin(word[0]!) && isLatin(line[at - 1] ?? '');
      if (!isWithin || word.length >= shortestWithin) isFound.fill(true, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMarked = written[index] !== '' && isFound[starts[index]!] === true;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.part += letter;
    else parts.push({ part: letter, isMarked });
  }
  return parts;
}

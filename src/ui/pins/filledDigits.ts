// What a field of digits (a code, a fund password) takes from a text that a person, a device or a password manager puts in.

/** Typed key by key, or filled in at one go by a paste, a drop, a device or a password manager. */
export interface Digits {
  value: string;
  isFilled: boolean;
  /** The text that was filled in does not say which digits are meant; the value is what it was. */
  isUnclear: boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The one number of `length` digits in a text, also where single spaces or hyphens group its digits by three or more;
 * undefined for none and for more than one. Part of a longer number, an amount or a Latin word is none.
 */
function numberIn(text: string, length: number): string | undefined {
  const runs = text.match(/(?<![a-z\d]|\d[.,])\d+(?:[ \-\u00a0]\d{3,})*(?![a-z\d]|[.,]\d)/gi) ?? [];
  const fitting = new Set(
    runs
      .flatMap((run) => [run, ...run.split(/\D/)])
      .filter((run) => /^\d+$/.test(run) || /^\d{3,}\D/.test(run))
      .map(digitsOf)
      .filter((digits) => digits.length === length),
  );
  const [only] = fitting;
  return fitting.size === 1 ? only : undefined;
}

/**
 * Content of the field after a change.
 * @param value digits before
 * @param text new text of the input
 */
export function filledDigits(value: string, text: string, length: number): Digits {
  const now = text.normalize('NFKC');
  let start = 0;
  while (start < Math.min(value.length, now.length) && value[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(value.length, now.length) - start && value.at(-1 - end) === now.at(-1 - end))
    end += 1;
  const inserted = now.slice(start, now.length - end);
  if (inserted.length < 2)
    return { value: digitsOf(now).slice(0, length), isFilled: false, isUnclear: false };
  const number = numberIn(inserted, length) ?? numberIn(now, length);
  if (number !== undefined) return { value: number, isFilled: true, isUnclear: false };
  // Part of a number by itself, put beside digits that stand there already: nothing is picked out and nothing lost.
  const isPart = /^[\d \-\u00a0]+$/.test(inserted) && digitsOf(now).length <= length;
  return { value: isPart ? digitsOf(now) : value, isFilled: true, isUnclear: !isPart };
}

// Interprets input of a digit field (a code, a fund password) by a user, a device or a password manager.

/** Typed key by key, or filled in by a paste, a drop, a device or a password manager. */
export interface Digits {
  value: string;
  isFilled: boolean;
  /** The inserted text is ambiguous; the value is unchanged. */
  isUnclear: boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The only number of `length` digits in a text, including digits grouped by three or more with single spaces or
 * hyphens; undefined for none or several. Part of a longer number, an amount or a Latin word does not count.
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
  // A partial number inserted beside existing digits: all its digits are used.
  const isPart = /^[\d \-\u00a0]+$/.test(inserted) && digitsOf(now).length <= length;
  return { value: isPart ? digitsOf(now) : value, isFilled: true, isUnclear: !isPart };
}

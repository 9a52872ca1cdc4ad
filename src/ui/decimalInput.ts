// Amounts as people type them. Inside the app an amount is plain decimal text with a point; on screen it has the
// mark of the user's language. Typing is never guessed at: both marks are decimal marks, a second one is refused,
// and grouping is only taken from pasted text in which it is beyond doubt.

/** The marks that a language writes in numbers. */
export interface Marks {
  decimal: string;
  group: string;
}

const plain = /^\d*\.?\d*$/;

/** Nobody groups behind a leading zero: "0,001.5" is a slip of the marks, not one and a half. */
function isGroupedByThousands([first = '', ...rest]: string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}

/** Other scripts' digits (a Thai keypad) as the ones that the wire has. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/**
 * What was typed as plain decimal text, or undefined where it is not a number: "0,001" is 0.001 in every
 * language, "1,000.5" and "1.000,5" carry their grouping beyond doubt, "1,000,000" is refused as typed text with
 * two decimal marks unless the marks group by thousands.
 * @param decimals more than these are cut, never rounded
 */
export function parseDecimalInput(text: string, decimals: number): string | undefined {
  const compact = latinDigits(text)
    .replace(/[\s\u00a0\u202f'’_]/g, '')
    .replace(/[٫，。]/g, '.');
  if (compact === '') return '';
  const marks = [...compact].filter((character) => character === '.' || character === ',');
  let normal = compact;
  if (new Set(marks).size === 2) {
    // Both marks: the last is the decimal one, and the other must group by thousands.
    const decimal = marks.at(-1)!;
    const group = decimal === '.' ? ',' : '.';
    const [whole = '', fraction = '', ...rest] = compact.split(decimal);
    const groups = whole.split(group);
    if (rest.length > 0 || !isGroupedByThousands(groups) || fraction.includes(group)) return undefined;
    normal = `${groups.join('')}.${fraction}`;
  } else if (marks.length > 1) {
    const groups = compact.split(marks[0]!);
    if (!isGroupedByThousands(groups)) return undefined;
    normal = groups.join('');
  } else {
    normal = compact.replace(',', '.');
  }
  if (!plain.test(normal)) return undefined;
  return cut(normal, decimals);
}

function cut(value: string, decimals: number): string {
  const [whole = '', fraction] = value.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (fraction === undefined) return digits;
  const start = digits === '' ? '0' : digits;
  return decimals === 0 ? start : `${start}.${fraction.slice(0, decimals)}`;
}

/** Plain decimal text with the language's decimal mark and without grouping: what stands in a field to be edited. */
export function formatDecimalInput(value: string, { decimal }: Marks): string {
  return value.replace('.', decimal);
}

/** A value that a user has finished typing: no trailing mark, nothing where there is no digit. */
export function finishedDecimal(value: string): string {
  const trimmed = value.replace(/\.$/, '');
  return /\d/.test(trimmed) ? trimmed : '';
}

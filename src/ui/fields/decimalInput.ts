// Parser for typed amounts. Internally an amount is plain decimal text with a point; the display uses the separators of
// the user's locale. Typed input is never guessed at: both marks are decimal marks, a second one is rejected, and
// grouping is accepted only from pasted text in which it is unambiguous. The edit's changes distinguish grouping
// inserted by the field from typed characters.

/** Decimal and group separators of a language. */
export interface Marks {
  decimal: string;
  group: string;
}

const plain = /^\d*\.?\d*$/;

/** Groups do not follow a leading zero: "0,001.5" is a typo, not 1.5. */
function isGroupedByThousands([first = '', ...rest]: string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}

/** Converts digits of other scripts (for example a Thai keypad) to ASCII digits. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/** Text with ASCII digits and decimal points, from any keypad. */
function plainMarks(text: string): string {
  return latinDigits(text).replace(/[٫，。．]/g, '.');
}

/** Text with a point and without grouping; leading zeros are kept, because it may be part of a number. */
function normalDecimal(text: string): string | undefined {
  const compact = plainMarks(text).replace(/[\s\u00a0\u202f'’_]/g, '');
  if (compact === '') return '';
  const marks = [...compact].filter((character) => character === '.' || character === ',');
  let normal = compact;
  if (new Set(marks).size === 2) {
    // Both separators: the last is the decimal one, and the other must group by thousands.
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
  return plain.test(normal) ? normal : undefined;
}

function cut(value: string, decimals: number): string {
  const [whole = '', fraction] = value.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (fraction === undefined) return digits;
  const start = digits === '' ? '0' : digits;
  return decimals === 0 ? start : `${start}.${fraction.slice(0, decimals)}`;
}

/** Formats plain decimal text for a field: with the language's decimal separator, grouped by thousands. */
export function formatDecimalInput(value: string, { decimal, group }: Marks): string {
  const [whole = '', ...fraction] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...fraction].join(decimal);
}

export interface Doubt {
  decimal: string;
  thousand: string;
}

/** Displayed text and its meaning. */
export interface DecimalText {
  text: string;
  /** Plain decimal text; '' for empty or invalid text. */
  value: string;
  isNumber: boolean;
  /**
   * The two possible readings of an ambiguous paste: 1.000 is one or a thousand, depending on the language. The value
   * is empty until one is selected.
   */
  doubt?: Doubt;
  /** Digits were cut: the coin or tick has fewer decimals. */
  isCut?: boolean;
  /** Caret position, in characters. */
  caret: number;
  /** Composition that caused the doubt; needed until it is resolved. */
  composition?: Composition;
}

/** A change of the displayed text as the browser reports it. */
export interface Edit {
  text: string;
  caret: number;
  /** The forward delete key. */
  isForward: boolean;
  /** Replaced selection; unknown in some browsers. */
  replaced?: { from: number; to: number };
}

interface Pieces {
  /** Unchanged text before and behind the caret, without group separators. */
  head: string;
  tail: string;
  inserted: string;
  /** The inserted text was typed key by key, so each separator in it is a decimal separator. */
  isTyped?: boolean;
}

function piecesOf(before: DecimalText, edit: Edit, { decimal, group }: Marks): Pieces {
  const { text, caret, isForward, replaced } = edit;
  const kept = text.slice(caret);
  if (!before.text.endsWith(kept))
    return piecesOfComposition(
      continueComposition(beginComposition(before, { decimal, group }), text, text.length),
      { decimal, group },
    );
  // Text that was not a number has no grouping by this module.
  const plainOf = (part: string): string =>
    before.isNumber ? part.replaceAll(group, '').replace(decimal, '.') : part;
  const end = before.text.length - kept.length;
  // The selection was replaced, even if the new text starts like the old one.
  const most = Math.min(caret, end, replaced?.to === end ? replaced.from : Infinity);
  let same = 0;
  while (same < most && text[same] === before.text[same]) same += 1;
  const head = plainOf(before.text.slice(0, same));
  const tail = plainOf(kept);
  const inserted = text.slice(same, caret);
  // Group separators are redrawn, so deleting one deletes the adjacent digit.
  if (inserted !== '' || !before.isNumber || before.text.slice(same, end) !== group)
    return { head, inserted, tail };
  return isForward ? { head, inserted, tail: tail.slice(1) } : { head: head.slice(0, -1), inserted, tail };
}

/** Plain decimal text of typed input, in which every separator is a decimal one. */
function typedDecimal(text: string, decimals: number): string | undefined {
  const normal = plainMarks(text).replaceAll(',', '.');
  return plain.test(normal) ? cut(normal, decimals) : undefined;
}

function valueOf({ head, inserted, tail, isTyped }: Pieces, decimals: number): string | undefined {
  // A paste must be a complete number; only a paste may contain grouping.
  const middle = inserted.length > 1 && !isTyped ? normalDecimal(inserted) : inserted;
  return middle === undefined ? undefined : typedDecimal(head + middle + tail, decimals);
}

/** Doubt about a paste with one separator and three digits behind it; undefined if it is unambiguous. */
function doubtOf({ head, inserted, tail, isTyped }: Pieces, decimals: number): Doubt | undefined {
  if (isTyped) return undefined;
  const [, whole, part] = /^\s*([1-9]\d{0,2})[.,](\d{3})\s*$/.exec(plainMarks(inserted)) ?? [];
  if (head !== '' || tail !== '' || whole === undefined) return undefined;
  const fraction = part!.slice(0, decimals).replace(/0+$/, '');
  return { decimal: fraction === '' ? whole : `${whole}.${fraction}`, thousand: whole + part! };
}

/** Displayed text after an edit: regrouped, with the caret beside the same digit. */
export function editDecimal(before: DecimalText, edit: Edit, decimals: number, marks: Marks): DecimalText {
  return decimalOf(before, piecesOf(before, edit, marks), decimals, marks);
}

function decimalOf(before: DecimalText, pieces: Pieces, decimals: number, marks: Marks): DecimalText {
  const { head, inserted, tail } = pieces;
  const doubt = doubtOf(pieces, decimals);
  if (doubt)
    return { text: inserted.trim(), value: '', isNumber: false, doubt, caret: inserted.trim().length };
  const value = valueOf(pieces, decimals);
  if (value === undefined) {
    // Invalid input stays as typed: dropping a key would yield a different number. Grouping is removed, so that its
    // separators are not mistaken for typed ones.
    const shown = (part: string): string => (before.isNumber ? part.replace('.', marks.decimal) : part);
    const start = shown(head) + inserted;
    return { text: start + shown(tail), value: '', isNumber: false, caret: start.length };
  }
  const text = formatDecimalInput(value, marks);
  // Counted from the end, where no zero is added or removed; digits cut there are no longer behind the caret.
  const cutOff = Math.max(0, ((head + inserted + tail).split(/[.,]/)[1] ?? '').length - decimals);
  const caret = caretBefore(text, Math.max(0, tail.length - cutOff), marks.group);
  return { text, value: finishedDecimal(value), isNumber: true, isCut: cutOff > 0, caret };
}

/** Origin of a character of a composed text: the value, the field's grouping, or the keyboard. */
type Origin = 'value' | 'grouping' | 'keyboard';

/**
 * A text that a keyboard composes in place of the field's text (composition, swipe, autocorrect). Such keyboards
 * replace whole words: the field's own grouping may reappear in the new word and does not count as typed.
 */
export interface Composition {
  before: DecimalText;
  text: string;
  caret: number;
  /** One entry for each UTF-16 unit. */
  origins: readonly Origin[];
  /** No step inserted more than one character, which excludes dictated or swiped numbers. */
  isTyped: boolean;
}

/** @param selected selected part of the text, which is replaced first */
export function beginComposition(
  before: DecimalText,
  { group }: Marks,
  selected?: Edit['replaced'],
): Composition {
  const origins = Array.from({ length: before.text.length }, (_, index): Origin =>
    before.isNumber && before.text[index] === group ? 'grouping' : 'value',
  );
  const { from, to } = selected ?? { from: 0, to: 0 };
  return {
    before,
    text: before.text.slice(0, from) + before.text.slice(to),
    caret: before.caret,
    origins: [...origins.slice(0, from), ...origins.slice(to)],
    isTyped: true,
  };
}

/** @param caret number of characters before the caret; all changes are before it */
export function continueComposition(composition: Composition, text: string, caret: number): Composition {
  const { text: was, origins } = composition;
  let end = 0;
  const mostEnd = Math.min(was.length, text.length - caret);
  while (end < mostEnd && was.at(-1 - end) === text.at(-1 - end)) end += 1;
  let start = 0;
  const mostStart = Math.min(was.length, text.length) - end;
  while (start < mostStart && was[start] === text[start]) start += 1;
  const insertedLength = text.length - start - end;
  return {
    ...composition,
    text,
    caret,
    origins: [
      ...origins.slice(0, start),
      ...Array.from({ length: insertedLength }, (): Origin => 'keyboard'),
      ...origins.slice(was.length - end),
    ],
    isTyped: composition.isTyped && insertedLength < 2,
  };
}

function piecesOfComposition(composition: Composition, { decimal, group }: Marks): Pieces {
  const { before, text, caret, origins, isTyped } = composition;
  const isDeletion = !origins.includes('keyboard');
  const from = isDeletion ? caret : origins.indexOf('keyboard');
  const to = isDeletion ? caret : origins.lastIndexOf('keyboard') + 1;
  const ungrouped = (start: number, end: number): string =>
    [...text.slice(start, end)].filter((_, index) => origins[start + index] !== 'grouping').join('');
  const plainOf = (part: string): string => (before.isNumber ? part.replace(decimal, '.') : part);
  const head = plainOf(ungrouped(0, from));
  const tail = plainOf(ungrouped(to, text.length));
  // The field renders a deleted group separator again, so the digit before it is deleted.
  const isMarkAlone =
    isDeletion && before.isNumber && text !== before.text && text === before.text.replaceAll(group, '');
  return { head: isMarkAlone ? head.slice(0, -1) : head, inserted: ungrouped(from, to), tail, isTyped };
}

/**
 * Field text after an input method ends its composition. In place of a selection or of a word just deleted, the text is
 * either a number by itself or the field's own text with a change: if the two readings differ, the user is asked.
 * @param changed the composition that treats the text as a change of the whole field
 * @param alone the one that treats it as a replacement of the selection
 */
export function endComposition(
  changed: Composition,
  alone: Composition,
  decimals: number,
  marks: Marks,
): DecimalText {
  const read = (each: Composition) =>
    decimalOf(each.before, piecesOfComposition(each, marks), decimals, marks);
  const [change, number] = [read(changed), read(alone)];
  if (!change.isNumber || change.value === number.value) return number;
  if (!number.isNumber && !number.doubt) return change;
  const { text, caret } = changed;
  const doubt = number.doubt ?? { decimal: number.value, thousand: change.value };
  return { text, value: '', isNumber: false, doubt, caret, composition: changed };
}

/** Caret position with this many characters behind it, not counting group separators; before such a separator. */
function caretBefore(text: string, behind: number, group: string): number {
  let at = text.length;
  for (let left = behind; left > 0 && at > 0;) {
    at -= 1;
    if (text[at] !== group) left -= 1;
  }
  return text[at - 1] === group ? at - 1 : at;
}

/** Finished input: no trailing separator, and '' without a digit. */
export function finishedDecimal(value: string): string {
  const trimmed = value.replace(/\.$/, '');
  return /\d/.test(trimmed) ? trimmed : '';
}

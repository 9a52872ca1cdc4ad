/** Characters a group. */
const size = 4;

/** Stored form: half-width capitals and digits without separators. */
export const ungrouped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/** Groups of four. */
export const groupsOf = (value: string): readonly string[] => value.match(/.{1,4}/gsu) ?? [];

/** Index of the group of a character, both from 0. */
export const groupAt = (at: number): number => Math.floor(at / size);

/** Position in the grouped text after a number of characters of the value. */
export const placeBehind = (signs: number): number => signs + Math.max(0, Math.ceil(signs / size) - 1);

export interface GroupedEdit {
  /** Displayed text after the edit. */
  text: string;
  caret: number;
  /** The forward delete key. */
  isForward?: boolean;
}

/** New value of an edit, and the number of characters before the caret. */
export function editGrouped(
  before: string,
  { text, caret, isForward = false }: GroupedEdit,
  mostSigns: number,
): { value: string; signs: number } {
  const shown = groupsOf(before).join(' ');
  const [head, tail] = [ungrouped(text.slice(0, caret)), ungrouped(text.slice(caret))];
  // The deleted space reappears: the adjacent character is meant.
  const isSpaceDeleted = shown[caret] === ' ' && text === shown.slice(0, caret) + shown.slice(caret + 1);
  const [kept, rest] = !isSpaceDeleted
    ? [head, tail]
    : isForward
      ? [head, tail.slice(1)]
      : [head.slice(0, -1), tail];
  const value = (kept + rest).slice(0, mostSigns);
  return { value, signs: Math.min(kept.length, value.length) };
}

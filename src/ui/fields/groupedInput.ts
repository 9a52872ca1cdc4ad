/** As many signs as one group has. */
const size = 4;

/** As it is kept: capitals and digits of one width, without what stands between groups. */
export const ungrouped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/** In groups of four. */
export const groupsOf = (value: string): readonly string[] => value.match(/.{1,4}/gsu) ?? [];

/** Which group a sign is in, both counted from 0. */
export const groupAt = (at: number): number => Math.floor(at / size);

/** The place in the grouped text behind so many signs of the value. */
export const placeBehind = (signs: number): number => signs + Math.max(0, Math.ceil(signs / size) - 1);

export interface GroupedEdit {
  /** What the field shows after the edit. */
  text: string;
  caret: number;
  /** The key that deletes what is behind the caret. */
  isForward?: boolean;
}

/** What an edit makes of a value, and behind how many signs the caret belongs. */
export function editGrouped(
  before: string,
  { text, caret, isForward = false }: GroupedEdit,
  mostSigns: number,
): { value: string; signs: number } {
  const shown = groupsOf(before).join(' ');
  const [head, tail] = [ungrouped(text.slice(0, caret)), ungrouped(text.slice(caret))];
  // A space between groups that was deleted would come back at once: what is meant is the sign beside it.
  const isSpaceDeleted = shown[caret] === ' ' && text === shown.slice(0, caret) + shown.slice(caret + 1);
  const [kept, rest] = !isSpaceDeleted
    ? [head, tail]
    : isForward
      ? [head, tail.slice(1)]
      : [head.slice(0, -1), tail];
  const value = (kept + rest).slice(0, mostSigns);
  return { value, signs: Math.min(kept.length, value.length) };
}

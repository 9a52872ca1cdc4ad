/** How far one level of the verification has come; undefined for a code that this version does not know. */
export type LevelState = 'none' | 'underReview' | 'verified' | 'rejected' | undefined;

const states: Readonly<Record<number, LevelState>> = {
  0: 'none',
  1: 'underReview',
  2: 'verified',
  3: 'rejected',
};

/** @param code review_status, as the back end sent it */
export const levelStateOf = (code: number): LevelState => states[code];

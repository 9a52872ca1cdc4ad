/** State of a verification level; undefined for an unknown code. */
export type LevelState = 'none' | 'underReview' | 'verified' | 'rejected' | undefined;

const states: Readonly<Record<number, LevelState>> = {
  0: 'none',
  1: 'underReview',
  2: 'verified',
  3: 'rejected',
};

/** @param code review_status, as sent by the back end */
export const levelStateOf = (code: number): LevelState => states[code];

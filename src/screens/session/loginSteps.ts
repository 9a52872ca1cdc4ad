import type { Refused } from '../../components/forms/submission.ts';

/** Where a log-in is: its name and password together or, where the account is guessed at, what has to come first. */
export type LoginStep =
  | { at: 'credentials' | 'code' | 'password' }
  | { at: 'wait'; /** Milliseconds of the epoch. */ dueMs: number };

/** What the server said of a log-in that it did not take; `first` is what it asks for before the password counts. */
export type LoginRefused = Refused & { first?: LoginStep };

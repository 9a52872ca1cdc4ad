import type { Refused } from '../../components/forms/submission.ts';

/** Where a log-in is: its name and password together or, where the account is guessed at, what has to come first. */
export type LoginStep =
  | { at: 'credentials' | 'code' | 'password' }
  | { at: 'wait'; /** Milliseconds of the epoch. */ dueMs: number };

/** Rejected login; `first` is the step that the server requires before it checks the password. */
export type LoginRefused = Refused & { first?: LoginStep };

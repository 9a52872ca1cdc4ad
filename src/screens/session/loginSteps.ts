import type { Refused } from '../../components/forms/submission.ts';

/**
 * Step of a login: identifier and password together or, while the account is under password guessing, the required
 * first step.
 */
export type LoginStep =
  | { at: 'credentials' | 'code' | 'password' }
  | { at: 'wait'; /** ms since 1970 UTC. */ dueMs: number };

/** Rejected login; `first` is the step that the server requires before it checks the password. */
export type LoginRefused = Refused & { first?: LoginStep };

// Ids of rows that users see: of users, orders, fills, postings, holds and cases. Sequential ids would reveal to the
// holder of two how many others were created in between.
import { randomBelow, systemRandom } from '../random.ts';

/** Ids per ms: until 2093 they have 15 digits, the maximum of the contract's `IdIn`. */
const perMs = 256;
/** Small, so that many ids fit into one ms: an id ahead of its time would reveal how many there were. */
const stepMost = 4;

/**
 * Id of a row created now, above all earlier ids: its time, with random low digits. Two ids of different times reveal
 * nothing about the ids between them; ids of one ms are in order, some steps apart.
 * @param last the highest existing id, also a sequential one, or one ahead of a clock that was set back
 * @param now ms since 1970 UTC
 */
export function timedId(last: number, now: number): number {
  const drawn = now * perMs + randomBelow(systemRandom, perMs);
  return drawn > last ? drawn : last + 1 + randomBelow(systemRandom, stepMost);
}

/** Lower bound of the ids of rows created at this time or later. */
export const firstTimedId = (ms: number): number => ms * perMs;

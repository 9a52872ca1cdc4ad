// Numbers of rows that people see: of persons, orders, fills, postings, holds and cases. A number that counts up tells
// whoever has two of them how many others came in between.
import { randomBelow, systemRandom } from '../random.ts';

/** For each ms as many numbers: until 2093 they have 15 digits, as many as the contract's `IdIn`. */
const perMs = 256;
/** Small, so that many of one ms stay within it: a number that runs ahead of its time would tell how many there were. */
const stepMost = 4;

/**
 * The number of a row that is made now, above all before it: its time, and chance below that. Two of different times
 * tell nothing of what came between them; those of one ms come in their order, some steps apart.
 * @param last the highest so far, also one that has counted up, or is ahead of a clock that was set back
 * @param now ms since 1970 UTC
 */
export function timedId(last: number, now: number): number {
  const drawn = now * perMs + randomBelow(systemRandom, perMs);
  return drawn > last ? drawn : last + 1 + randomBelow(systemRandom, stepMost);
}

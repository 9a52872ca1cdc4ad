import { boundedCache } from './boundedCache.ts';

const quietMs = 60_000;
/** Maximum number of distinct faults tracked; more than that are no repetitions of one. */
const mostKept = 50;

/**
 * Reports a fault once a minute at most: an error in each step of the market during a database outage would fill the
 * log.
 * @param tell receives the number of occurrences since the last report
 */
export function withoutRepeats(
  tell: (error: unknown, repeated: number) => void,
  clock: { now(): number },
): (error: unknown) => void {
  const kept = boundedCache<{ toldAt: number; repeated: number }>(mostKept);
  return (error) => {
    const name = String(error);
    const known = kept.get(name);
    if (known && clock.now() - known.toldAt < quietMs) {
      known.repeated += 1;
      return;
    }
    kept.set(name, { toldAt: clock.now(), repeated: 0 });
    tell(error, known?.repeated ?? 0);
  };
}

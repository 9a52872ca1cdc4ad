import { boundedCache } from './boundedCache.ts';

const quietMs = 60_000;
/** Faults told apart at most; more than that are no repetitions of one. */
const mostKept = 50;

/**
 * Tells of a fault once a minute at most, however often it comes: what fails with each step of the market while the
 * database is away would fill the log.
 * @param tell is given how often the fault has come since it was told last
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

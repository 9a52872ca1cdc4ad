// Days in the user's time zone, as 2026-11-21.
import { isMoment } from '../../intl/dates.ts';
import { wallClock } from '../../intl/wallClock.ts';

const isoDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** Date of a timestamp in the user's time zone, e.g. 2026-11-21; '' if it is invalid. */
export function dayOf(timeMs: number, timeZone?: string): string {
  return isMoment(timeMs) ? isoDay(wallClock(timeMs, timeZone)) : '';
}

/** The day after 2026-11-21, or the day at a distance of `days`. */
export function shiftDay(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

/**
 * Start of a day in the user's time zone, ms since 1970 UTC.
 * @param day as 2026-11-21
 */
export function dayStartMs(day: string, timeZone?: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const leads = [-86_400_000, 0, 86_400_000].map(
    (ms) => wallClock(midnight + ms, timeZone) - (midnight + ms),
  );
  // Clocks that go back over midnight have it twice; where they skip midnight the day begins after the gap.
  const starts = leads.map((leadMs) => midnight - leadMs).toSorted((one, other) => one - other);
  return starts.find((startMs) => dayOf(startMs, timeZone) === day) ?? starts.at(-1)!;
}

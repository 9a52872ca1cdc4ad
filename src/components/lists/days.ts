// Days of the zone that the user is in, as 2026-11-21.

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Days and clock of a zone in digits; the device's own zone without one. */
function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  let found = formatters.get(key);
  if (!found) {
    const two = '2-digit';
    found = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    });
    formatters.set(key, found);
  }
  return found;
}

function clockOf(timeMs: number, timeZone: string | undefined): Record<string, string> {
  return Object.fromEntries(
    formatter(timeZone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
}

/** The day of a moment where the user is, as 2026-11-21. */
export function dayOf(timeMs: number, timeZone?: string): string {
  const { year, month, day } = clockOf(timeMs, timeZone);
  return `${year}-${month}-${day}`;
}

/** The next day after 2026-11-21, or as many before or after it as `days` says. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * When a day begins where the user is, ms since 1970 UTC.
 * @param day as 2026-11-21
 */
export function dayStartMs(day: string, timeZone?: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const aheadAt = (timeMs: number): number => {
    const { year, month, day: date, hour, minute, second } = clockOf(timeMs, timeZone);
    return Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) - timeMs;
  };
  // The zone's lead is that of the moment itself, which is known only once the lead is: the second look settles it.
  const first = midnight - aheadAt(midnight);
  const second = midnight - aheadAt(first);
  // Where clocks leap over midnight the day begins after the leap.
  return dayOf(second, timeZone) === day ? second : Math.max(first, second);
}

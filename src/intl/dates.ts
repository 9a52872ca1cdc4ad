import { noValue } from './format.ts';

/**
 * Formatted dates and times, one style per use. Moments are ms since 1970 UTC, read in the zone of this object; a
 * calendar day is text, as 2026-11-21, without a zone.
 */
export type Dates = {
  /** Time of a recent event: 16:05:09. */
  clock: (timeMs: number) => string;
  /** Below a heading with the day: 16:05. */
  shortClock: (timeMs: number) => string;
  /** In a row: 20 Nov, 16:05; with the year if it is not the current one. */
  row: (timeMs: number) => string;
  /** Date and time of one item: 20 Nov 2026, 16:05. */
  detail: (timeMs: number) => string;
  /** Exact, for example in a record of money: 20 Nov 2026, 16:05:09 CET. */
  full: (timeMs: number) => string;
  /** To the minute with the zone, for example the end of a wait: 20 Nov 2026, 16:05 CET. */
  withZone: (timeMs: number) => string;
  /** The day of a moment: 20 Nov 2026. */
  day: (timeMs: number) => string;
  /** On an axis: 20 Nov. */
  shortDay: (timeMs: number) => string;
  /** On an axis of years: Nov 2026. */
  month: (timeMs: number) => string;
  /** Above the rows of a day: 20 November; with the year if it is not the year of `today`. */
  heading: (day: string, today: string) => string;
  /** A day that the user chose: 20 Nov 2026. */
  dayName: (day: string) => string;
  /** A range of days, with common parts written once. */
  days: (from: string, to: string) => string;
};

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const shortDay = { day: 'numeric', month: 'short' } as const;
const day = { ...shortDay, year: 'numeric' } as const;

/** Range of JavaScript dates; formatters throw outside it. */
export const isMoment = (timeMs: number): boolean => Math.abs(timeMs) <= 8.64e15;

/** Noon UTC, so that no time zone changes the day. */
const noonOf = (text: string): number => Date.parse(`${text}T12:00:00Z`);

function createDates(locale: string, timeZone: string | undefined): Dates {
  // Day before month in English as well: the product is not American, and the design writes 20 Nov.
  const tag = locale === 'en' ? 'en-GB' : locale;
  const made = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    let found = made.get(options);
    if (!found) {
      found = new Intl.DateTimeFormat(tag, { numberingSystem: 'latn', timeZone, ...options });
      made.set(options, found);
    }
    return found;
  };
  const style =
    (options: Intl.DateTimeFormatOptions) =>
    (timeMs: number): string =>
      isMoment(timeMs) ? formatter(options).format(timeMs) : noValue;
  const detail = style({ ...day, ...clock });
  const exact = style({ ...day, ...clock, second: '2-digit' });
  const rowOfYear = style({ ...shortDay, ...clock });
  const yearOf = style({ year: 'numeric' });
  const wholeDay = { ...day, timeZone: 'UTC' };
  const dayName = style(wholeDay);
  const heading = style({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const headingWithYear = style({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const zone = { timeZoneName: 'short' } as const;
  const zoned = (timeMs: number, text: string): string => {
    // In one format with its zone, Korean and Thai would write the time in words.
    const name = formatter(zone)
      .formatToParts(timeMs)
      .find(({ type }) => type === 'timeZoneName');
    return `${text} ${name?.value ?? ''}`.trimEnd();
  };
  return {
    clock: style({ ...clock, second: '2-digit' }),
    shortClock: style(clock),
    row: (timeMs) => (yearOf(timeMs) === yearOf(Date.now()) ? rowOfYear : detail)(timeMs),
    detail,
    full: (timeMs) => (isMoment(timeMs) ? zoned(timeMs, exact(timeMs)) : noValue),
    withZone: (timeMs) => (isMoment(timeMs) ? zoned(timeMs, detail(timeMs)) : noValue),
    day: style(day),
    shortDay: style(shortDay),
    month: style({ month: 'short', year: 'numeric' }),
    heading: (text, today) =>
      (text.slice(0, 4) === today.slice(0, 4) ? heading : headingWithYear)(noonOf(text)),
    dayName: (text) => dayName(noonOf(text)),
    days: (from, to) => formatter(wholeDay).formatRange(noonOf(from), noonOf(to)),
  };
}

const cache = new Map<string, Dates>();

/**
 * Date formats of one language; cached, because Intl formatters are expensive to create.
 * @param locale an Intl tag, as returned by `intlLocale(id)` or `useIntl().locale`
 * @param timeZone an IANA zone; default: the device's zone
 */
export function datesOf(locale: string, timeZone?: string): Dates {
  const key = `${locale} ${timeZone ?? ''}`;
  let found = cache.get(key);
  if (!found) {
    found = createDates(locale, timeZone);
    cache.set(key, found);
  }
  return found;
}

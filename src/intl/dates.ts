import { noValue } from './format.ts';

/**
 * Days and times as people read them, one style for each use. Moments are ms since 1970 UTC and are read in the zone
 * that the dates were made for; a day without a clock is text, as 2026-11-21, and has no zone.
 */
export type Dates = {
  /** Time of a recent event: 16:05:09. */
  clock: (timeMs: number) => string;
  /** Beneath a heading that says the day: 16:05. */
  shortClock: (timeMs: number) => string;
  /** In a row: 20 Nov, 16:05; with the year where it is not this one. */
  row: (timeMs: number) => string;
  /** Date and time of one item: 20 Nov 2026, 16:05. */
  detail: (timeMs: number) => string;
  /** Where it counts exactly, as in a record of money: 20 Nov 2026, 16:05:09 CET. */
  full: (timeMs: number) => string;
  /** To the minute, where the zone matters, as the end of a wait: 20 Nov 2026, 16:05 CET. */
  withZone: (timeMs: number) => string;
  /** The day of a moment: 20 Nov 2026. */
  day: (timeMs: number) => string;
  /** On an axis: 20 Nov. */
  shortDay: (timeMs: number) => string;
  /** On an axis of years: Nov 2026. */
  month: (timeMs: number) => string;
  /** Above the rows of a day: 20 November; with the year where it is not that of today. */
  heading: (day: string, today: string) => string;
  /** A day that the user chose: 20 Nov 2026. */
  dayName: (day: string) => string;
  /** From one day to another, with what both have in common said once. */
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
    // In one format with its zone, Korean and Thai would spell a time out.
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
 * The dates of one language; made once and kept, as Intl formatters are dear to make.
 * @param locale an Intl tag, as `intlLocale(id)` or `useIntl().locale` give it
 * @param timeZone an IANA zone; the device's own zone without it
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

// Sessions of the US stock exchanges in New York time. Holidays and half days follow the rules of the New York Stock Exchange
// (Rule 7.2 and its published hours); closings that no rule foresees stand in a dated table. Server, app and simulated
// prices use the same code. Moments are ms since 1970 UTC, dates are text as 2026-11-27.

export const stockZone = 'America/New_York';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Minutes after midnight. */
const preOpens = 4 * 60;
const opens = 9 * 60 + 30;
const closes = 16 * 60;
const closesEarly = 13 * 60;
/** Length of trading after hours. */
const afterMinutes = 4 * 60;

/** Closed by decision of the exchange: national days of mourning and storms. */
const closedByDecision: ReadonlySet<string> = new Set([
  '2001-09-11',
  '2001-09-12',
  '2001-09-13',
  '2001-09-14',
  '2004-06-11',
  '2007-01-02',
  '2012-10-29',
  '2012-10-30',
  '2018-12-05',
  '2025-01-09',
]);

/** A day on which the exchange trades. */
export interface ExchangeDay {
  date: string;
  preOpensMs: number;
  opensMs: number;
  closesMs: number;
  afterClosesMs: number;
  /** Closes at 13:00. */
  isHalf: boolean;
}

export type StockSession = 'pre' | 'open' | 'after' | 'closed' | 'holiday';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: stockZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Wall clock of New York, as if it were UTC. */
function newYork(atMs: number): number {
  const parts = Object.fromEntries(clock.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute) + (atMs % minuteMs);
}

/** Date in New York of a moment. */
export const stockDateOf = (atMs: number): string => new Date(newYork(atMs)).toISOString().slice(0, 10);

const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
const shifted = (date: string, days: number): string => dateOf(utcOf(date) + days * dayMs);
/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(utcOf(date)).getUTCDay();

/** Moment of a time of day; the zone never changes within trading hours, but at night on Sundays. */
function momentOf(date: string, minutes: number): number {
  const wall = utcOf(date) + minutes * minuteMs;
  return wall + (wall - newYork(wall));
}

const textOf = (year: number, month: number, day: number): string => dateOf(Date.UTC(year, month - 1, day));

/** The nth weekday of a month; the last one for -1. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = count > 0 ? textOf(year, month, 1) : textOf(year, month + 1, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return shifted(first, ahead + (count > 0 ? count - 1 : -1) * 7);
}

/** Good Friday by the Gregorian computus (Meeus). */
function goodFriday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const number = epact + toSunday - 7 * late + 114;
  return shifted(textOf(year, Math.floor(number / 31), (number % 31) + 1), -2);
}

/** A holiday on a fixed date: on a Saturday the Friday before is closed, on a Sunday the Monday after. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return shifted(date, -1);
  return weekday === 0 ? shifted(date, 1) : date;
}

function holidaysOf(year: number): ReadonlySet<string> {
  const newYear = textOf(year, 1, 1);
  return new Set([
    // On a Saturday no day is closed for it, because the Friday before ends a year.
    ...(weekdayOf(newYear) === 6 ? [] : [observed(newYear)]),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    goodFriday(year),
    nth(year, 5, 1, -1),
    // Juneteenth.
    ...(year >= 2022 ? [observed(textOf(year, 6, 19))] : []),
    observed(textOf(year, 7, 4)),
    nth(year, 9, 1, 1),
    nth(year, 11, 4, 4),
    observed(textOf(year, 12, 25)),
  ]);
}

const holidays = new Map<number, ReadonlySet<string>>();

function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  let found = holidays.get(year);
  if (!found) {
    found = holidaysOf(year);
    holidays.set(year, found);
  }
  return found.has(date) || closedByDecision.has(date);
}

/** Half days: before Independence Day and Christmas, and after Thanksgiving. */
function isHalfDay(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const monthDay = date.slice(5);
  return monthDay === '07-03' || monthDay === '12-24' || date === shifted(nth(year, 11, 4, 4), 1);
}

const isWeekend = (date: string): boolean => weekdayOf(date) % 6 === 0;

/** The trading hours of a date; undefined on weekends and holidays. */
export function exchangeDay(date: string): ExchangeDay | undefined {
  if (isWeekend(date) || isHoliday(date)) return undefined;
  const isHalf = isHalfDay(date);
  const end = isHalf ? closesEarly : closes;
  return {
    date,
    preOpensMs: momentOf(date, preOpens),
    opensMs: momentOf(date, opens),
    closesMs: momentOf(date, end),
    afterClosesMs: momentOf(date, end + afterMinutes),
    isHalf,
  };
}

/** The exchange day of a date, or the nearest one before or after it. */
function nearestDay(date: string, step: 1 | -1): ExchangeDay {
  let at = date;
  for (;;) {
    const day = exchangeDay(at);
    if (day) return day;
    at = shifted(at, step);
  }
}

/** The exchange day after a date, or before it. */
export const nextExchangeDay = (date: string): ExchangeDay => nearestDay(shifted(date, 1), 1);
export const previousExchangeDay = (date: string): ExchangeDay => nearestDay(shifted(date, -1), -1);

export interface SessionNow {
  session: StockSession;
  /** On an exchange day. */
  today: ExchangeDay | undefined;
  /** On a Saturday or Sunday in New York. */
  isWeekend: boolean;
  /** When the session changes next: the end of this one, or of the closed hours. */
  untilMs: number;
  /** The next opening at 09:30; while open, that of the next day. */
  opensMs: number;
}

/** The session at a moment. */
export function sessionAt(atMs: number): SessionNow {
  const date = stockDateOf(atMs);
  const today = exchangeDay(date);
  const next = today && atMs < today.opensMs ? today : nextExchangeDay(date);
  const common = { today, isWeekend: isWeekend(date), opensMs: next.opensMs };
  if (!today) return { ...common, session: isWeekend(date) ? 'closed' : 'holiday', untilMs: next.preOpensMs };
  const { preOpensMs, opensMs, closesMs, afterClosesMs } = today;
  if (atMs < preOpensMs) return { ...common, session: 'closed', untilMs: preOpensMs };
  if (atMs < opensMs) return { ...common, session: 'pre', untilMs: opensMs };
  if (atMs < closesMs) return { ...common, session: 'open', untilMs: closesMs };
  if (atMs < afterClosesMs) return { ...common, session: 'after', untilMs: afterClosesMs };
  return { ...common, session: 'closed', untilMs: next.preOpensMs };
}

/** The newest exchange day that has opened at a moment. */
export function lastExchangeDay(atMs: number): ExchangeDay {
  const date = stockDateOf(atMs);
  const today = exchangeDay(date);
  return today && atMs >= today.opensMs ? today : previousExchangeDay(date);
}

/** A source may be later than its stated delay by this before its prices count as stale. */
const toleranceMs = 2 * minuteMs;

/**
 * Whether prices are older than the delay of their source and the session explain (rule market.stock.delay).
 * @param asOfMs up to when the source has told all prices
 * @param delayMs stated delay of the source; 0 where none is stated
 */
export function isStockStale(asOfMs: number, delayMs: number, nowMs: number): boolean {
  const due = nowMs - delayMs;
  // Also where a stated delay leads before the first day that there is.
  if (asOfMs >= due - toleranceMs) return false;
  const { opensMs, closesMs } = lastExchangeDay(due);
  // After the opening there is a moment without a trade.
  const expected = Math.min(due, closesMs);
  return expected - opensMs > toleranceMs && asOfMs < expected - toleranceMs;
}

// Kept history of sources that choose it themselves.
import { lastExchangeDay, previousExchangeDay } from '../../../../contracts/rules/stockSessions.ts';
import { dayMs } from '../StockSource.ts';
import type { BarSeries } from '../StockSource.ts';

const minuteSessions = 10;
const halfHourDays = 90;
const dayYears = 2;

/** Beginning of a series: ten sessions of minutes, 90 days of half hours, and two years of days from the first of a month. */
export function beginningOf(series: BarSeries, nowMs: number): number {
  if (series === 'minute') {
    let day = lastExchangeDay(nowMs);
    for (let count = 1; count < minuteSessions; count += 1) day = previousExchangeDay(day.date);
    return day.opensMs;
  }
  if (series === 'halfHour') {
    const at = nowMs - halfHourDays * dayMs;
    return at - (at % dayMs);
  }
  const at = new Date(nowMs);
  return Date.UTC(at.getUTCFullYear() - dayYears, at.getUTCMonth());
}

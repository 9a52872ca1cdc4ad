import { wallClock } from '../../../intl/wallClock.ts';
import { shiftPeriod, type Candle, type CandlePeriod } from '../../../../contracts/candles.ts';

export interface TimeMark {
  /** Index of the candle. */
  index: number;
  time: number;
  /** Time of day within a day, or the date at the start of a day; months and years for long periods. */
  reads: 'time' | 'day' | 'month';
}

const minuteMs = 60_000;
const dayMinutes = 1440;
const minuteSteps = [5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 720, dayMinutes];
const daySteps = [1, 2, 4, 7, 14, 28, 56, 91, 182, 364];
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

const lengthMinutes = {
  '1min': 1,
  '5min': 5,
  '30min': 30,
  '60min': 60,
  '1day': dayMinutes,
  '1week': 7 * dayMinutes,
};

const monthOf = (minutes: number): number => {
  const at = new Date(minutes * minuteMs);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
};

/** Step that leaves at least `leastSlots` between two marks; the longest one if none does. */
function stepFor(steps: readonly number[], length: number, leastSlots: number): number {
  return steps.find((step) => step / length >= leastSlots) ?? steps.at(-1)!;
}

/**
 * Labels of a chart's time axis: at the first candle after each round moment of the user's clock.
 * @param candles all of them; marks are picked among those from `from` up to, not including, `to`
 * @param leastSlots minimum distance of two labels in candles
 * @param timeZone the user's
 */
export function timeMarks(
  candles: readonly Candle[],
  { from, to }: { from: number; to: number },
  period: CandlePeriod,
  leastSlots: number,
  timeZone: string | undefined,
): TimeMark[] {
  const round = roundMoments(period, leastSlots);
  // Periods of a day or more begin at UTC boundaries, independent of the viewer's time zone.
  const isLong = period === '1day' || period === '1week' || period === '1mon';
  const minutesOf = (timeMs: number): number => (isLong ? timeMs : wallClock(timeMs, timeZone)) / minuteMs;
  const marks: TimeMark[] = [];
  let before: number | undefined;
  let lastIndex = -Infinity;
  for (let index = Math.max(0, from - 1); index < to; index += 1) {
    const { time } = candles[index]!;
    const minutes = minutesOf(time);
    const isRound = before !== undefined && round(minutes) !== round(before);
    // After a gap, two round moments may be too close to each other.
    if (index >= from && isRound && index - lastIndex >= leastSlots * 0.9) {
      marks.push({ index, time, reads: readingOf(period, minutes, marks.at(-1), minutesOf) });
      lastIndex = index;
    }
    before = minutes;
  }
  return marks;
}

function roundMoments(period: CandlePeriod, leastSlots: number): (minutes: number) => number {
  if (period === '1mon') {
    const step = stepFor(monthSteps, 1, leastSlots);
    return (minutes) => Math.floor(monthOf(minutes) / step);
  }
  const length = lengthMinutes[period];
  const isLong = period === '1day' || period === '1week';
  const steps = isLong ? daySteps.map((days) => days * dayMinutes) : minuteSteps;
  const step = stepFor(steps, length, leastSlots);
  // Weeks start on Monday, as weekly candles do.
  const origin = isLong ? -3 * dayMinutes : 0;
  return (minutes) => Math.floor((minutes - origin) / step);
}

function readingOf(
  period: CandlePeriod,
  minutes: number,
  last: TimeMark | undefined,
  minutesOf: (timeMs: number) => number,
): TimeMark['reads'] {
  if (period === '1mon') return 'month';
  const dayOf = (at: number): number => Math.floor(at / dayMinutes);
  if (period === '1day' || period === '1week') {
    const yearOf = (at: number): number => Math.floor(monthOf(at) / 12);
    return last && yearOf(minutesOf(last.time)) !== yearOf(minutes) ? 'month' : 'day';
  }
  if (last) return dayOf(minutesOf(last.time)) === dayOf(minutes) ? 'time' : 'day';
  return minutes % dayMinutes === 0 ? 'day' : 'time';
}

/** Candles preceded by a time gap of more than a period: no trades exist there, and none are interpolated. */
export function gapsBefore(
  candles: readonly Candle[],
  { from, to }: { from: number; to: number },
  period: CandlePeriod,
): number[] {
  const gaps: number[] = [];
  for (let index = Math.max(1, from); index < to; index += 1) {
    if (candles[index]!.time > shiftPeriod(period, candles[index - 1]!.time, 1)) gaps.push(index);
  }
  return gaps;
}

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
/** Trading hours of an exchange that closes at night. */
const sessionMinutes = 390;
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

interface AxisInput {
  /** All candles; marks are picked among those from `from` up to, not including, `to`. */
  candles: readonly Candle[];
  range: { from: number; to: number };
  period: CandlePeriod;
  /** Minimum distance of two labels in candles. */
  leastSlots: number;
  /** The user's. */
  timeZone: string | undefined;
  /** Of a market with sessions: its session ends. */
  isGap?: IsGap | undefined;
}

// Periods of a day or more begin at UTC boundaries, independent of the viewer's time zone.
const isLong = (period: CandlePeriod): period is '1day' | '1week' | '1mon' =>
  period === '1day' || period === '1week' || period === '1mon';

/** Candles at which a session opens and its day is named, in all or every few sessions. */
function namedSessions({ candles, range, period, leastSlots, isGap }: AxisInput) {
  if (!isGap || isLong(period)) return undefined;
  const step = stepFor(daySteps, lengthMinutes[period] / sessionMinutes, leastSlots);
  const dayOf = (index: number): number => Math.floor(candles[index]!.time / minuteMs / dayMinutes / step);
  const to = Math.min(candles.length, range.to + Math.ceil(leastSlots));
  const openings = gapsBefore(candles, { from: range.from, to }, period, isGap);
  return { openings: openings.filter((index) => dayOf(index) !== dayOf(index - 1)), isEach: step === 1 };
}

/** Labels of a chart's time axis: at the first candle after each round moment of the user's clock. */
export function timeMarks(input: AxisInput): TimeMark[] {
  const { candles, range, period, leastSlots, timeZone } = input;
  const { from, to } = range;
  const round = roundMoments(period, leastSlots);
  const minutesOf = (timeMs: number): number =>
    (isLong(period) ? timeMs : wallClock(timeMs, timeZone)) / minuteMs;
  const sessions = namedSessions(input);
  // After a gap, two round moments may be too close to each other.
  const least = leastSlots * 0.9;
  const isFree = (index: number): boolean =>
    !sessions ||
    (sessions.isEach && sessions.openings.every((opening) => Math.abs(opening - index) >= least));
  const marks: TimeMark[] = [];
  let before: number | undefined;
  let lastIndex = -Infinity;
  for (let index = Math.max(0, from - 1); index < to; index += 1) {
    const { time } = candles[index]!;
    const minutes = minutesOf(time);
    const isRound = before !== undefined && round(minutes) !== round(before) && isFree(index);
    const isOpening = sessions?.openings.includes(index) === true;
    if (index >= from && (isRound || isOpening) && index - lastIndex >= least) {
      const reads = isOpening ? 'day' : readingOf(period, minutes, marks.at(-1), minutesOf);
      marks.push({ index, time, reads });
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
  const steps = isLong(period) ? daySteps.map((days) => days * dayMinutes) : minuteSteps;
  const step = stepFor(steps, length, leastSlots);
  // Weeks start on Monday, as weekly candles do.
  const origin = isLong(period) ? -3 * dayMinutes : 0;
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
  if (isLong(period)) {
    const yearOf = (at: number): number => Math.floor(monthOf(at) / 12);
    return last && yearOf(minutesOf(last.time)) !== yearOf(minutes) ? 'month' : 'day';
  }
  if (last) return dayOf(minutesOf(last.time)) === dayOf(minutes) ? 'time' : 'day';
  return minutes % dayMinutes === 0 ? 'day' : 'time';
}

/** Whether a time gap of more than a period, between the beginnings of two candles, is marked. */
export type IsGap = (beforeMs: number, afterMs: number, period: CandlePeriod) => boolean;

/**
 * Candles preceded by a time gap of more than a period: no trades exist there, and none are interpolated.
 * @param isGap default: every such gap is marked
 */
export function gapsBefore(
  candles: readonly Candle[],
  { from, to }: { from: number; to: number },
  period: CandlePeriod,
  isGap: IsGap = () => true,
): number[] {
  const gaps: number[] = [];
  for (let index = Math.max(1, from); index < to; index += 1) {
    const before = candles[index - 1]!.time;
    const { time } = candles[index]!;
    if (time > shiftPeriod(period, before, 1) && isGap(before, time, period)) gaps.push(index);
  }
  return gaps;
}

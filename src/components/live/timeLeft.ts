import type { Formats } from '../../intl/format.ts';

/** Up to this duration the time left is shown in minutes. */
const hoursFromMin = 120;

/** A wait in whole minutes, or in whole hours from two hours on; rounded up. */
export function waitOf(seconds: number): { count: number; unit: 'minute' | 'hour' } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < hoursFromMin
    ? { count: minutes, unit: 'minute' }
    : { count: Math.ceil(minutes / 60), unit: 'hour' };
}

/** The wait in words: 59 minutes, 18 hours. */
export function timeLeft(formats: Formats, seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return formats.units(count, unit);
}

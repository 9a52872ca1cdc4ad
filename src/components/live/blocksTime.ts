import type { Formats } from '../../intl/format.ts';
import { timeLeft } from './timeLeft.ts';

/** Rounding step of block times, in seconds: more precision is not meaningful. */
const stepS = 5;

/** How long blocks usually take, in words: 25 seconds, 3 minutes; never less than they do. */
export function blocksTime(formats: Formats, seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / stepS)) * stepS;
  return formats.about(count < 60 ? formats.units(count, 'second') : timeLeft(formats, seconds));
}

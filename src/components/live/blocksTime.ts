import type { Formats } from '../../intl/format.ts';
import { timeLeft } from './timeLeft.ts';

/** Rounding step of block times, in seconds: more precision is not meaningful. */
const stepS = 5;

/** Usual time for blocks in words, rounded up: 25 seconds, 3 minutes. */
export function blocksTime(formats: Formats, seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / stepS)) * stepS;
  return formats.about(count < 60 ? formats.units(count, 'second') : timeLeft(formats, seconds));
}

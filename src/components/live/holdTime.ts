import type { Formats } from '../../intl/format.ts';

/** Hold duration in words: 24 hours. */
export const holdTime = (formats: Formats, minutes: number): string =>
  minutes % 60 === 0 ? formats.units(minutes / 60, 'hour') : formats.units(minutes, 'minute');

import { later } from '../../../ui/loading/later.ts';

/** Loaded on the first tap. */
export const laterApplicationCalendar = later(() => import('./applicationCalendarFile.ts'));

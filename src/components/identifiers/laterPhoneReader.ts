import { later } from '../../ui/loading/later.ts';

/** Loaded when the user types a number. Without it digits are ungrouped; a submission requests it again. */
export const laterPhoneReader = later(() => import('./phoneReader.ts'));

import { later } from '../../ui/loading/later.ts';

/** For who types a number. Without it digits stand ungrouped; to send the form asks for it again. */
export const laterPhoneReader = later(() => import('./phoneReader.ts'));

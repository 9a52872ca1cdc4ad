import { useIntl } from 'react-intl';
import { datesOf, type Dates } from './dates.ts';

/**
 * Date formats of the current language; the same object until the language changes.
 * @param timeZone default: the user's zone
 */
export function useDates(timeZone?: string): Dates {
  const intl = useIntl();
  return datesOf(intl.locale, timeZone ?? intl.timeZone);
}

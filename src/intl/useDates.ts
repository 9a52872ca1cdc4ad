import { useIntl } from 'react-intl';
import { datesOf, type Dates } from './dates.ts';

/**
 * The dates of the language around the caller; the same object until the language changes.
 * @param timeZone the user's own zone without it
 */
export function useDates(timeZone?: string): Dates {
  const intl = useIntl();
  return datesOf(intl.locale, timeZone ?? intl.timeZone);
}

import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './format.ts';

/** The number and time formats of the language around the caller; the same object until the language changes. */
export function useFormats(): Formats {
  const { locale, timeZone } = useIntl();
  return formatsOf(locale, timeZone);
}

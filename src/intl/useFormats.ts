import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './format.ts';

/** Number formats of the current language; the same object until the language changes. */
export function useFormats(): Formats {
  return formatsOf(useIntl().locale);
}

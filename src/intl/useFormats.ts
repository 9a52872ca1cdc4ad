import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './format.ts';

/** The number formats of the language around the caller; the same object until the language changes. */
export function useFormats(): Formats {
  return formatsOf(useIntl().locale);
}

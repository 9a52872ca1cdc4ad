import { useIntl } from 'react-intl';

/** Separator of two sentences: Chinese and Japanese full stops include their space. */
export function useSentenceSpace(): '' | ' ' {
  return /^(zh|ja)/.test(useIntl().locale) ? '' : ' ';
}

import { useIntl } from 'react-intl';

/** What parts two sentences: Chinese and Japanese full stops are as wide as a sign and bring their own space. */
export function useSentenceSpace(): '' | ' ' {
  return /^(zh|ja)/.test(useIntl().locale) ? '' : ' ';
}

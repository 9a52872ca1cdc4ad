import type { IntlShape } from 'react-intl';

/** Confirms that a file with this number of records was saved. */
export function exportSavedText(intl: IntlShape, count: number): string {
  return intl.formatMessage(
    {
      id: 'record.export.saved',
      defaultMessage: '{count, plural, one {File with # record saved} other {File with # records saved}}',
    },
    { count },
  );
}

import type { IntlShape } from 'react-intl';

/** Replaces a figure that the server omits: unknown is not zero. */
export const notReported = (intl: IntlShape): string =>
  intl.formatMessage({ id: 'amount.notReported', defaultMessage: '— not reported' });

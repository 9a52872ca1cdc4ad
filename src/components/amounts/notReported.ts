import type { IntlShape } from 'react-intl';

/** In place of a figure that the server's answer lacks: unknown is not zero. */
export const notReported = (intl: IntlShape): string =>
  intl.formatMessage({ id: 'amount.notReported', defaultMessage: '— not reported' });

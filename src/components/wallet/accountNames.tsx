import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { Account } from './accounts.ts';

/** Account names as a subject. */
export const accountNames: Record<Account, ReactNode> = {
  change: <FormattedMessage id="assets.account.spot" defaultMessage="Spot account" />,
  micro: <FormattedMessage id="assets.account.options" defaultMessage="Options account" />,
  lever: <FormattedMessage id="assets.account.contract" defaultMessage="Contract account" />,
  trust: <FormattedMessage id="assets.account.hosting" defaultMessage="Hosting account" />,
};

/** Short account name, beside a time or in a chip. */
export function shortAccountName(intl: IntlShape, account: Account | 'legal'): string {
  switch (account) {
    case 'change':
      return intl.formatMessage({ id: 'product.spot', defaultMessage: 'Spot' });
    case 'micro':
      return intl.formatMessage({ id: 'product.options', defaultMessage: 'Options' });
    case 'lever':
      return intl.formatMessage({ id: 'product.contracts', defaultMessage: 'Contracts' });
    case 'trust':
      return intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' });
    case 'legal':
      return intl.formatMessage({ id: 'ledger.account.fiat', defaultMessage: 'Fiat' });
  }
}

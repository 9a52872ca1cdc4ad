import type { IntlShape } from 'react-intl';

/** States that a code was sent without revealing whether an account exists. */
export function codeSentText(
  intl: IntlShape,
  purpose: 'register' | 'forget' | 'login',
  address: string,
): string {
  return purpose === 'register'
    ? intl.formatMessage(
        { id: 'register.codeSentTo', defaultMessage: 'A code is on its way to {address}' },
        { address },
      )
    : intl.formatMessage(
        { id: 'forgot.codeSent', defaultMessage: 'If {address} has an account, a code is on its way' },
        { address },
      );
}

import type { IntlShape } from 'react-intl';
import { string } from 'yup';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** A code as sent. */
export function codeSchema(intl: IntlShape) {
  return string()
    .required(intl.formatMessage(refusalMessage('session.codeRequired')))
    .matches(
      /^\d{6}(\d{6})?$/,
      intl.formatMessage({ id: 'register.code.length', defaultMessage: 'The code has 6 digits' }),
    );
}

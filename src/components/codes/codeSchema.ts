import type { IntlShape } from 'react-intl';
import { string } from 'yup';

/** A code as it was sent. */
export function codeSchema(intl: IntlShape) {
  return string()
    .required(
      intl.formatMessage({ id: 'register.code.required', defaultMessage: 'Enter the verification code' }),
    )
    .matches(
      /^\d{6}(\d{6})?$/,
      intl.formatMessage({ id: 'register.code.length', defaultMessage: 'The code has 6 digits' }),
    );
}

import type { IntlShape } from 'react-intl';
import { boolean, object, ref, string } from 'yup';

export interface RegisterValues {
  email: string;
  code: string;
  password: string;
  confirm: string;
  invitation: string;
  isAgreed: boolean;
}

/** Passwords are at least this long; the server holds the same limit. */
const shortestPassword = 6;

// The server checks the address again and decides; this only catches what cannot be one.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address alone, for which a code can be asked before the rest is filled in. */
export function emailSchema(intl: IntlShape) {
  return string()
    .trim()
    .required(
      intl.formatMessage({ id: 'register.email.required', defaultMessage: 'Enter your e-mail address' }),
    )
    .matches(
      emailShape,
      intl.formatMessage({ id: 'register.email.valid', defaultMessage: 'Enter a valid e-mail address' }),
    );
}

export function registerSchema(intl: IntlShape) {
  return object({
    email: emailSchema(intl),
    code: string()
      .required(
        intl.formatMessage({ id: 'register.code.required', defaultMessage: 'Enter the verification code' }),
      )
      .matches(
        /^\d{6}$/,
        intl.formatMessage({ id: 'register.code.length', defaultMessage: 'The code has 6 digits' }),
      ),
    password: string()
      .required(intl.formatMessage({ id: 'register.password.required', defaultMessage: 'Enter a password' }))
      .min(
        shortestPassword,
        intl.formatMessage({
          id: 'register.password.length',
          defaultMessage: 'The password needs at least 6 characters',
        }),
      ),
    confirm: string()
      .required(
        intl.formatMessage({ id: 'register.confirm.required', defaultMessage: 'Enter the password again' }),
      )
      .oneOf(
        [ref('password')],
        intl.formatMessage({ id: 'register.confirm.match', defaultMessage: 'Password twice inconsistent' }),
      ),
    invitation: string()
      .trim()
      .required(
        intl.formatMessage({
          id: 'register.invitation.required',
          defaultMessage: 'Enter an invitation code',
        }),
      ),
    isAgreed: boolean().oneOf(
      [true],
      intl.formatMessage({
        id: 'register.agreement.required',
        defaultMessage: 'Please agree to the user agreement',
      }),
    ),
  });
}

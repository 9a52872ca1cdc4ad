import type { IntlShape } from 'react-intl';
import { ref, string } from 'yup';
import { repeatsOneCharacter } from '../../../contracts/rules/password.ts';

/** Passwords are at least this long; the server holds the same limit. */
const shortestPassword = 6;

/** A new password and its repeat. */
export function newPasswordSchema(intl: IntlShape) {
  return {
    password: string()
      .required(intl.formatMessage({ id: 'register.password.required', defaultMessage: 'Enter a password' }))
      .min(
        shortestPassword,
        intl.formatMessage({
          id: 'register.password.length',
          defaultMessage: 'The password needs at least 6 characters',
        }),
      )
      .test(
        'repeats',
        intl.formatMessage({
          id: 'register.password.repeats',
          defaultMessage: 'The password repeats one character. Choose another',
        }),
        (password) => !repeatsOneCharacter(password),
      ),
    confirm: string()
      .required(
        intl.formatMessage({ id: 'register.confirm.required', defaultMessage: 'Enter the password again' }),
      )
      .oneOf(
        [ref('password')],
        intl.formatMessage({ id: 'register.confirm.match', defaultMessage: 'Passwords don’t match' }),
      ),
  };
}

/** The errors that are left when a field has changed: a repeat is right as soon as the password is the same. */
export function errorsAfterPasswordChange<Errors extends { confirm?: string }>(
  errors: Errors,
  name: string,
  { password, confirm }: { password: string; confirm: string },
): Errors {
  const isRepeatRight = name === 'password' && confirm !== '' && confirm === password;
  return { ...errors, [name]: undefined, ...(isRepeatRight && { confirm: undefined }) };
}

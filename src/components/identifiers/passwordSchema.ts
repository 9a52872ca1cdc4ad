import type { IntlShape } from 'react-intl';
import { ref, string } from 'yup';
import { repeatsOneCharacter } from '../../../contracts/rules/identity/password.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Minimum length of passwords; the server enforces the same limit. */
const shortestPassword = 6;

/** A new password and its confirmation. */
export function newPasswordSchema(intl: IntlShape) {
  return {
    password: string()
      .required(intl.formatMessage(refusalMessage('session.passwordRequired')))
      .min(shortestPassword, intl.formatMessage(refusalMessage('session.passwordLength')))
      .test(
        'repeats',
        intl.formatMessage(refusalMessage('session.passwordRepeats')),
        (password) => !repeatsOneCharacter(password),
      ),
    confirm: string()
      .required(intl.formatMessage(refusalMessage('session.confirmRequired')))
      .oneOf([ref('password')], intl.formatMessage(refusalMessage('session.confirmMismatch'))),
  };
}

/** Remaining errors after a change: a confirmation is valid as soon as it equals the password. */
export function errorsAfterPasswordChange<Errors extends { confirm?: string }>(
  errors: Errors,
  name: string,
  { password, confirm }: { password: string; confirm: string },
): Errors {
  const isRepeatRight = name === 'password' && confirm !== '' && confirm === password;
  return { ...errors, [name]: undefined, ...(isRepeatRight && { confirm: undefined }) };
}

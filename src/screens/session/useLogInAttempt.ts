import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { login } from '../../api/signIn.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import { identifierFields } from '../../components/identifiers/identifierKind.ts';
import { isApiError } from '../../components/shell/apiErrors.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { LoginRefused } from './loginSteps.ts';
import { loginWait } from './loginWait.ts';
import type { Credentials } from './useLogin.ts';

/** Logs in and returns to the page that required it, or reports the step that the server requires first. */
export function useLogInAttempt() {
  const { logIn } = useShell();
  const intl = useIntl();
  const { mutateAsync } = useMutation({ ...login(), meta: { handlesErrors: true } });
  return async ({
    kind,
    identifier,
    password,
    dialCode,
    code,
  }: Credentials): Promise<LoginRefused | undefined> => {
    const names = {
      user_string: identifierFields[kind],
      areacode: 'phone',
      password: 'password',
      code: 'code',
    };
    const name = `${kind} ${dialCode ?? ''} ${identifier.toLowerCase()}`;
    const waited = loginWait.get();
    try {
      const session = await mutateAsync({
        user_string: identifier,
        password,
        user_type: kind,
        ...(dialCode === undefined ? undefined : { areacode: dialCode }),
        ...(code === undefined ? undefined : { code }),
        ...(waited?.name === name ? { patience: waited.patience } : undefined),
      });
      codesSent.clear();
      if (waited?.name === name) loginWait.set(undefined);
      await logIn(session);
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return firstOf(error, name) ?? refusedOf(intl, error, names);
    }
  };
}

/**
 * Step that the server requires before the password. Extension: compatible back ends check the password immediately.
 */
function firstOf({ reason, values }: ApiError, name: string): LoginRefused | undefined {
  if (reason === 'session.codeFirst') return { first: { at: 'code' } };
  const seconds = Number.parseInt(values.seconds ?? '', 10);
  if (reason !== 'session.waitFirst' || values.patience === undefined || !(seconds > 0)) return undefined;
  const dueMs = Date.now() + seconds * 1000;
  loginWait.set({ name, dueMs, patience: values.patience });
  return { first: { at: 'wait', dueMs } };
}

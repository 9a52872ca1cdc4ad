import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/ApiError.ts';
import { checkEmailCode, checkMobileCode, login } from '../../api/signIn.ts';
import { drafts } from '../../components/forms/drafts.ts';
import { useScreenTitle } from '../../components/shell/useScreenTitle.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/languages.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { identifierFields } from '../../components/identifiers/identifierKind.ts';
import { LoginView } from './LoginView.tsx';
import { refusalOf, refusedOf } from '../../components/forms/refusedOf.ts';
import { isApiError } from '../../components/shell/failures.ts';
import type { LoginRefused } from './loginSteps.ts';
import { loginWait } from './loginWait.ts';
import { signInChoice } from '../../components/identifiers/signInChoice.ts';
import { useSendCode } from './useSendCode.ts';
import type { AddressCode, Credentials, LoginValues } from './useLogin.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

/** Logs in and goes back to the page that asked for it. */
export function Login() {
  const { toast, back, pathOf, returnsTo, hasSessionEnded, locale } = useShell();
  const [query] = useSearchParams();
  const titleOf = useScreenTitle();
  const draft = useVisitorDraft<LoginValues>('login');
  const attempt = useAttempt();
  // The way back to the page that asked survives a detour to registration.
  const returnQuery = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <LoginView
      kind={signInChoice.kind()}
      onKind={signInChoice.keepKind}
      country={signInChoice.country()}
      onCountry={signInChoice.keepCountry}
      draft={draft}
      returnsTo={returnsTo && titleOf(returnsTo)}
      sessionEnded={hasSessionEnded}
      hasDraft={drafts.isWaiting()}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      links={{
        language: pathOf('Language'),
        register: pathOf('Register', returnQuery),
        forgot: pathOf('ForgotPassword', returnQuery),
        country: pathOf('ChooseCountry'),
      }}
      onBack={back}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onSendCode={useSendCode('login')}
      onCheckCode={useCheckCode()}
      onSubmit={attempt}
    />
  );
}

const codeFields = { email_code: 'code', mobile_code: 'code' };

/** Asks whether a code is right; that uses it up as little as the log-in that follows. */
function useCheckCode() {
  const intl = useIntl();
  const mail = useMutation({ ...checkEmailCode(), meta: { handlesErrors: true } });
  const text = useMutation({ ...checkMobileCode(), meta: { handlesErrors: true } });
  return ({ kind, address, dialCode, code }: AddressCode) =>
    refusalOf(intl, codeFields, () =>
      kind === 'mobile'
        ? text.mutateAsync({ mobile: address, area_code: dialCode, mobile_code: code, type: 'login' })
        : mail.mutateAsync({ user_string: address, email_code: code, type: 'login' }),
    );
}

/** Logs in, or says what the server asks for first. */
function useAttempt() {
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

/** What has to come before the password. Extension: other back ends look at it at once. */
function firstOf({ reason, values }: ApiError, name: string): LoginRefused | undefined {
  if (reason === 'session.codeFirst') return { first: { at: 'code' } };
  const seconds = Number.parseInt(values.seconds ?? '', 10);
  if (reason !== 'session.waitFirst' || values.patience === undefined || !(seconds > 0)) return undefined;
  const dueMs = Date.now() + seconds * 1000;
  loginWait.set({ name, dueMs, patience: values.patience });
  return { first: { at: 'wait', dueMs } };
}

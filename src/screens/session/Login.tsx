import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import { checkEmailCode, checkMobileCode } from '../../api/signIn.ts';
import { drafts } from '../../components/forms/drafts.ts';
import { useScreenTitle } from '../../components/shell/useScreenTitle.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/languages.ts';
import { LoginView } from './LoginView.tsx';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import { signInChoice } from '../../components/identifiers/signInChoice.ts';
import { useSendCode } from './useSendCode.ts';
import type { AddressCode, LoginValues } from './useLogin.ts';
import { useLogInAttempt } from './useLogInAttempt.ts';
import { usePasskeyWay } from './usePasskeyWay.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

/** Logs in and returns to the page that required it. */
export function Login() {
  const { toast, back, pathOf, returnsTo, hasSessionEnded, locale } = useShell();
  const [query] = useSearchParams();
  const titleOf = useScreenTitle();
  const draft = useVisitorDraft<LoginValues>('login');
  const attempt = useLogInAttempt();
  // The return path survives a detour to registration.
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
      passkey={usePasskeyWay()}
    />
  );
}

const codeFields = { email_code: 'code', mobile_code: 'code' };

/** Checks a code; like the login that follows, it does not consume the code. */
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

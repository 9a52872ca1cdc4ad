import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import { login } from '../../api/session.ts';
import { drafts } from '../../components/forms/drafts.ts';
import { useScreenTitle } from '../../components/shell/useScreenTitle.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/locales.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { identifierFields } from './identifierKind.ts';
import { LoginView } from './LoginView.tsx';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import { signInChoice } from './signInChoice.ts';
import type { LoginValues } from './useLogin.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

/** Logs in and goes back to the page that asked for it. */
export function Login() {
  const { logIn, toast, back, pathOf, returnsTo, hasSessionEnded, locale } = useShell();
  const [query] = useSearchParams();
  const intl = useIntl();
  const titleOf = useScreenTitle();
  const draft = useVisitorDraft<LoginValues>('login');
  const { mutateAsync } = useMutation({ ...login(), meta: { handlesErrors: true } });
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
      onSubmit={({ kind, identifier, password, dialCode }) => {
        const names = { user_string: identifierFields[kind], areacode: 'phone', password: 'password' };
        return refusalOf(intl, names, async () => {
          const areacode = dialCode === undefined ? undefined : { areacode: dialCode };
          const session = await mutateAsync({
            user_string: identifier,
            password,
            user_type: kind,
            ...areacode,
          });
          codesSent.clear();
          await logIn(session);
        });
      }}
    />
  );
}

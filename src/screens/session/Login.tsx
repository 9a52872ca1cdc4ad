import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import { ApiError } from '../../api/ApiError.ts';
import { login } from '../../api/session.ts';
import { errorText } from '../../components/errorText.ts';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { useShell } from '../../components/useShell.ts';
import { locales } from '../../intl/locales.ts';
import { LoginView } from './LoginView.tsx';
import { fieldsOf } from './refusedOf.ts';

/** Logs in by e-mail and goes back to the page that asked for it. */
export function Login() {
  const { logIn, back, pathOf, returnsTo, hasSessionEnded, locale } = useShell();
  const [query] = useSearchParams();
  const intl = useIntl();
  const titleOf = useScreenTitle();
  const { mutateAsync } = useMutation({ ...login(), meta: { handlesErrors: true } });
  // The way back to the page that asked survives a detour to registration.
  const onward = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <LoginView
      identifier={query.get('identifier') ?? ''}
      returnsTo={returnsTo && titleOf(returnsTo)}
      sessionEnded={hasSessionEnded}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      links={{
        language: pathOf('Language'),
        register: pathOf('Register', onward),
        forgot: pathOf('ForgotPassword'),
      }}
      onBack={back}
      onSubmit={async ({ identifier, password }) => {
        try {
          await logIn(await mutateAsync({ user_string: identifier, password, user_type: 'email' }));
          return undefined;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const fields = fieldsOf(error, { user_string: 'identifier', password: 'password' });
          return fields ? { fields } : { message: errorText(intl, error) };
        }
      }}
    />
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { register, sendEmailCode, siteConfig } from '../../api/session.ts';
import { errorText } from '../../components/errorText.ts';
import { useShell } from '../../components/useShell.ts';
import { locales } from '../../intl/locales.ts';
import { fieldsOf } from './refusedOf.ts';
import { RegisterView } from './RegisterView.tsx';

const fieldNames = {
  user_string: 'email',
  code: 'code',
  password: 'password',
  re_password: 'confirm',
  extension_code: 'invitation',
};

/** Opens an account by e-mail; an invite link or the sandbox fills in the invitation code. */
export function Register() {
  const { back, pathOf, locale, toast } = useShell();
  const [query] = useSearchParams();
  const intl = useIntl();
  const site = useQuery(siteConfig());
  const [registered, setRegistered] = useState<string>();
  const code = useMutation({ ...sendEmailCode(), meta: { handlesErrors: true } });
  const account = useMutation({ ...register(), meta: { handlesErrors: true } });
  const invited = query.get('code') ?? '';
  const sandboxInvitation = site.data?.is_sandbox === true ? site.data.invitation_code : '';
  const onward = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <RegisterView
      invitation={invited || sandboxInvitation}
      isSandboxInvitation={invited === '' && sandboxInvitation !== ''}
      registered={registered}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      links={{
        language: pathOf('Language'),
        login: pathOf('Login', registered === undefined ? onward : { ...onward, identifier: registered }),
        userAgreement: pathOf('UserAgreement'),
        privacy: pathOf('PrivacyAgreement'),
      }}
      onBack={back}
      onSendCode={async (email) => {
        try {
          const sent = await code.mutateAsync({ user_string: email, type: 'register' });
          // A sandbox shows the code itself, and sends none.
          if (sent.sandbox_code === undefined) {
            toast({
              kind: 'success',
              text: intl.formatMessage(
                { id: 'register.codeSent', defaultMessage: 'A code is on its way to {email}' },
                { email },
              ),
            });
          }
          return { waitS: sent.cooldown_s, sandboxCode: sent.sandbox_code };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const waitS =
            error.values.seconds === undefined ? undefined : Number.parseInt(error.values.seconds, 10);
          return { refused: { message: errorText(intl, error), fields: fieldsOf(error, fieldNames) }, waitS };
        }
      }}
      onSubmit={async ({ email, code: sentCode, password, confirm, invitation }) => {
        try {
          await account.mutateAsync({
            type: 'email',
            user_string: email,
            code: sentCode,
            password,
            re_password: confirm,
            extension_code: invitation,
          });
          setRegistered(email);
          return undefined;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const fields = fieldsOf(error, fieldNames);
          return fields ? { fields } : { message: errorText(intl, error) };
        }
      }}
    />
  );
}

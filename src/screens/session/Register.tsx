import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { drafts } from '../../components/forms/drafts.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/languages.ts';
import { isText } from '../../stored/shapes.ts';
import { identifierFields } from '../../components/identifiers/identifierKind.ts';
import type { RegisterValues } from './registerSchema.ts';
import { RegisterView } from './RegisterView.tsx';
import { signInChoice } from '../../components/identifiers/signInChoice.ts';
import { useOpenAccount } from './useOpenAccount.ts';
import { useLogInAttempt } from './useLogInAttempt.ts';
import { useSendCode } from './useSendCode.ts';
import type { Registration } from './useRegistration.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

const storedFields = { phone: isText, email: isText, username: isText, invitationCode: isText };

/** Opens an account and logs in; an invite link or the sandbox fills in the invitation code. */
export function Register() {
  const { back, toast, pathOf, locale, site } = useShell();
  const [query] = useSearchParams();
  const [registered, setRegistered] = useState<Registration>();
  const open = useOpenAccount();
  const logIn = useLogInAttempt();
  const leave = useEffectEvent(() => {
    if (registered && location.pathname !== pathOf('Login')) drafts.end({ form: 'login' });
  });
  useEffect(() => () => leave(), []);
  const invited = query.get('code') ?? '';
  const draft = useVisitorDraft<RegisterValues>('register', storedFields, invited);
  const sandboxInvitation = site?.is_sandbox === true ? site.invitation_code : '';
  // The return path survives a detour to registration.
  const returnQuery = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <RegisterView
      kind={signInChoice.kind()}
      onKind={signInChoice.keepKind}
      country={signInChoice.country()}
      onCountry={signInChoice.keepCountry}
      channels={site?.code_channels}
      asksTextConsent={locale === 'en'}
      invitationCode={invited || sandboxInvitation}
      isSandboxInvitation={invited === '' && sandboxInvitation !== ''}
      draft={draft}
      registered={registered?.shownAs}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      links={{
        language: pathOf('Language'),
        country: pathOf('ChooseCountry'),
        login: pathOf('Login', returnQuery),
        userAgreement: pathOf('UserAgreement'),
        privacy: pathOf('PrivacyAgreement'),
      }}
      onBack={back}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onSendCode={useSendCode('register')}
      onSubmit={async (form) => {
        const refused = await open(form);
        if (refused) return refused;
        draft.end();
        const { kind, identifier, password, country } = form;
        const dialCode = country && { dialCode: country.dialCode };
        if (!(await logIn({ kind, identifier, password, ...dialCode }))) return undefined;
        // The account exists nevertheless. The draft is kept only in memory, so that one tap retries the login.
        drafts.keep({ form: 'login' }, { [identifierFields[kind]]: identifier, password });
        setRegistered(form);
        return undefined;
      }}
    />
  );
}

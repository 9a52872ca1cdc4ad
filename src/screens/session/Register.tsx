import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { agreementCategory } from '../../../contracts/agreements.ts';
import { articles } from '../../api/help.ts';
import { register } from '../../api/session.ts';
import { drafts } from '../../components/forms/drafts.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales, markOfLocale } from '../../intl/locales.ts';
import { isText } from '../../stored/shapes.ts';
import { agreementVersions } from './agreementVersions.ts';
import { identifierFields } from './identifierKind.ts';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import type { RegisterValues } from './registerSchema.ts';
import { RegisterView } from './RegisterView.tsx';
import { signInChoice } from './signInChoice.ts';
import { useSendCode } from './useSendCode.ts';
import type { Registration } from './useRegistration.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

const fieldNames = {
  code: 'code',
  password: 'password',
  re_password: 'confirm',
  extension_code: 'invitation',
  area_code: 'phone',
};

const storedFields = { phone: isText, email: isText, username: isText, invitation: isText };

/** Opens an account; an invite link or the sandbox fills in the invitation code. */
export function Register() {
  const { back, toast, pathOf, locale, site } = useShell();
  const [query] = useSearchParams();
  const [registered, setRegistered] = useState<Registration>();
  const open = useOpenAccount();
  const invited = query.get('code') ?? '';
  const draft = useVisitorDraft<RegisterValues>('register', storedFields, invited);
  const sandboxInvitation = site?.is_sandbox === true ? site.invitation_code : '';
  // The way back to the page that asked survives a detour to registration.
  const returnQuery = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <RegisterView
      kind={signInChoice.kind()}
      onKind={signInChoice.keepKind}
      country={signInChoice.country()}
      onCountry={signInChoice.keepCountry}
      channels={site?.code_channels}
      asksTextConsent={locale === 'en'}
      invitation={invited || sandboxInvitation}
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
      onRefused={(text) => toast({ kind: 'error', text })}
      onSendCode={useSendCode('register')}
      onSubmit={async (form) => {
        const refused = await open(form);
        if (refused) return refused;
        draft.end();
        drafts.keep({ form: 'login' }, { [identifierFields[form.kind]]: form.identifier });
        setRegistered(form);
        return undefined;
      }}
    />
  );
}

/** Sends the registration with the versions of the agreements that its links lead to. */
function useOpenAccount() {
  const { locale } = useShell();
  const intl = useIntl();
  const { mutateAsync } = useMutation({ ...register(), meta: { handlesErrors: true } });
  const shown = useQuery(articles({ c_id: String(agreementCategory), lang: markOfLocale(locale) }));
  return (form: Registration) => {
    const agreements = agreementVersions(shown.data?.list);
    const names = { ...fieldNames, user_string: identifierFields[form.kind] };
    return refusalOf(intl, names, () =>
      mutateAsync({
        type: form.kind,
        user_string: form.identifier,
        password: form.password,
        re_password: form.confirm,
        extension_code: form.invitation,
        ...(form.kind === 'username' ? undefined : { code: form.code }),
        ...(form.dialCode === undefined ? undefined : { area_code: form.dialCode }),
        ...(form.countryId === undefined ? undefined : { area_code_id: String(form.countryId) }),
        ...(agreements === undefined ? undefined : { agreements }),
        ...(form.kind === 'mobile' && locale === 'en' && form.hasTextConsent
          ? { text_consent: '1' as const }
          : undefined),
      }),
    );
  };
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { checkEmailCode, checkMobileCode, resetPassword } from '../../api/signIn.ts';
import { drafts } from '../../components/forms/drafts.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/languages.ts';
import { isText } from '../../stored/shapes.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { identifierFields } from '../../components/identifiers/identifierKind.ts';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import { signInChoice } from '../../components/identifiers/signInChoice.ts';
import type { Refused } from '../../components/forms/submission.ts';
import type { ForgotValues, Reset } from './useForgot.ts';
import { useSendCode } from './useSendCode.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

const fieldNames = {
  mobile_code: 'code',
  email_code: 'code',
  code: 'code',
  password: 'password',
  repassword: 'confirm',
  area_code: 'phone',
};

/** Sets a new login password with a code sent to the account's phone or e-mail. */
export function ForgotPassword() {
  const { back, toast, pathOf, locale, site } = useShell();
  const [query] = useSearchParams();
  const draft = useVisitorDraft<ForgotValues>('forgot', { phone: isText, email: isText });
  const [isChanged, setChanged] = useState(false);
  const { check, reset } = useReset();
  const returnQuery = Object.fromEntries([...query].filter(([name]) => name.startsWith('back')));
  return (
    <ForgotPasswordView
      kind={signInChoice.kind()}
      onKind={signInChoice.keepKind}
      country={signInChoice.country()}
      onCountry={signInChoice.keepCountry}
      channels={site?.code_channels}
      draft={draft}
      isChanged={isChanged}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      links={{
        language: pathOf('Language'),
        country: pathOf('ChooseCountry'),
        login: pathOf('Login', returnQuery),
      }}
      onBack={back}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onSendCode={useSendCode('forget')}
      onCheck={check}
      onReset={async (form) => {
        const refused = await reset(form);
        if (refused) return refused;
        draft.end();
        drafts.keep({ form: 'login' }, { [identifierFields[form.kind]]: form.address });
        setChanged(true);
        return undefined;
      }}
    />
  );
}

/** Both steps of a password reset; each returns its refusal. */
function useReset() {
  const intl = useIntl();
  const meta = { handlesErrors: true };
  const mail = useMutation({ ...checkEmailCode(), meta });
  const text = useMutation({ ...checkMobileCode(), meta });
  const password = useMutation({ ...resetPassword(), meta });

  function answer(
    { kind }: Reset,
    run: () => Promise<unknown>,
    unknown?: string,
  ): Promise<Refused | undefined> {
    const field = kind === 'mobile' ? 'phone' : 'email';
    return refusalOf(
      intl,
      { ...fieldNames, account: field, user_string: field, mobile: field },
      run,
      unknown,
    );
  }
  return {
    check: (form: Reset) =>
      answer(form, () =>
        form.kind === 'mobile'
          ? text.mutateAsync({
              mobile: form.address,
              area_code: form.dialCode,
              mobile_code: form.code,
              type: 'forget',
            })
          : mail.mutateAsync({ user_string: form.address, email_code: form.code, type: 'forget' }),
      ),
    reset: (form: Reset) =>
      answer(
        form,
        () =>
          password.mutateAsync({
            account: form.address,
            ...(form.kind === 'mobile' ? { area_code: form.dialCode } : undefined),
            password: form.password,
            repassword: form.confirm,
            code: form.code,
          }),
        intl.formatMessage({
          id: 'forgot.unknown',
          defaultMessage:
            'We got no response, so your password may already have changed. Try logging in with the new one.',
        }),
      ),
  };
}

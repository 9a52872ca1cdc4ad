import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { areaCodes, register, type AreaCode } from '../../api/signIn.ts';
import { refusalOf } from '../../components/forms/refusedOf.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { isApiError } from '../../components/shell/apiErrors.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import { useAgreementVersions } from './agreements/useAgreementVersions.ts';
import { identifierFields } from '../../components/identifiers/identifierKind.ts';
import type { Country } from '../../components/identifiers/signInChoice.ts';
import type { Registration } from './useRegistration.ts';

const fieldNames = {
  code: 'code',
  password: 'password',
  re_password: 'confirm',
  extension_code: 'invitationCode',
  area_code: 'phone',
};

/** The back end's id of a country: a guessed or typed dial code has no id yet. */
async function numberOf(
  { id, dialCode, region }: Country,
  load: () => Promise<AreaCode[]>,
): Promise<string | undefined> {
  if (id !== undefined) return String(id);
  const sharing = (await load()).filter(({ area_code }) => area_code === dialCode);
  const found = sharing.find(({ code }) => code === region) ?? sharing[0];
  return found && String(found.id);
}

/** Without the country list the dial code is unknown, and registration by phone requires one. */
export function withoutCountries(intl: IntlShape, error: ApiError): Refused {
  const phone = intl.formatMessage(
    {
      id: 'register.noCountries',
      defaultMessage:
        'The country codes could not be loaded, and an account with a phone number needs them. {why} Nothing was sent. You can also register by email.',
    },
    { why: failureText(intl, error) },
  );
  return { fields: { phone }, again: ['phone'] };
}

/** Sends the registration with the versions of the linked agreements. */
export function useOpenAccount() {
  const { locale } = useShell();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ ...register(), meta: { handlesErrors: true } });
  const agreements = useAgreementVersions();
  const unknown = intl.formatMessage({
    id: 'register.unknown',
    defaultMessage:
      'We got no response, so your account may already exist. Try logging in before you create it again.',
  });
  return async (form: Registration) => {
    const names = { ...fieldNames, user_string: identifierFields[form.kind] };
    let country: { area_code: string; area_code_id: string | undefined } | undefined;
    const findCountry = async (): Promise<void> => {
      country = form.country && {
        area_code: form.country.dialCode,
        area_code_id: await numberOf(form.country, () => queryClient.fetchQuery(areaCodes())),
      };
    };
    const open = () =>
      mutateAsync({
        type: form.kind,
        user_string: form.identifier,
        password: form.password,
        re_password: form.confirm,
        extension_code: form.invitationCode,
        ...(form.kind === 'username' ? undefined : { code: form.code }),
        ...country,
        ...(agreements === undefined ? undefined : { agreements }),
        ...(form.kind === 'mobile' && locale === 'en' && form.hasTextConsent
          ? { sms_consent: '1' as const }
          : undefined),
      });
    try {
      // A failed lookup of the country opens no account.
      await findCountry();
    } catch (error) {
      if (!isApiError(error)) throw error;
      return withoutCountries(intl, error);
    }
    return refusalOf(intl, names, open, unknown);
  };
}

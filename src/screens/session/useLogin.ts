import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { useForm, type FormDraft } from '../../components/forms/useForm.ts';
import { identifierOf, noIdentifier, type IdentifierKind, type IdentifierValues } from './identifierKind.ts';
import { identifierFieldsSchema } from './identifierSchema.ts';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { settleIdentifier, usePhone, type Phone, type PhoneOptions } from './usePhone.ts';

export interface LoginValues extends IdentifierValues {
  password: string;
}

/** What is sent to log in. */
export interface Credentials {
  kind: IdentifierKind;
  /** As typed, without its dial code. */
  identifier: string;
  password: string;
  /** Without plus; for a phone number alone. */
  dialCode?: string;
}

export interface LoginProps extends PhoneOptions {
  draft?: FormDraft<LoginValues>;
  onSubmit: Submit<Credentials>;
  onRefused: ShowRefusal;
}

function loginSchema(intl: IntlShape, kind: IdentifierKind, phone: Phone) {
  return object({
    ...identifierFieldsSchema(intl, {
      kind,
      phone,
      isLogin: true,
      required: intl.formatMessage({
        id: 'login.identifier.required',
        defaultMessage: 'Enter your phone number, e-mail address or username',
      }),
    }),
    password: string().required(
      intl.formatMessage({ id: 'login.password.required', defaultMessage: 'Enter your password' }),
    ),
  });
}

/** What the login form keeps, and how it is sent. */
export function useLogin(kind: IdentifierKind, props: LoginProps) {
  const { draft, onSubmit, onRefused, onCountry } = props;
  const intl = useIntl();
  const phone = usePhone(kind === 'mobile', props);
  const form = useForm<LoginValues>({
    initial: { ...noIdentifier, password: '' },
    schema: loginSchema(intl, kind, phone),
    draft,
    onRefused,
    async onSubmit(values) {
      const { country, settled } = await settleIdentifier(kind, values, phone);
      if (country) onCountry(country);
      return onSubmit({
        kind,
        identifier: identifierOf(kind, settled, country?.dialCode),
        password: values.password,
        ...(country && { dialCode: country.dialCode }),
      });
    },
  });
  // What was said of one name is not true of another.
  const { clearErrors } = form;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another kind of name is the reason, and not used
  useEffect(() => clearErrors(), [kind]);
  return { form, phone };
}

import { useEffect, useEffectEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import type { CodeAnswer } from '../../components/codes/useCode.ts';
import { useForm, type FormDraft, type FormState } from '../../components/forms/useForm.ts';
import {
  identifierOf,
  noIdentifier,
  type IdentifierKind,
  type IdentifierValues,
} from '../../components/identifiers/identifierKind.ts';
import { identifierFieldsSchema } from '../../components/identifiers/identifierSchema.ts';
import type { Refused, ShowRefusal, Submit } from '../../components/forms/submission.ts';
import type { LoginRefused, LoginStep } from './loginSteps.ts';
import { addressKey, useAddressCode, type Address } from '../../components/identifiers/useAddressCode.ts';
import {
  settleIdentifier,
  usePhone,
  type Phone,
  type PhoneOptions,
} from '../../components/identifiers/usePhone.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

export interface LoginValues extends IdentifierValues {
  code: string;
  password: string;
}

/** Credentials of a login. */
export interface Credentials {
  kind: IdentifierKind;
  /** Identifier as typed, without its dial code. */
  identifier: string;
  password: string;
  /** Without plus; phone numbers only. */
  dialCode?: string;
  /** If a code was required first. */
  code?: string;
}

/** An address and its code, checked before the password. */
export type AddressCode = Address & { code: string };

export interface LoginProps extends PhoneOptions {
  draft?: FormDraft<LoginValues>;
  onSubmit: (credentials: Credentials) => Promise<LoginRefused | undefined>;
  onSendCode: (address: Address) => Promise<CodeAnswer>;
  /** Checks the code. */
  onCheckCode: Submit<AddressCode>;
  onRefused: ShowRefusal;
}

export interface LoginSteps {
  step: LoginStep;
  onStep: (step: LoginStep) => void;
}

function loginSchema(intl: IntlShape, kind: IdentifierKind, phone: Phone, { at }: LoginStep) {
  if (at === 'code') return object({ code: codeSchema(intl) });
  return object({
    ...identifierFieldsSchema(intl, {
      kind,
      phone,
      isLogin: true,
      required: intl.formatMessage(refusalMessage('session.identifierRequired')),
    }),
    password: string().required(
      intl.formatMessage({ id: 'login.password.required', defaultMessage: 'Enter your password' }),
    ),
  });
}

/** Values of the login form, and the submission of each of its steps. */
export function useLogin(kind: IdentifierKind, props: LoginProps & LoginSteps) {
  const { draft, step, onStep, onSendCode, onRefused } = props;
  const intl = useIntl();
  const phone = usePhone(kind === 'mobile', props);
  const form: FormState<LoginValues> = useForm<LoginValues>({
    initial: { ...noIdentifier, code: '', password: '' },
    schema: loginSchema(intl, kind, phone, step),
    draft,
    onRefused,
    async onSubmit(values) {
      const { country, settled } = await settleIdentifier(kind, values, phone);
      if (country) props.onCountry(country);
      const identifier = identifierOf(kind, settled, country?.dialCode);
      const { code, password } = values;
      const name = addressKey('login', kind, settled, country?.dialCode ?? '');
      if (step.at === 'code') {
        const address = { kind: kind === 'mobile' ? kind : ('email' as const), address: identifier };
        const refused = await props.onCheckCode({ ...address, dialCode: country?.dialCode ?? '', code });
        if (refused) return refusalWithTries(intl, name, refused);
        form.restart(values);
        onStep({ at: 'password' });
        return undefined;
      }
      const refused = await props.onSubmit({
        kind,
        identifier,
        password,
        ...(country && { dialCode: country.dialCode }),
        ...(step.at === 'password' && { code }),
      });
      return refused && goOn(refused, name);
    },
  });
  function goOn({ first, ...refused }: LoginRefused, name: string): Refused {
    if (first) {
      form.restart(form.values);
      onStep(first);
    }
    if (!refused.fields?.code) return refused;
    // A code can expire before the password is right; its field is in the previous step.
    onStep({ at: 'code' });
    return refusalWithTries(intl, name, refused);
  }
  const code = useAddressCode({ purpose: 'login', kind, form, phone, onSendCode });
  // The user has just tried to log in and needs the code, so it is sent automatically, once.
  const sendFirst = useEffectEvent(() => {
    if (!code.wasSent) void code.send();
  });
  useEffect(() => {
    if (step.at === 'code') sendFirst();
  }, [step.at]);
  // Errors of one identifier do not apply to another.
  const { clearErrors } = form;
  // oxlint-disable-next-line react/exhaustive-deps -- another kind of name is the reason, and not used
  useEffect(() => clearErrors(), [kind]);
  return { form, phone, code };
}

import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { useForm, type FormDraft, type FormState } from '../../components/forms/useForm.ts';
import {
  identifierOf,
  noIdentifier,
  type IdentifierKind,
  type IdentifierValues,
} from '../../components/identifiers/identifierKind.ts';
import { identifierFieldsSchema } from '../../components/identifiers/identifierSchema.ts';
import { newPasswordSchema, errorsAfterPasswordChange } from '../../components/identifiers/passwordSchema.ts';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { addressKey, useAddressCode, type Address } from '../../components/identifiers/useAddressCode.ts';
import type { CodeAnswer } from '../../components/codes/useCode.ts';
import {
  settleIdentifier,
  usePhone,
  type Phone,
  type PhoneOptions,
} from '../../components/identifiers/usePhone.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

export type ForgotKind = Exclude<IdentifierKind, 'username'>;

export interface ForgotValues extends IdentifierValues {
  code: string;
  password: string;
  confirm: string;
}

/** Data of a step: the address with its code and, in the second step, the password. */
export interface Reset extends Address {
  code: string;
  password: string;
  confirm: string;
}

export interface ForgotProps extends PhoneOptions {
  draft?: FormDraft<ForgotValues>;
  onSendCode: (address: Address) => Promise<CodeAnswer>;
  /** Checks the code. */
  onCheck: Submit<Reset>;
  onReset: Submit<Reset>;
  onRefused: ShowRefusal;
}

function forgotSchema(intl: IntlShape, kind: ForgotKind, phone: Phone, isChecked: boolean) {
  if (isChecked) return object(newPasswordSchema(intl));
  const required = intl.formatMessage(refusalMessage('session.addressRequired'));
  return object({
    ...identifierFieldsSchema(intl, { kind, phone, required }),
    code: codeSchema(intl),
  });
}

/** The two steps of a password reset: the code sent to an address, and the new password. */
export function useForgot(kind: ForgotKind, props: ForgotProps) {
  const { draft, onSendCode, onCheck, onReset } = props;
  const intl = useIntl();
  const phone = usePhone(kind === 'mobile', props);
  const [isChecked, setChecked] = useState(false);
  const form: FormState<ForgotValues> = useForm<ForgotValues>({
    initial: { ...noIdentifier, code: '', password: '', confirm: '' },
    schema: forgotSchema(intl, kind, phone, isChecked),
    draft,
    onRefused: props.onRefused,
    errorsAfter: errorsAfterPasswordChange,
    async onSubmit(values) {
      const { code, password, confirm } = values;
      const { country, settled } = await settleIdentifier(kind, values, phone);
      if (country) props.onCountry(country);
      const dialCode = country?.dialCode ?? '';
      const reset = {
        kind,
        address: identifierOf(kind, settled, dialCode),
        dialCode,
        code,
        password,
        confirm,
      };
      const address = addressKey('forget', kind, settled, dialCode);
      const answer = await (isChecked ? onReset(reset) : onCheck(reset));
      const refused = answer && refusalWithTries(intl, address, answer);
      if (refused) {
        // A code can expire between the two steps; its field is in the first step.
        const isOfCode = refused.fields && !('password' in refused.fields || 'confirm' in refused.fields);
        if (isOfCode) setChecked(false);
        return refused;
      }
      if (isChecked) codesSent.delete(address);
      // Attempts of the first step do not count for the second.
      else form.restart(values);
      setChecked(!isChecked);
      return undefined;
    },
  });
  const { clearErrors } = form;
  // oxlint-disable-next-line react/exhaustive-deps -- another kind of name is the reason, and not used
  useEffect(() => clearErrors(), [kind]);
  const code = useAddressCode({ purpose: 'forget', kind, form, phone, onSendCode });
  return { form, phone, code, isChecked };
}

import { useIntl } from 'react-intl';
import { object, ValidationError } from 'yup';
import {
  identifierFields,
  identifierOf,
  type IdentifierKind,
  type IdentifierValues,
} from './identifierKind.ts';
import { identifierFieldsSchema } from './identifierSchema.ts';
import type { CodeAnswer } from '../codes/useCode.ts';
import type { FormState } from '../forms/useForm.ts';
import { useFormCode, type FormCode } from '../codes/useFormCode.ts';
import { settleIdentifier, type Phone } from './usePhone.ts';

interface AddressCodeOptions {
  purpose: 'register' | 'forget' | 'login' | 'bind';
  kind: IdentifierKind;
  form: Pick<FormState<IdentifierValues & { code: string }>, 'values' | 'addErrors'>;
  phone: Phone;
  onSendCode: (address: Address) => Promise<CodeAnswer>;
}

/** Destination of a code. */
export interface Address {
  kind: 'mobile' | 'email';
  /** A number without its dial code, or an e-mail address. */
  address: string;
  dialCode: string;
}

/** A code for the address in the form; the address is validated before anything is sent. */
export function useAddressCode(options: AddressCodeOptions): FormCode {
  const { purpose, kind, form, phone, onSendCode } = options;
  const { values, addErrors } = form;
  const intl = useIntl();
  return useFormCode({
    name: addressKey(purpose, kind, values, phone.country?.dialCode ?? ''),
    onErrors: addErrors,
    async prepare() {
      const field = identifierFields[kind];
      try {
        await object(identifierFieldsSchema(intl, { kind, phone })).validate(values);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return { errors: { [field]: error.message } };
      }
      addErrors({ [field]: undefined });
      const { country, settled } = await settleIdentifier(kind, values, phone);
      const dialCode = country?.dialCode ?? '';
      const address = identifierOf(kind, settled, dialCode);
      return {
        name: addressKey(purpose, kind, settled, dialCode),
        ask: () => onSendCode({ kind: kind === 'mobile' ? kind : 'email', address, dialCode }),
      };
    },
  });
}

/** Key of an address, for the cooldown between two codes. */
export function addressKey(
  purpose: string,
  kind: IdentifierKind,
  values: IdentifierValues,
  dialCode: string,
): string {
  const text = identifierOf(kind, values, dialCode);
  return `${purpose} ${kind === 'mobile' ? `+${dialCode} ${text}` : text.toLowerCase()}`;
}

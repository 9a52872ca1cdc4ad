import { useIntl } from 'react-intl';
import { object, ValidationError } from 'yup';
import {
  identifierFields,
  identifierOf,
  type IdentifierKind,
  type IdentifierValues,
} from './identifierKind.ts';
import { identifierFieldsSchema } from './identifierSchema.ts';
import { useCode, type Code, type CodeAnswer } from './useCode.ts';
import type { Phone } from './usePhone.ts';

interface AddressCodeOptions {
  purpose: 'register' | 'forget';
  kind: IdentifierKind;
  values: IdentifierValues;
  phone: Phone;
  onSendCode: (address: Address) => Promise<CodeAnswer>;
  onErrors: (errors: Record<string, string | undefined>) => void;
}

/** Where a code goes. */
export interface Address {
  kind: 'mobile' | 'email';
  /** A number without its dial code, or an e-mail address. */
  address: string;
  dialCode: string;
}

/** The code for the address that stands in the form; the address is checked before anything is sent. */
export function useAddressCode(options: AddressCodeOptions): Code {
  const { purpose, kind, values, phone, onSendCode, onErrors } = options;
  const intl = useIntl();
  const dialCode = phone.country?.dialCode ?? '';
  const text = identifierOf(kind, values);
  const code = useCode({
    address: addressKey(purpose, kind, values, dialCode),
    onSend: () => onSendCode({ kind: kind === 'mobile' ? 'mobile' : 'email', address: text, dialCode }),
    onRefused: ({ message, fields }) => onErrors(fields ?? { code: message }),
  });
  async function send(): Promise<void> {
    const schema = object(identifierFieldsSchema(intl, { kind, country: phone.country }));
    try {
      await schema.validate(values);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      onErrors({ [identifierFields[kind]]: error.message });
      return;
    }
    onErrors({ [identifierFields[kind]]: undefined, code: undefined });
    await code.send();
  }
  return { ...code, send };
}

/** What tells one address from another, for the waits between two codes. */
export function addressKey(
  purpose: string,
  kind: IdentifierKind,
  values: IdentifierValues,
  dialCode: string,
): string {
  const text = identifierOf(kind, values);
  return `${purpose} ${kind === 'mobile' ? `+${dialCode} ${text}` : text.toLowerCase()}`;
}

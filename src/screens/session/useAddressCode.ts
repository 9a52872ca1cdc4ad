import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { object, ValidationError } from 'yup';
import {
  identifierFields,
  identifierOf,
  type IdentifierKind,
  type IdentifierValues,
} from './identifierKind.ts';
import { identifierFieldsSchema } from './identifierSchema.ts';
import { useCode, type CodeAnswer, type CodeState } from './useCode.ts';
import { settleIdentifier, type Phone } from './usePhone.ts';

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

export interface AddressCode extends CodeState {
  send: () => Promise<void>;
}

/** The code for the address that stands in the form; the address is checked before anything is sent. */
export function useAddressCode(options: AddressCodeOptions): AddressCode {
  const { purpose, kind, values, phone, onSendCode, onErrors } = options;
  const intl = useIntl();
  const code = useCode(addressKey(purpose, kind, values, phone.country?.dialCode ?? ''));
  const isBusy = useRef(false);
  async function sendOnce(): Promise<void> {
    // A second tap comes while the address is looked at.
    if (isBusy.current) return;
    isBusy.current = true;
    await send().finally(() => (isBusy.current = false));
  }
  async function send(): Promise<void> {
    const schema = object(identifierFieldsSchema(intl, { kind, phone }));
    try {
      await schema.validate(values);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      onErrors({ [identifierFields[kind]]: error.message });
      return;
    }
    onErrors({ [identifierFields[kind]]: undefined, code: undefined });
    const { country, settled } = await settleIdentifier(kind, values, phone);
    const dialCode = country?.dialCode ?? '';
    const address = {
      kind: kind === 'mobile' ? ('mobile' as const) : ('email' as const),
      address: identifierOf(kind, settled, dialCode),
      dialCode,
    };
    const refused = await code.send(addressKey(purpose, kind, settled, dialCode), () => onSendCode(address));
    if (refused) onErrors(refused.fields ?? { code: refused.message });
  }
  return { ...code, send: sendOnce };
}

/** What tells one address from another, for the waits between two codes. */
export function addressKey(
  purpose: string,
  kind: IdentifierKind,
  values: IdentifierValues,
  dialCode: string,
): string {
  const text = identifierOf(kind, values, dialCode);
  return `${purpose} ${kind === 'mobile' ? `+${dialCode} ${text}` : text.toLowerCase()}`;
}

import type { IdentifierValues } from '../../../components/identifiers/identifierKind.ts';
import { noIdentifier } from '../../../components/identifiers/identifierKind.ts';
import type { Address } from '../../../components/identifiers/useAddressCode.ts';
import type { Profile } from '../../../api/account.ts';
import type { OwnAddress } from '../../../components/codes/useOwnCode.ts';

export type ContactKind = Address['kind'];

export interface ContactValues extends IdentifierValues {
  /** Open sheet, restored after the country selection. */
  kind: ContactKind;
  code: string;
  ownCode: string;
  password: string;
}

export const noContact = (kind: ContactKind): ContactValues => ({
  ...noIdentifier,
  kind,
  code: '',
  ownCode: '',
  password: '',
});

export const isContactKind = (value: unknown): value is ContactKind =>
  value === 'mobile' || value === 'email';

/** Bound address of a kind; empty if none is bound. */
export const boundOf = ({ email, phone }: Profile, kind: ContactKind): string =>
  kind === 'email' ? email : phone;

/** Address whose code is required in addition to the new one's: the replaced address, else the other one. */
export function proofOf({ email, phone }: Profile, kind: ContactKind): OwnAddress | undefined {
  const mail = email === '' ? undefined : ({ channel: 'mail', to: email } as const);
  const sms = phone === '' ? undefined : ({ channel: 'sms', to: phone } as const);
  return kind === 'email' ? (mail ?? sms) : (sms ?? mail);
}

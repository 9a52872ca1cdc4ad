import { phoneDigits } from '../../../contracts/rules/identity/phone.ts';

/** Identifier kind of an account: user_type in the API. */
export type IdentifierKind = 'mobile' | 'email' | 'username';

const kinds: readonly string[] = ['mobile', 'email', 'username'] satisfies IdentifierKind[];

export const isIdentifierKind = (text: unknown): text is IdentifierKind =>
  typeof text === 'string' && kinds.includes(text);

/** Form values of every identifier kind, so that switching tabs keeps them. */
export interface IdentifierValues {
  /** Digits in national format; other text as typed. */
  phone: string;
  email: string;
  username: string;
}

export const noIdentifier: IdentifierValues = { phone: '', email: '', username: '' };

/** Form field of each kind. */
export const identifierFields = { mobile: 'phone', email: 'email', username: 'username' } as const;

/** The identifier as typed; for a phone number its digits without the dial code. */
export function identifierOf(kind: IdentifierKind, values: IdentifierValues, dialCode?: string): string {
  const text = values[identifierFields[kind]].trim();
  return kind === 'mobile' && dialCode !== undefined ? phoneDigits(dialCode, text) : text;
}

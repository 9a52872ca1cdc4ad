import { phoneDigits } from '../../../contracts/rules/identity/phone.ts';

/** How an account is named: the wire's user_type. */
export type IdentifierKind = 'mobile' | 'email' | 'username';

const kinds: readonly string[] = ['mobile', 'email', 'username'] satisfies IdentifierKind[];

export const isIdentifierKind = (text: unknown): text is IdentifierKind =>
  typeof text === 'string' && kinds.includes(text);

/** Form values of every identifier kind, so that switching tabs keeps them. */
export interface IdentifierValues {
  /** Digits as they are dialled inside the country; other text as it was typed. */
  phone: string;
  email: string;
  username: string;
}

export const noIdentifier: IdentifierValues = { phone: '', email: '', username: '' };

/** The form's field of a kind. */
export const identifierFields = { mobile: 'phone', email: 'email', username: 'username' } as const;

/** The name that was typed; of a phone number its digits without the dial code. */
export function identifierOf(kind: IdentifierKind, values: IdentifierValues, dialCode?: string): string {
  const text = values[identifierFields[kind]].trim();
  return kind === 'mobile' && dialCode !== undefined ? phoneDigits(dialCode, text) : text;
}

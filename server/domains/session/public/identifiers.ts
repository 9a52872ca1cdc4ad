import { isIP } from 'node:net';
import * as phones from 'libphonenumber-js/min';
import type { Kysely } from 'kysely';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import { phoneReasons, readPhone } from '../../../../contracts/rules/identity/phone.ts';
import { isUsername } from '../../../../contracts/rules/identity/username.ts';
import type { Schema } from '../../../store/schema.ts';

export type IdentifierKind = 'mobile' | 'email' | 'username';

/** Identifier of a user. */
export interface Identifier {
  kind: IdentifierKind;
  /** Unique key of the user: an e-mail address as in foldedEmail, E.164, or a lower-case username. */
  key: string;
  /** As typed, for display and as mail destination. */
  text: string;
}

/** Reason why a text is no identifier, and whether the number or the dial code is wrong. */
export interface IdentifierFault {
  part: 'text' | 'dialCode';
  reason: RefusalReason;
}

export function readIdentifier(
  kind: IdentifierKind,
  text: string,
  dialCode: string | undefined,
): Identifier | IdentifierFault {
  if (kind === 'mobile') return readMobile(text, dialCode);
  const typed = text.trim();
  if (kind === 'email') {
    if (typed === '') return { part: 'text', reason: 'session.emailRequired' };
    if (!isEmail(typed)) return { part: 'text', reason: 'session.emailInvalid' };
    return { kind, key: foldedEmail(typed), text: typed };
  }
  if (typed === '') return { part: 'text', reason: 'session.usernameRequired' };
  // As typed: some non-ASCII letters fold to ASCII in lower case, which the database does not do.
  if (!isUsername(typed)) return { part: 'text', reason: 'session.usernameInvalid' };
  return { kind, key: typed.toLowerCase(), text: typed };
}

/** Like readIdentifier; an older account that has kept its own form of the address is found by that form. */
export async function identify(
  db: Kysely<Schema>,
  ...[kind, text, dialCode]: Parameters<typeof readIdentifier>
): Promise<Identifier | IdentifierFault> {
  const read = readIdentifier(kind, text, dialCode);
  if (kind !== 'email' || 'reason' in read) return read;
  const own = read.text.toLowerCase();
  if (own === read.key) return read;
  const keeper = await db.selectFrom('user').select('id').where('email_key', '=', own).executeTakeFirst();
  return keeper ? { ...read, key: own } : read;
}

/**
 * Form in which e-mail addresses are compared: NFKC and case folding. Done here and not in the database, because each
 * database folds letters differently. Upper case first, because some small letters have no other common form (ß and ss,
 * ς and σ); the dotless i of Turkish is a letter of its own.
 */
export function foldedEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^ı]+/gu, (part) => part.toUpperCase().toLowerCase())
    .normalize('NFKC');
}

/** User of an identifier, or undefined; one lookup in either case. */
export async function findUser(db: Kysely<Schema>, { kind, key }: Identifier) {
  return db
    .selectFrom('user')
    .select(['id', 'password_hash', 'locale', 'email'])
    .where(({ eb, fn }) => {
      if (kind === 'username') return eb(fn<string>('lower', ['username']), '=', key);
      return eb(kind === 'mobile' ? 'phone' : 'email_key', '=', key);
    })
    .executeTakeFirst();
}

function readMobile(text: string, dialCode: string | undefined): Identifier | IdentifierFault {
  if (dialCode === undefined) return { part: 'dialCode', reason: 'session.dialCodeRequired' };
  const read = readPhone(phones, dialCode, text);
  if ('e164' in read) return { kind: 'mobile', key: read.e164, text: read.e164 };
  return { part: read.fault === 'unknownCode' ? 'dialCode' : 'text', reason: phoneReasons[read.fault] };
}

function isEmail(text: string): boolean {
  const [, domain] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(text) ?? [];
  return domain !== undefined && text.length <= 254 && isIP(domain.normalize('NFKC')) === 0;
}

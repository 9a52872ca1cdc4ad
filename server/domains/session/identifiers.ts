import { isIP } from 'node:net';
import * as phones from 'libphonenumber-js/min';
import type { Kysely } from 'kysely';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { readPhone } from '../../../contracts/rules/phone.ts';
import type { PhoneFault } from '../../../contracts/rules/phone.ts';
import { isUsername } from '../../../contracts/rules/username.ts';
import type { Schema } from '../../store/schema.ts';

export type IdentifierKind = 'mobile' | 'email' | 'username';

/** What somebody is known by. */
export interface Identifier {
  kind: IdentifierKind;
  /** One text for each who is meant: lower-case e-mail address, E.164, lower-case username. */
  key: string;
  /** As typed, for show. */
  text: string;
}

/** Why a text names nobody: the reason, and whether it lies in the number or in its dial code. */
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
  const key = text.trim().toLowerCase();
  if (kind === 'email') {
    if (key === '') return { part: 'text', reason: 'session.emailRequired' };
    return isEmail(key) ? { kind, key, text: key } : { part: 'text', reason: 'session.emailInvalid' };
  }
  if (key === '') return { part: 'text', reason: 'session.usernameRequired' };
  // As typed: some letters of other alphabets become English ones in lower case, and the database does not know that.
  if (!isUsername(text.trim())) return { part: 'text', reason: 'session.usernameInvalid' };
  return { kind, key, text: text.trim() };
}

/** The person behind an identifier, or undefined; one look whether there is somebody or not. */
export async function findUser(db: Kysely<Schema>, { kind, key }: Identifier) {
  return db
    .selectFrom('user')
    .select(['id', 'password_hash', 'locale'])
    .where(({ eb, fn }) => {
      if (kind === 'username') return eb(fn<string>('lower', ['username']), '=', key);
      return eb(kind === 'mobile' ? 'phone' : 'email', '=', key);
    })
    .executeTakeFirst();
}

function readMobile(text: string, dialCode: string | undefined): Identifier | IdentifierFault {
  if (dialCode === undefined) return { part: 'dialCode', reason: 'session.dialCodeRequired' };
  const read = readPhone(phones, dialCode, text);
  if ('e164' in read) return { kind: 'mobile', key: read.e164, text: read.e164 };
  return { part: read.fault === 'unknownCode' ? 'dialCode' : 'text', reason: phoneReasons[read.fault] };
}

const phoneReasons: Record<PhoneFault, RefusalReason> = {
  required: 'session.phoneRequired',
  notDigits: 'session.phoneInvalid',
  notPossible: 'session.phoneInvalid',
  tooShort: 'session.phoneTooShort',
  tooLong: 'session.phoneTooLong',
  unknownCode: 'session.dialCodeUnknown',
};

function isEmail(text: string): boolean {
  const [, domain] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(text) ?? [];
  return domain !== undefined && text.length <= 254 && isIP(domain) === 0;
}

import type { Kysely } from 'kysely';
import { brand } from '../../../contracts/brand.ts';
import { isLocaleId } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessageKind, MessagesOf, Words } from '../../messaging/messages.ts';
import type { Schema } from '../../store/schema.ts';
import { codeValidMinutes } from './public/codes.ts';
import type { CodeUse } from './public/codePlace.ts';

declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'code.register': CodeMessage;
    'code.forget': CodeMessage;
    'code.login': CodeMessage;
    'code.withdrawal': CodeMessage;
    'code.address': CodeMessage;
    'code.fundPassword': CodeMessage;
    'code.lift': CodeMessage;
    'code.contact': CodeMessage;
    'code.closing': CodeMessage;
    'code.copy': CodeMessage;
    'code.bind': CodeMessage;
  }
}

interface CodeMessage {
  code: string;
}

/** Lifetime of a code message: after a longer wait, the user requests another code. */
const usefulMs = 300_000;
const keys = {
  register: { subject: 'mail.registerSubject', intro: 'mail.registerIntro', short: 'sms.register' },
  forget: { subject: 'mail.forgetSubject', intro: 'mail.forgetIntro', short: 'sms.forget' },
  login: { subject: 'mail.loginSubject', intro: 'mail.loginIntro', short: 'sms.login' },
} as const;
/** Message keys of codes to a logged-in user. */
const ownKeys = { subject: 'mail.ownCodeSubject', intro: 'mail.ownCodeIntro', short: 'sms.ownCode' } as const;

export const codeMessages: MessagesOf<`code.${CodeUse}`> = {
  'code.register': { ...kindOf('register'), isAwaited: true },
  'code.forget': { ...kindOf('forget'), localeOf: localeOfOwner },
  'code.login': { ...kindOf('login'), localeOf: localeOfOwner },
  'code.withdrawal': { ...kindOf('withdrawal'), isAwaited: true },
  'code.address': { ...kindOf('address'), isAwaited: true },
  'code.fundPassword': { ...kindOf('fundPassword'), isAwaited: true },
  'code.lift': { ...kindOf('lift'), isAwaited: true },
  'code.contact': { ...kindOf('contact'), isAwaited: true },
  'code.closing': { ...kindOf('closing'), isAwaited: true },
  'code.copy': { ...kindOf('copy'), isAwaited: true },
  'code.bind': { ...kindOf('bind'), isAwaited: true },
};

/** Locale of the account's owner, which may differ from the caller's; undefined sends nothing. */
async function localeOfOwner(db: Kysely<Schema>, address: string): Promise<LocaleId | undefined> {
  const user = await db
    .selectFrom('user')
    .select('locale')
    .where(address.includes('@') ? 'email' : 'phone', '=', address)
    .executeTakeFirst();
  if (!user) return undefined;
  return isLocaleId(user.locale) ? user.locale : 'en';
}

function kindOf(use: CodeUse): MessageKind<CodeMessage> {
  return { usefulMs, isSecret: true, words: ({ code }, locale) => wordsOf(use, code, locale) };
}

function wordsOf(use: CodeUse, code: string, locale: LocaleId): Words {
  const values = { use, code, minutes: String(codeValidMinutes), brand: brand.name };
  const say = (key: RefusalReason) => plainText(key, locale, values);
  // A user who asks for a code to an own address is logged in.
  const notAsked = use in keys || use === 'bind' ? 'mail.notAsked' : 'mail.ownCodeNotAsked';
  const { subject, intro, short } = use in keys ? keys[use as keyof typeof keys] : ownKeys;
  return {
    subject: say(subject),
    intro: say(intro),
    code,
    notes: [say('mail.validity'), say('mail.neverAsk'), say(notAsked)],
    short: say(short),
  };
}

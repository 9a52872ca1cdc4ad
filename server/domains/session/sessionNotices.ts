// Notices to users about access to their accounts.
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf, Words } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';
import type { Origin } from './public/knownDevices.ts';
import { toldValues } from './public/toldValues.ts';

/** No values: guesses come from many places. */
type Nothing = Record<never, string>;
type Reset = Origin & { held_until_ms: string };

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    'session.newLogIn': Origin;
    'session.passwordReset': Reset;
    'session.codesGuessed': Nothing;
  }
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'session.newLogIn': ToldBy<Origin>;
    'session.passwordReset': ToldBy<Reset>;
    'session.codesGuessed': ToldBy<Nothing>;
  }
}

type Kind = 'session.newLogIn' | 'session.passwordReset' | 'session.codesGuessed';

const security = { category: 'security', page: 'ForgotPassword' } as const;

export const sessionNotices: NoticesOf<Kind> = {
  'session.newLogIn': { ...security, title: 'notice.newLogIn', also: 'one' },
  // The caller who reset it reads one of the two addresses, so the notice also goes to the other, despite its cost.
  'session.passwordReset': { ...security, title: 'notice.passwordReset', also: 'all' },
  'session.codesGuessed': { ...security, title: 'notice.codesGuessed', also: 'one' },
};

export const notify = notifier(sessionNotices);

/** Later the message is outdated; the app shows the notice anyway. */
const usefulMs = 86_400_000;
const keys = {
  newLogIn: {
    subject: 'mail.newLogInSubject',
    intro: 'mail.newLogInIntro',
    notYou: 'mail.newLogInNotYou',
    short: 'sms.newLogIn',
  },
  passwordReset: {
    subject: 'mail.passwordResetSubject',
    intro: 'mail.passwordResetIntro',
    notYou: 'mail.passwordResetNotYou',
    short: 'sms.passwordReset',
  },
  codesGuessed: {
    subject: 'mail.codesGuessedSubject',
    intro: 'mail.codesGuessedIntro',
    notYou: 'mail.codesGuessedNotYou',
    short: 'sms.codesGuessed',
  },
} as const;

export const sessionMessages: MessagesOf<Kind> = {
  'session.newLogIn': { usefulMs, words: (about, locale) => wordsOf('newLogIn', about, locale) },
  'session.passwordReset': { usefulMs, words: (about, locale) => wordsOf('passwordReset', about, locale) },
  'session.codesGuessed': { usefulMs, words: (about, locale) => wordsOf('codesGuessed', about, locale) },
};

function wordsOf(name: keyof typeof keys, about: ToldBy<Partial<Reset>>, locale: LocaleId): Words {
  const values = toldValues(about, locale);
  const say = (key: RefusalReason) => plainText(key, locale, values);
  const { subject, intro, notYou, short } = keys[name];
  return { subject: say(subject), intro: say(intro), notes: [say(notYou)], short: say(short) };
}

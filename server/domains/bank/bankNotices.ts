// Notices to users about their bank card: an attacker would bind their own.
import { brand } from '../../../contracts/brand.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf, Words } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

/** Neither notices nor mails contain any digit of a card. */
type Nothing = Record<never, string>;

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    'bank.bound': Nothing;
    'bank.deleted': Nothing;
  }
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'bank.bound': ToldBy<Nothing>;
    'bank.deleted': ToldBy<Nothing>;
  }
}

type Kind = 'bank.bound' | 'bank.deleted';

const shown = { category: 'security', page: 'BankCard', also: 'one' } as const;

export const bankNotices: NoticesOf<Kind> = {
  'bank.bound': { ...shown, title: 'notice.bankBound' },
  'bank.deleted': { ...shown, title: 'notice.bankDeleted' },
};

export const notify = notifier(bankNotices);

/** Later the message is outdated, and the app shows the notice. */
const usefulMs = 86_400_000;

const intros = { 'bank.bound': 'mail.bankBoundIntro', 'bank.deleted': 'mail.bankDeletedIntro' } as const;

export const bankMessages: MessagesOf<Kind> = {
  'bank.bound': { usefulMs, words: (_, locale) => wordsOf('bank.bound', locale) },
  'bank.deleted': { usefulMs, words: (_, locale) => wordsOf('bank.deleted', locale) },
};

function wordsOf(kind: Kind, locale: LocaleId): Words {
  const say = (key: RefusalReason) => plainText(key, locale, { brand: brand.name });
  const subject = say(bankNotices[kind].title);
  return { subject, intro: say(intros[kind]), notes: [say('mail.bankNotYou')], short: subject };
}

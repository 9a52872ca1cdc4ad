// Notices to users about their verification.
import { brand } from '../../../contracts/brand.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf, Words } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

interface Decided {
  level: 'basic' | 'advanced';
}

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    'verification.verified': Decided;
    'verification.rejected': Decided;
  }
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'verification.verified': ToldBy<Decided>;
    'verification.rejected': ToldBy<Decided>;
  }
}

type Kind = 'verification.verified' | 'verification.rejected';

const shown = { category: 'verification', page: 'Verification', also: 'one' } as const;

export const verificationNotices: NoticesOf<Kind> = {
  'verification.verified': { ...shown, title: 'notice.verified' },
  'verification.rejected': { ...shown, title: 'notice.rejected' },
};

export const notify = notifier(verificationNotices);

/** Users wait for the decision; later the app has shown it. */
const usefulMs = 3 * 86_400_000;

const keys = {
  verified: {
    subject: 'mail.verificationVerifiedSubject',
    intro: 'mail.verificationVerifiedIntro',
    note: 'mail.verificationVerifiedNote',
  },
  rejected: {
    subject: 'mail.verificationRejectedSubject',
    intro: 'mail.verificationRejectedIntro',
    note: 'mail.verificationRejectedNote',
  },
} as const;

export const verificationMessages: MessagesOf<Kind> = {
  'verification.verified': { usefulMs, words: (about, locale) => wordsOf('verified', about, locale) },
  'verification.rejected': { usefulMs, words: (about, locale) => wordsOf('rejected', about, locale) },
};

/** A mail states that it was decided and contains nothing of the submission: other people may read mails. */
function wordsOf(outcome: keyof typeof keys, { level }: Decided, locale: LocaleId): Words {
  const say = (key: RefusalReason) => plainText(key, locale, { level, brand: brand.name });
  const { subject, intro, note } = keys[outcome];
  return { subject: say(subject), intro: say(intro), notes: [say(note)], short: say(subject) };
}

// Messages to a user whose account has been closed. They are not sent in the app, which the user cannot open any more.
import { brand } from '../../../contracts/brand.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf } from '../../messaging/messages.ts';
import type { ToldBy } from '../notices/public/kinds.ts';

declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'account.closed': ToldBy<Record<never, string>>;
  }
}

const usefulMs = 7 * 86_400_000;

export const closingMessages: MessagesOf<'account.closed'> = {
  'account.closed': {
    usefulMs,
    words: (_, locale) => {
      const say = (key: RefusalReason) => plainText(key, locale, { brand: brand.name });
      return {
        subject: say('mail.accountClosedSubject'),
        intro: say('mail.accountClosedIntro'),
        notes: [say('mail.accountClosedKept'), say('mail.accountClosedNotYou')],
        short: say('sms.accountClosed'),
      };
    },
  },
};

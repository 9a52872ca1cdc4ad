// What people are told of where their money may go: whoever gets into an account saves an address of their own first.
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/kinds.ts';
import { notifier } from '../notices/notifier.ts';
import type { Origin } from '../session/knownDevices.ts';
import { toldValues } from '../session/toldValues.ts';

/** Code of the coin, and the network as wallets name it. No sign of the address stands in a notice or leaves in a mail. */
type Saved = Origin & { coin: string; over: string };

declare module '../notices/kinds.ts' {
  interface NoticeKinds {
    'withdrawal.addressSaved': Saved;
  }
}
declare module '../../writer/OutboxQueue.ts' {
  interface MessageKinds {
    'withdrawal.addressSaved': ToldBy<Saved>;
  }
}

const title = 'notice.addressSaved';

export const withdrawalNotices: NoticesOf<'withdrawal.addressSaved'> = {
  // To both addresses: one of them sent the code that it was saved with.
  'withdrawal.addressSaved': { category: 'security', page: 'WithdrawalAddresses', title, also: 'all' },
};

export const notify = notifier(withdrawalNotices);

/** Later it is old news, which the app has told. */
const usefulMs = 86_400_000;

export const withdrawalMessages: MessagesOf<'withdrawal.addressSaved'> = {
  'withdrawal.addressSaved': {
    usefulMs,
    words: ({ coin, over, ...about }, locale: LocaleId) => {
      const values = { ...toldValues(about, locale), coin, over };
      const say = (key: RefusalReason, more = {}) => plainText(key, locale, { ...values, ...more });
      const named = { title: say(title) };
      return {
        subject: say('mail.accountSubject', named),
        intro: say('mail.addressSavedIntro'),
        notes: [say('mail.accountNotYou')],
        short: say('sms.account', named),
      };
    },
  },
};

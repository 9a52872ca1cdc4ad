// Notices about withdrawal targets: an attacker first saves an address of their own.
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessagesOf } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';
import type { Origin } from '../session/public/knownDevices.ts';
import { toldValues } from '../session/public/toldValues.ts';

/** Code of the coin, and the network's common name. Notices and mails contain no character of the address. */
type Saved = Origin & { coin: string; over: string };
/** Amount as decimal text. */
type Amount = { amount: string; coin: string };
type Requested = Origin & Amount;

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    'withdrawal.addressSaved': Saved;
    'withdrawal.requested': Requested;
    'withdrawal.sent': Amount;
    /** A withdrawal that was not sent, and the reason. */
    'withdrawal.rejected': Amount & { reason: RefusalReason };
    /** Amount returned because less was sent. */
    'withdrawal.partReturned': Amount;
  }
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'withdrawal.addressSaved': ToldBy<Saved>;
    'withdrawal.requested': ToldBy<Requested>;
  }
}

export const withdrawalNotices: NoticesOf<
  | 'withdrawal.addressSaved'
  | 'withdrawal.requested'
  | 'withdrawal.sent'
  | 'withdrawal.rejected'
  | 'withdrawal.partReturned'
> = {
  // To both addresses: one of them received the code that confirmed it.
  'withdrawal.addressSaved': {
    category: 'security',
    page: 'WithdrawalAddresses',
    title: 'notice.addressSaved',
    also: 'all',
  },
  'withdrawal.requested': {
    category: 'security',
    page: 'AssetRecord',
    title: 'notice.withdrawalRequested',
    also: 'all',
  },
  'withdrawal.sent': { category: 'withdrawal', page: 'AssetRecord', title: 'notice.withdrawalSent' },
  'withdrawal.rejected': { category: 'withdrawal', page: 'AssetRecord', title: 'notice.withdrawalRejected' },
  'withdrawal.partReturned': {
    category: 'withdrawal',
    page: 'AssetRecord',
    title: 'notice.withdrawalPartReturned',
  },
};

export const notify = notifier(withdrawalNotices);

/** Later the message is outdated; the app shows the notice anyway. */
const usefulMs = 86_400_000;

/** Sent to all channels: the request may come from an attacker. */
const told =
  <About extends Origin>(title: RefusalReason, intro: RefusalReason) =>
  (about: ToldBy<About>, locale: LocaleId) => {
    const values = { ...about, ...toldValues(about, locale) };
    const say = (key: RefusalReason, more = {}) => plainText(key, locale, { ...values, ...more });
    const named = { title: say(title) };
    return {
      subject: say('mail.accountSubject', named),
      intro: say(intro),
      notes: [say('mail.accountNotYou')],
      short: say('sms.account', named),
    };
  };

export const withdrawalMessages: MessagesOf<'withdrawal.addressSaved' | 'withdrawal.requested'> = {
  'withdrawal.addressSaved': {
    usefulMs,
    words: told<Saved>('notice.addressSaved', 'mail.addressSavedIntro'),
  },
  'withdrawal.requested': {
    usefulMs,
    words: told<Requested>('notice.withdrawalRequested', 'mail.withdrawalRequestedIntro'),
  },
};

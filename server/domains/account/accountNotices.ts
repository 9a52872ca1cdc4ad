// Notices to users about changes to the protection of their accounts.
import type { LocaleId } from '../../../contracts/locales.ts';
import { plainText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { MessageKind, MessagesOf } from '../../messaging/messages.ts';
import type { NoticesOf, ToldBy } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';
import type { Origin } from '../session/public/knownDevices.ts';
import { toldValues } from '../session/public/toldValues.ts';

type Held = Origin & { held_until_ms: string };
/** 'email' or 'phone', and the new contact, masked. */
type Contact = Held & { what: string; to: string };
/** Address of the wallet, shortened. */
type BoundWallet = Held & { to: string };
/** Name that the owner has given the passkey. */
type NamedPasskey = Held & { name: string };
/** The secret that was guessed at: 'fundPassword', 'loginPassword' or 'ownCode'. */
type Guessed = { secret: string };
type Nothing = Record<never, string>;

interface Told {
  'account.passwordChanged': Held;
  'account.fundPasswordSet': Origin;
  'account.fundPasswordChanged': Held;
  'account.fundPasswordForgotten': Held;
  'account.contactChanged': Contact;
  'account.walletBound': BoundWallet;
  'account.walletRemoved': BoundWallet;
  'account.passkeyAdded': NamedPasskey;
  'account.passkeyRemoved': NamedPasskey;
  'account.withdrawalsHeld': Origin;
  'account.holdLifted': Held;
  'account.guessed': Guessed;
  'account.phraseChanged': Nothing;
  'account.closingAsked': Origin;
  'account.closingRejected': Nothing;
  'account.copyAsked': Origin;
  'account.copySent': Nothing;
  'account.copyRejected': Nothing;
}

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds extends Told {}
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'account.passwordChanged': ToldBy<Held>;
    'account.fundPasswordSet': ToldBy<Origin>;
    'account.fundPasswordChanged': ToldBy<Held>;
    'account.fundPasswordForgotten': ToldBy<Held>;
    'account.contactChanged': ToldBy<Contact>;
    'account.walletBound': ToldBy<BoundWallet>;
    'account.walletRemoved': ToldBy<BoundWallet>;
    'account.passkeyAdded': ToldBy<NamedPasskey>;
    'account.passkeyRemoved': ToldBy<NamedPasskey>;
    'account.withdrawalsHeld': ToldBy<Origin>;
    'account.holdLifted': ToldBy<Held>;
    'account.guessed': ToldBy<Guessed>;
    'account.phraseChanged': ToldBy<Nothing>;
    'account.closingAsked': ToldBy<Origin>;
    'account.closingRejected': ToldBy<Nothing>;
    'account.copyAsked': ToldBy<Origin>;
    'account.copySent': ToldBy<Nothing>;
    'account.copyRejected': ToldBy<Nothing>;
  }
}

const shown = { category: 'security', page: 'Security' } as const;
const asked = { category: 'security', page: 'Account' } as const;

export const accountNotices: NoticesOf<keyof Told> = {
  // Sent to both contacts, because an attacker may read one of them.
  'account.passwordChanged': { ...shown, title: 'notice.passwordChanged', also: 'all' },
  'account.fundPasswordSet': { ...shown, title: 'notice.fundPasswordSet', also: 'one' },
  'account.fundPasswordChanged': { ...shown, title: 'notice.fundPasswordChanged', also: 'one' },
  'account.fundPasswordForgotten': { ...shown, title: 'notice.fundPasswordForgotten', also: 'all' },
  'account.contactChanged': { ...shown, title: 'notice.contactChanged', also: 'all' },
  'account.walletBound': { ...asked, title: 'notice.walletBound', also: 'all' },
  'account.walletRemoved': { ...asked, title: 'notice.walletRemoved', also: 'all' },
  'account.passkeyAdded': { ...shown, title: 'notice.passkeyAdded', also: 'all' },
  'account.passkeyRemoved': { ...shown, title: 'notice.passkeyRemoved', also: 'all' },
  'account.withdrawalsHeld': { ...shown, title: 'notice.withdrawalsHeld', also: 'one' },
  'account.holdLifted': { ...shown, title: 'notice.holdLifted', also: 'all' },
  'account.guessed': { ...shown, title: 'notice.guessed', also: 'one' },
  'account.phraseChanged': { ...shown, title: 'notice.phraseChanged', also: 'one' },
  'account.closingAsked': { ...asked, title: 'notice.closingAsked', also: 'all' },
  'account.closingRejected': { ...asked, title: 'notice.closingRejected', also: 'one' },
  'account.copyAsked': { ...asked, title: 'notice.copyAsked', also: 'all' },
  'account.copySent': { ...asked, title: 'notice.copySent', also: 'one' },
  'account.copyRejected': { ...asked, title: 'notice.copyRejected', also: 'one' },
};

export const notify = notifier(accountNotices);

/** Later the message is outdated, and the app shows the notice. */
const usefulMs = 86_400_000;

export const accountMessages: MessagesOf<keyof Told> = {
  'account.passwordChanged': kindOf('notice.passwordChanged', 'mail.passwordChangedIntro'),
  'account.fundPasswordSet': kindOf('notice.fundPasswordSet', 'mail.fundPasswordSetIntro'),
  'account.fundPasswordChanged': kindOf('notice.fundPasswordChanged', 'mail.fundPasswordChangedIntro'),
  'account.fundPasswordForgotten': kindOf('notice.fundPasswordForgotten', 'mail.fundPasswordForgottenIntro'),
  'account.contactChanged': kindOf('notice.contactChanged', 'mail.contactChangedIntro'),
  'account.walletBound': kindOf('notice.walletBound', 'mail.walletBoundIntro', 'sms.loginAdded'),
  'account.walletRemoved': kindOf('notice.walletRemoved', 'mail.walletRemovedIntro'),
  // Without the passkey's name, which a caller chooses: messages must not carry a caller's text.
  'account.passkeyAdded': kindOf('notice.passkeyAdded', 'mail.passkeyAddedIntro', 'sms.loginAdded'),
  'account.passkeyRemoved': kindOf('notice.passkeyRemoved', 'mail.passkeyRemovedIntro'),
  'account.withdrawalsHeld': kindOf('notice.withdrawalsHeld', 'mail.withdrawalsHeldIntro'),
  'account.holdLifted': kindOf('notice.holdLifted', 'mail.holdLiftedIntro'),
  'account.guessed': kindOf('notice.guessed', 'mail.guessedIntro'),
  'account.phraseChanged': kindOf('notice.phraseChanged', 'mail.phraseChangedIntro'),
  'account.closingAsked': kindOf('notice.closingAsked', 'mail.closingAskedIntro'),
  'account.closingRejected': kindOf('notice.closingRejected', 'mail.closingRejectedIntro'),
  'account.copyAsked': kindOf('notice.copyAsked', 'mail.copyAskedIntro'),
  'account.copySent': kindOf('notice.copySent', 'mail.copySentIntro'),
  'account.copyRejected': kindOf('notice.copyRejected', 'mail.copyRejectedIntro'),
};

type About = ToldBy<Partial<Contact & Guessed>>;

function kindOf(
  title: RefusalReason,
  intro: RefusalReason,
  short: RefusalReason = 'sms.account',
): MessageKind<About> {
  return {
    usefulMs,
    words: ({ what = '', to = '', secret = '', ...about }: About, locale: LocaleId) => {
      const values = { ...toldValues(about, locale), what, to, secret };
      const say = (key: RefusalReason, more = {}) => plainText(key, locale, { ...values, ...more });
      const named = { title: say(title) };
      return {
        subject: say('mail.accountSubject', named),
        intro: say(intro),
        notes: [say('mail.accountNotYou')],
        short: say(short, named),
      };
    },
  };
}

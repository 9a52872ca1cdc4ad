// Texts of notices about account security and account closure.
import type { IntlShape } from 'react-intl';
import { withBullets } from '../../ui/text/withBullets.ts';
import { saying, type Wording } from './noticeWording.ts';

const someoneIsIn = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.bank.ifNotYou',
    defaultMessage: 'Someone is in your account. Set a new password now and get help.',
  });
const withdrawFirst = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.request.ifNotYou',
    defaultMessage: 'Someone is in your account. Cancel the request, then set a new password and get help.',
  });
const readsCodes = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.passwordReset.ifNotYou',
    defaultMessage:
      'Someone can read your codes. Secure your email or phone first, then set a new password and get help.',
  });
const passkeyFirst = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.passkeyAdded.ifNotYou',
    defaultMessage:
      'Someone is in your account. First remove this passkey under Security, then set a new password and get help.',
  });
const walletFirst = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.walletBound.ifNotYou',
    defaultMessage:
      'Someone is in your account. First remove this wallet under Account, then set a new password and get help.',
  });
const ifYou = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'notice.newLogIn.note',
    defaultMessage: 'If this was you, you don’t need to do anything.',
  });
const accountSaysWhy = (intl: IntlShape): string =>
  intl.formatMessage({ id: 'notice.request.why', defaultMessage: 'See the reason under Account.' });

const heldUntil: (...of: Parameters<Wording>) => string = (intl, { about }, dates) =>
  intl.formatMessage(
    { id: 'notice.held.text', defaultMessage: 'Withdrawals are on hold until {date}.' },
    { date: dates.row(Number(about['held_until_ms'])) },
  );

export const accountWordings: Readonly<Record<string, Wording>> = {
  'account.passwordChanged': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.passwordChanged', defaultMessage: 'Your password was changed' }),
    text: heldUntil(intl, ...of),
    note: intl.formatMessage({
      id: 'notice.passwordChanged.note',
      defaultMessage: 'All other devices were logged out.',
    }),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.fundPasswordSet': (intl) => ({
    title: intl.formatMessage({ id: 'notice.fundPasswordSet', defaultMessage: 'A fund password was set' }),
    ...saying(ifYou(intl)),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.fundPasswordChanged': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.fundPasswordChanged',
      defaultMessage: 'Your fund password was changed',
    }),
    text: heldUntil(intl, ...of),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.fundPasswordForgotten': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.fundPasswordForgotten',
      defaultMessage: 'Your forgotten fund password was replaced',
    }),
    text: heldUntil(intl, ...of),
    note: intl.formatMessage({
      id: 'notice.fundPasswordForgotten.note',
      defaultMessage: 'Confirmed with your login password and a code.',
    }),
    ifNotYou: readsCodes(intl),
  }),
  'account.contactChanged': (intl, row, ...of) => {
    const note = intl.formatMessage(
      { id: 'notice.contactChanged.note', defaultMessage: 'It is now {to}.' },
      { to: withBullets(row.about['to'] ?? '') },
    );
    return {
      title: intl.formatMessage(
        {
          id: 'notice.contactChanged',
          defaultMessage:
            '{what, select, email {Your email address was changed} other {Your phone number was changed}}',
        },
        { what: row.about['what'] },
      ),
      text: `${note} ${heldUntil(intl, row, ...of)}`,
      note,
      ifNotYou: readsCodes(intl),
    };
  },
  'account.walletBound': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.walletBound',
      defaultMessage: 'A wallet was added for logging in',
    }),
    text: heldUntil(intl, ...of),
    ifNotYou: walletFirst(intl),
  }),
  'account.walletRemoved': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.walletRemoved',
      defaultMessage: 'A wallet for logging in was removed',
    }),
    text: heldUntil(intl, ...of),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.passkeyAdded': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.passkeyAdded', defaultMessage: 'A passkey was added' }),
    text: heldUntil(intl, ...of),
    ifNotYou: passkeyFirst(intl),
  }),
  'account.passkeyRemoved': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.passkeyRemoved', defaultMessage: 'A passkey was removed' }),
    text: heldUntil(intl, ...of),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.withdrawalsHeld': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.withdrawalsHeld',
      defaultMessage: 'You put withdrawals on hold',
    }),
    ...saying(
      intl.formatMessage({
        id: 'notice.withdrawalsHeld.text',
        defaultMessage: 'No withdrawal is sent until you end the hold under Security.',
      }),
    ),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.holdLifted': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.holdLifted',
      defaultMessage: 'The hold on your withdrawals will end',
    }),
    text: heldUntil(intl, ...of),
    ifNotYou: readsCodes(intl),
  }),
  'account.guessed': (intl, { about: { secret } }) => ({
    title: intl.formatMessage({
      id: 'notice.guessed',
      defaultMessage: 'Someone logged in to your account is guessing passwords or codes',
    }),
    ...saying(
      intl.formatMessage(
        {
          id: 'notice.guessed.text',
          defaultMessage:
            '{secret, select, fundPassword {5 wrong fund passwords.} loginPassword {5 wrong login passwords.} other {5 wrong codes.}} Further attempts are blocked for a while.',
        },
        { secret },
      ),
    ),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.phraseChanged': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.phraseChanged',
      defaultMessage: 'Your anti-phishing phrase was changed',
    }),
    ...saying(ifYou(intl)),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.closingAsked': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.closingAsked',
      defaultMessage: 'Account closure requested',
    }),
    ...saying(
      intl.formatMessage({
        id: 'notice.closingAsked.text',
        defaultMessage: 'Until a decision is made, you can cancel the request under Account.',
      }),
    ),
    ifNotYou: withdrawFirst(intl),
  }),
  'account.closingRejected': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.closingRejected',
      defaultMessage: 'Your account was not closed',
    }),
    ...saying(accountSaysWhy(intl)),
  }),
  'account.copyAsked': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.copyAsked',
      defaultMessage: 'A copy of your data was requested',
    }),
    ...saying(
      intl.formatMessage({ id: 'notice.copyAsked.text', defaultMessage: 'It goes to your email address.' }),
    ),
    ifNotYou: withdrawFirst(intl),
  }),
  'account.copySent': (intl) => ({
    title: intl.formatMessage({ id: 'notice.copySent', defaultMessage: 'The copy of your data was sent' }),
    ...saying(
      intl.formatMessage({ id: 'notice.copySent.text', defaultMessage: 'It went to your email address.' }),
    ),
    ifNotYou: someoneIsIn(intl),
  }),
  'account.copyRejected': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.copyRejected',
      defaultMessage: 'Your data copy was not created',
    }),
    ...saying(accountSaysWhy(intl)),
  }),
};

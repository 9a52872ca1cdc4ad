import type { IntlShape } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import type { Amounts } from '../../components/amounts/useAmounts.ts';
import type { Dates } from '../../intl/dates.ts';
import { noValue } from '../../intl/format.ts';
import type { IconName } from '../../ui/pictures/icons.ts';
import { face, key } from '../../ui/pictures/laterIcons.ts';
import { accountWordings } from './accountNoticeWords.ts';
import { fundsWordings } from './fundsNoticeWords.ts';
import { ieoWordings } from './ieoNoticeWords.ts';
import { leverWordings } from './leverNoticeWords.ts';
import { otcWordings } from './otcNoticeWords.ts';
import type { NoticeWords, Wording } from './noticeWording.ts';

const icons: Readonly<Record<string, IconName>> = {
  security: key,
  deposit: 'download',
  withdrawal: 'upload',
  verification: face,
  attention: 'warning',
};

/** Icon by category; an unknown category gets the icon of news. */
export function noticeIcon({ category }: NoticeRow): IconName {
  return Object.hasOwn(icons, category) ? icons[category]! : 'bell';
}

/** Common name of the device type. */
export function deviceName(intl: IntlShape, { about: { browser, system } }: NoticeRow): string {
  if (browser && system)
    return intl.formatMessage(
      { id: 'notice.device.both', defaultMessage: '{browser} on {system}' },
      { browser, system },
    );
  return (
    browser || system || intl.formatMessage({ id: 'notice.device.unknown', defaultMessage: 'Unknown device' })
  );
}

const wordings: Readonly<Record<string, Wording>> = {
  ...accountWordings,
  ...fundsWordings,
  ...ieoWordings,
  ...leverWordings,
  ...otcWordings,
  'session.newLogIn': (intl, row) => ({
    title: intl.formatMessage({ id: 'notice.newLogIn', defaultMessage: 'New login to your account' }),
    text: intl.formatMessage(
      {
        id: 'notice.newLogIn.text',
        defaultMessage: '{device}, IP address {network}. If this was you, you don’t need to do anything.',
      },
      { device: deviceName(intl, row), network: row.about['network'] ?? noValue },
    ),
    note: intl.formatMessage({
      id: 'notice.newLogIn.note',
      defaultMessage: 'If this was you, you don’t need to do anything.',
    }),
    ifNotYou: intl.formatMessage({
      id: 'notice.newLogIn.ifNotYou',
      defaultMessage:
        'Someone knows your password. Set a new one now: that logs out all devices and puts withdrawals on hold.',
    }),
  }),
  'session.codesGuessed': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.codesGuessed',
      defaultMessage: 'Someone is guessing your codes',
    }),
    text: intl.formatMessage({
      id: 'notice.codesGuessed.text',
      defaultMessage: '20 wrong codes within a day. Until tomorrow your codes have 12 digits.',
    }),
    note: intl.formatMessage({
      id: 'notice.codesGuessed.note',
      defaultMessage:
        'None of these codes was right, so you don’t need to do anything. Keep your codes to yourself.',
    }),
  }),
  'verification.verified': (intl, { about: { level } }) => ({
    title: intl.formatMessage(
      {
        id: 'notice.verified',
        defaultMessage:
          '{level, select, basic {Your basic verification is complete} other {Your verification is complete}}',
      },
      { level },
    ),
    text: intl.formatMessage(
      {
        id: 'notice.verified.text',
        defaultMessage:
          '{level, select, basic {You can now continue with advanced verification.} other {Withdrawals, options with real money and P2P are unlocked.}}',
      },
      { level },
    ),
  }),
  'verification.rejected': (intl, { about: { level } }) => ({
    title: intl.formatMessage({
      id: 'notice.rejected',
      defaultMessage: 'Your verification needs to be corrected',
    }),
    text: intl.formatMessage(
      {
        id: 'notice.rejected.text',
        defaultMessage:
          '{level, select, basic {Some details could not be confirmed. See which ones and send them again.} other {Some photos have to be retaken. See which ones and why.}}',
      },
      { level },
    ),
  }),
  'bank.bound': (intl) => ({
    title: intl.formatMessage({
      id: 'notice.bankBound',
      defaultMessage: 'A bank account was linked to your account',
    }),
    text: intl.formatMessage({
      id: 'notice.newLogIn.note',
      defaultMessage: 'If this was you, you don’t need to do anything.',
    }),
    ifNotYou: intl.formatMessage({
      id: 'notice.bank.ifNotYou',
      defaultMessage: 'Someone is in your account. Set a new password now and get help.',
    }),
  }),
  'bank.deleted': (intl) => ({
    title: intl.formatMessage({ id: 'notice.bankDeleted', defaultMessage: 'Your bank account was deleted' }),
    text: intl.formatMessage({
      id: 'notice.bankDeleted.text',
      defaultMessage: 'Confirmed with your fund password.',
    }),
    ifNotYou: intl.formatMessage({
      id: 'notice.bank.ifNotYou',
      defaultMessage: 'Someone is in your account. Set a new password now and get help.',
    }),
  }),
  'session.passwordReset': (intl, row, dates) => ({
    title: intl.formatMessage({ id: 'notice.passwordReset', defaultMessage: 'Your password was reset' }),
    text: intl.formatMessage(
      {
        id: 'notice.passwordReset.text',
        defaultMessage: 'All devices were logged out. Withdrawals are on hold until {date}.',
      },
      { date: dates.row(Number(row.about['held_until_ms'])) },
    ),
    note: intl.formatMessage({
      id: 'notice.passwordReset.note',
      defaultMessage: 'All devices were logged out.',
    }),
    ifNotYou: intl.formatMessage({
      id: 'notice.passwordReset.ifNotYou',
      defaultMessage:
        'Someone can read your codes. Secure your email or phone first, then set a new password and get help.',
    }),
  }),
};

/** All notice kinds with a text. */
export const noticeKinds: readonly string[] = Object.keys(wordings);

/** Text of a notice, with times and amounts formatted for the user's locale and time zone. */
export function noticeWords(intl: IntlShape, row: NoticeRow, dates: Dates, amounts: Amounts): NoticeWords {
  const wording = Object.hasOwn(wordings, row.kind) ? wordings[row.kind] : undefined;
  return wording?.(intl, row, dates, amounts) ?? { title: row.title };
}

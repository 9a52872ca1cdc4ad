// What notices say in the app, in each language.
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import type { NoticeRow } from '../../api/notices.ts';
import { datesOf } from '../../intl/dates.ts';
import { loadMessages } from '../../intl/loadMessages.ts';
import { noticeWords } from './noticeWords.ts';

/** As the server declares them. */
const kinds = [
  ...['session.newLogIn', 'session.codesGuessed', 'session.passwordReset'],
  ...['verification.verified', 'verification.rejected', 'bank.bound', 'bank.deleted'],
  ...['account.passwordChanged', 'account.fundPasswordSet', 'account.fundPasswordChanged'],
  ...['account.fundPasswordForgotten', 'account.contactChanged', 'account.withdrawalsHeld'],
  ...['account.holdLifted', 'account.guessed', 'account.phraseChanged', 'account.closingAsked'],
  ...[
    'deposit.credited',
    'withdrawal.addressSaved',
    'account.closingRejected',
    'account.copyAsked',
    'account.copySent',
    'account.copyRejected',
  ],
];
const about = {
  ...{ browser: 'Firefox', system: 'Linux', network: '203.0.113.x', level: 'basic' },
  ...{ held_until_ms: String(Date.UTC(2026, 10, 22, 17, 30)), what: 'email', to: 'a***@example.com' },
  ...{ secret: 'fundPassword', amount: '5', coin: 'USDT', over: 'TRC20' },
};
const row = (kind: string): NoticeRow => ({
  ...{ id: 1, kind, category: 'security', title: 'As the server says', about, sent_to: [] },
  ...{ created_ms: Date.UTC(2026, 10, 21, 17, 30), is_read: false },
});

it.each(localeIds)('each kind that the server declares has words of its own in %s', async (locale) => {
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const dates = datesOf(locale, 'UTC');
  const english = createIntl({ locale: 'en', messages: await loadMessages('en') });
  for (const kind of kinds) {
    const words = noticeWords(intl, row(kind), dates);
    expect(words.text, kind).toBeTruthy();
    for (const said of Object.values(words))
      expect(said, kind).not.toMatch(/[{}*]|As the server says|undefined/);
    if (locale !== 'en') expect(words.title, kind).not.toBe(noticeWords(english, row(kind), dates).title);
  }
});

it('a hold is said with its end, a new address by its mask, a guess by what was guessed at', () => {
  const intl = createIntl({ locale: 'en' });
  const textOf = (kind: string) => noticeWords(intl, row(kind), datesOf('en', 'UTC')).text;
  expect(textOf('account.passwordChanged')).toMatch(/^Withdrawals are held until 22 Nov.*17:30\.$/);
  expect(textOf('account.contactChanged')).toMatch(
    /^It is now a•••@example\.com\. Withdrawals are held until /,
  );
  expect(textOf('account.guessed')).toBe('5 wrong fund passwords. No more are looked at for a while.');
});

it('a kind that the app does not know has the title of the server', () => {
  const intl = createIntl({ locale: 'en' });
  expect(noticeWords(intl, row('example.kind'), datesOf('en'))).toEqual({ title: 'As the server says' });
});

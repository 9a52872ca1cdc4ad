// Notice texts in each language.
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import type { NoticeRow } from '../../api/notices.ts';
import { amountsOf } from '../../components/amounts/useAmounts.ts';
import { datesOf } from '../../intl/dates.ts';
import { formatsOf } from '../../intl/format.ts';
import { loadMessages } from '../../intl/loadMessages.ts';
import { noticeKinds, noticeWords } from './noticeWords.ts';

const about = {
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.x',
  level: 'basic',
  held_until_ms: String(Date.UTC(2026, 10, 22, 17, 30)),
  what: 'email',
  to: 'a***@example.com',
  secret: 'fundPassword',
  amount: '5',
  coin: 'USDT',
  over: 'TRC20',
  symbol: 'BTC/USDT',
  lots: '5',
  minutes: '5',
  price: '61029.9',
  pay_coin: 'USDT',
  until_ms: String(Date.UTC(2026, 10, 25, 12)),
  worst: '61000',
  result: 'won',
  net: '84',
};
const row = (kind: string): NoticeRow => ({
  id: 1,
  kind,
  category: 'security',
  title: 'As the server says',
  about,
  sent_to: [],
  created_ms: Date.UTC(2026, 10, 21, 17, 30),
  is_read: false,
});

const amountsIn = (locale: string) => amountsOf(formatsOf(locale), { USDT: 2, BTC: 4 });

it.each(localeIds)('each kind has words of its own in %s', async (locale) => {
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const dates = datesOf(locale, 'UTC');
  const english = createIntl({ locale: 'en', messages: await loadMessages('en') });
  for (const kind of noticeKinds) {
    const words = noticeWords(intl, row(kind), dates, amountsIn(locale));
    expect(words.text, kind).toBeTruthy();
    for (const said of Object.values(words))
      expect(said, kind).not.toMatch(/[{}*]|As the server says|undefined|NaN/);
    if (locale !== 'en')
      expect(words.title, kind).not.toBe(noticeWords(english, row(kind), dates, amountsIn('en')).title);
  }
});

it('a hold is said with its end, a new address by its mask, a guess by what was guessed at', () => {
  const intl = createIntl({ locale: 'en' });
  const textOf = (kind: string) => noticeWords(intl, row(kind), datesOf('en', 'UTC'), amountsIn('en')).text;
  expect(textOf('account.passwordChanged')).toMatch(/^Withdrawals are on hold until 22 Nov.*17:30\.$/);
  expect(textOf('account.contactChanged')).toMatch(
    /^It is now a•••@example\.com\. Withdrawals are on hold until /,
  );
  expect(textOf('account.guessed')).toBe('5 wrong fund passwords. Further attempts are blocked for a while.');
});

it('no number is made up for what a back end does not say', () => {
  const intl = createIntl({ locale: 'en' });
  for (const kind of noticeKinds) {
    const words = noticeWords(intl, { ...row(kind), about: {} }, datesOf('en', 'UTC'), amountsIn('en'));
    for (const said of Object.values(words)) expect(said, kind).not.toMatch(/NaN|undefined/);
  }
});

it('a kind that the app does not know has the title of the server', () => {
  const intl = createIntl({ locale: 'en' });
  expect(noticeWords(intl, row('example.kind'), datesOf('en'), amountsIn('en'))).toEqual({
    title: 'As the server says',
  });
});

const ofFunds = [
  'deposit.credited',
  'deposit.rejected',
  'withdrawal.requested',
  'withdrawal.sent',
  'withdrawal.rejected',
  'withdrawal.partReturned',
];

it.each([
  ['en', '1,234.50\u00a0USDT'],
  ['de', '1.234,50\u00a0USDT'],
] as const)('an amount is written as everywhere in %s, in one piece with its coin', async (locale, sum) => {
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  for (const kind of ofFunds) {
    const told = { ...row(kind), about: { amount: '1234.5', coin: 'USDT' } };
    expect(noticeWords(intl, told, datesOf(locale), amountsIn(locale)).text, kind).toContain(sum);
  }
});

it('a rejection says why, where the back end does', () => {
  const intl = createIntl({ locale: 'en' });
  const about = { amount: '5', coin: 'USDT', reason: 'No transfer with your reference has arrived' };
  const textOf = (kind: string) =>
    noticeWords(intl, { ...row(kind), about }, datesOf('en'), amountsIn('en')).text;
  expect(textOf('deposit.rejected')).toBe('5.00\u00a0USDT. No transfer with your reference has arrived.');
  expect(textOf('withdrawal.rejected')).toBe(
    '5.00\u00a0USDT is back in your Spot account. No transfer with your reference has arrived.',
  );
});

it.each<[string, NoticeRow['about']]>([
  ['nothing', {}],
  ['no amount', { coin: 'USDT' }],
  ['no coin', { amount: '5' }],
  ['no number', { amount: 'much', coin: 'USDT' }],
])('an amount of which the back end reports %s reads as unknown, never as a gap', (_, reported) => {
  const intl = createIntl({ locale: 'en' });
  for (const kind of ofFunds) {
    const words = noticeWords(intl, { ...row(kind), about: reported }, datesOf('en'), amountsIn('en'));
    const said = 'The amount is not available. Check your asset records.';
    expect([words.text, words.note], kind).toEqual([said, said]);
  }
});

it('an allotment to be paid says quantity, price and the end of its window', () => {
  const intl = createIntl({ locale: 'en' });
  const about = {
    amount: '7575.7575',
    coin: 'HALO',
    price: '318.181815',
    pay_coin: 'USDT',
    until_ms: String(Date.UTC(2026, 10, 25, 12)),
  };
  const said = (reported: NoticeRow['about']) =>
    noticeWords(intl, { ...row('ieo.allotted'), about: reported }, datesOf('en'), amountsIn('en')).text;
  expect(said(about)).toMatch(/^7,575.7575\sHALO for 318.181815\sUSDT, to be paid by 25 Nov 2026, 12:00/);
  const { until_ms: _, ...untimed } = about;
  expect(said(untimed)).toBeUndefined();
});

it('a reminder whose minutes are unknown says no number of them', () => {
  const intl = createIntl({ locale: 'en' });
  const reported = { amount: '5', coin: 'USDT', side: 'buy' };
  const words = noticeWords(
    intl,
    { ...row('otc.timeLeft'), about: reported },
    datesOf('en'),
    amountsIn('en'),
  );
  expect(words).toEqual({ title: 'Your P2P order expires soon' });
});

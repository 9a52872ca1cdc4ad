// Texts of account messages in each language.
import { expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { Words } from '../../messaging/messages.ts';
import { mailOf } from '../../messaging/mailOf.ts';
import { textOf } from '../../messaging/textOf.ts';
import { codeMessages } from '../session/codeMessages.ts';
import { accountMessages } from './accountNotices.ts';

/** The character set of a 160-character text message, by GSM 03.38. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const inOneOf160 = new Set<string>(['en', 'de', 'es']);
const host = 'trade.example-exchange.com';

const about = {
  browser: 'Samsung Internet',
  system: 'Android',
  network: '2001:db8:7:x',
  told_ms: String(Date.UTC(2026, 8, 23, 17, 42)),
  held_until_ms: String(Date.UTC(2026, 8, 24, 18, 7)),
  what: 'email',
  to: 'a***@example.com',
  secret: 'ownCode',
  name: 'Firefox on Windows',
};
const kinds = Object.keys(accountMessages) as (keyof typeof accountMessages)[];
const uses = ['withdrawal', 'address', 'fundPassword', 'lift', 'contact', 'bind'] as const;

const noticeWords = (kind: (typeof kinds)[number], locale: LocaleId): Words =>
  accountMessages[kind].words!(about, locale);
const codeWords = (use: (typeof uses)[number], locale: LocaleId): Words =>
  codeMessages[`code.${use}`].words!({ code: '004512' }, locale);

function expectInOneMessage(text: string, locale: LocaleId): void {
  if (inOneOf160.has(locale)) {
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
  } else expect(text.length).toBeLessThanOrEqual(134);
}

it.each(localeIds.flatMap((locale) => kinds.map((kind) => [kind, locale] as const)))(
  '%s in %s says what and when, in a mail and in one text message',
  (kind, locale) => {
    const words = noticeWords(kind, locale);
    const { subject, text } = mailOf(words, locale);
    for (const part of ['Meridian', '17:42 UTC']) expect(text).toContain(part);
    expect(subject).toContain('Meridian');
    const short = textOf(words, host);
    expect(short).toMatch(/Meridian.*17:42 UTC/);
    for (const said of [subject, text, short]) expect(said).not.toMatch(/[{}]|—/);
    expectInOneMessage(short, locale);
    if (locale !== 'en') expect(words.intro).not.toBe(noticeWords(kind, 'en').intro);
  },
);

it.each(localeIds)('changes that hold withdrawals say from where and until when, in %s', (locale) => {
  const held = [
    'passwordChanged',
    'fundPasswordChanged',
    'fundPasswordForgotten',
    'contactChanged',
    'walletBound',
    'walletRemoved',
    'passkeyAdded',
    'passkeyRemoved',
    'holdLifted',
  ];
  for (const name of held) {
    const { intro } = noticeWords(`account.${name}` as (typeof kinds)[number], locale);
    for (const part of ['Samsung Internet', '2001:db8:7:x', '18:07 UTC']) expect(intro).toContain(part);
  }
  expect(noticeWords('account.contactChanged', locale).intro).toContain('a***@example.com');
});

it.each(localeIds.flatMap((locale) => uses.map((use) => [use, locale] as const)))(
  'a code for %s in %s says what it is for, in a mail and in one text message',
  (use, locale) => {
    const words = codeWords(use, locale);
    const { subject, text, html } = mailOf(words, locale);
    expect(subject).toContain('Meridian');
    expect(subject).not.toContain('004512');
    for (const said of [text, html]) expect(said).toContain('004512');
    const short = textOf(words, host);
    expect(short).toContain('10');
    for (const said of [subject, text, short]) expect(said).not.toMatch(/[{}]|—/);
    expectInOneMessage(short, locale);
    for (const part of ['subject', 'intro', 'short'] as const) {
      const others = uses.map((other) => codeWords(other, locale)[part]);
      expect(new Set(others).size).toBe(uses.length);
      if (locale !== 'en') expect(words[part]).not.toBe(codeWords(use, 'en')[part]);
    }
  },
);

it('whoever did not ask for a code of their own is told that somebody else is in; a stranger is not', () => {
  expect(codeWords('lift', 'en').notes.at(-1)).toMatch(
    /^If you did not request .* someone else is logged in/,
  );
  expect(codeWords('bind', 'en').notes.at(-1)).toMatch(/^If you did not request .* you can ignore/);
});

/** Other ways in: a change of them needs a `contact` code, and a new password leaves them. */
const otherLogins: Readonly<Record<LocaleId, readonly [passkey: RegExp, wallet: RegExp]>> = {
  en: [/passkeys/i, /wallets/i],
  de: [/Passkeys/, /Wallets/],
  es: [/passkeys/i, /billeteras/i],
  ja: [/パスキー/, /ウォレット/],
  ko: [/패스키/, /지갑/],
  th: [/พาสคีย์/, /กระเป๋า/],
  'zh-Hans': [/通行密钥/, /钱包/],
  'zh-Hant': [/通行密鑰/, /錢包/],
};

it.each(localeIds)('a contact code says that it can change wallets and passkeys, in %s', (locale) => {
  const { subject, intro, short } = codeWords('contact', locale);
  for (const login of otherLogins[locale])
    for (const said of [subject, intro, short]) expect(said).toMatch(login);
});

it.each(localeIds)('advice against an intruder includes passkeys and wallets, in %s', (locale) => {
  const advice = [
    ...kinds.map((kind) => noticeWords(kind, locale).notes.at(-1)),
    codeWords('contact', locale).notes.at(-1),
  ];
  for (const login of otherLogins[locale]) for (const said of advice) expect(said).toMatch(login);
});

it.each(['account.passkeyAdded', 'account.walletBound'] as const)(
  'a text message about %s says to remove it before a new password',
  (kind) => {
    expect(noticeWords(kind, 'en').short).toMatch(/remove it.*new password/);
    for (const locale of localeIds)
      expect(noticeWords(kind, locale).short.split('17:42 UTC')[1]).not.toBe(
        noticeWords('account.passwordChanged', locale).short.split('17:42 UTC')[1],
      );
  },
);

import { expect, it } from 'vitest';
import { localeIds } from '../../../contracts/locales.ts';
import { mailOf } from '../../messaging/mailOf.ts';
import { textOf } from '../../messaging/textOf.ts';
import { sessionMessages } from './sessionNotices.ts';

/** Characters of a 160-character text message, by GSM 03.38. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const inOneOf160 = new Set<string>(['en', 'de', 'es']);

const about = {
  browser: 'Samsung Internet',
  system: 'Android',
  network: '2001:db8:7:x',
  told_ms: String(Date.UTC(2026, 8, 23, 17, 42)),
  held_until_ms: String(Date.UTC(2026, 8, 24, 17, 42)),
};
const kinds = ['session.newLogIn', 'session.passwordReset'] as const;
const cases = localeIds.flatMap((locale) => kinds.map((kind) => [kind, locale] as const));

it.each(cases)('%s in %s says from where and when, in a mail and in one text message', (kind, locale) => {
  const words = sessionMessages[kind].words!(about, locale);
  const { subject, text, html } = mailOf(words, locale);
  for (const part of ['Meridian', 'Samsung Internet', 'Android', '2001:db8:7:x', '17:42 UTC', '23'])
    expect(text).toContain(part);
  expect(subject).toContain('Meridian');
  expect(html).not.toMatch(/https?:|<a /);
  const short = textOf(words, 'trade.example.com');
  expect(short).toMatch(/Meridian.*17:42 UTC/);
  if (kind === 'session.newLogIn') expect(short).toContain('Samsung Internet');
  for (const said of [subject, text, short]) expect(said).not.toMatch(/[{}]|—/);
  if (inOneOf160.has(locale)) {
    expect(short).toMatch(gsm);
    expect(short.length).toBeLessThanOrEqual(160);
  } else expect(short.length).toBeLessThanOrEqual(134);
  if (locale !== 'en') expect(words.intro).not.toBe(sessionMessages[kind].words!(about, 'en').intro);
});

it('a new password names the hour until which withdrawals are held', () => {
  const { intro } = sessionMessages['session.passwordReset'].words!(about, 'en');
  expect(intro).toBe(
    'The password of your Meridian account was reset: Samsung Internet on Android, IP address 2001:db8:7:x, ' +
      '23 Sept, 17:42 UTC. All devices were logged out, and withdrawals are on hold until 24 Sept, 17:42 UTC.',
  );
});

it('a device of which nothing is known is called so', () => {
  const nothing = { ...about, browser: '', system: '' };
  const { short } = sessionMessages['session.newLogIn'].words!(nothing, 'en');
  expect(short).toBe(
    'New Meridian login: unknown device, 23 Sept, 17:42 UTC. Not you? Open the app and set a new password.',
  );
  const { short: half } = sessionMessages['session.newLogIn'].words!({ ...nothing, system: 'iOS' }, 'en');
  expect(half).toContain('login: iOS, 23 Sept');
});

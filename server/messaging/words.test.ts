import { describe, expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import { mailOf } from './mailOf.ts';
import type { Message } from './Messenger.ts';
import { textOf } from './textOf.ts';

/** The signs of a text message of 160, by GSM 03.38; whatever else is in it makes it one of 70. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const inOneOf160 = new Set<string>(['en', 'de', 'es']);
const host = 'trade.example-exchange.com';
const purposes = ['register', 'forget'] as const;
const cases = localeIds.flatMap((locale) => purposes.map((purpose) => [locale, purpose] as const));

function message(changes: Partial<Message>): Message {
  return {
    channel: 'mail',
    to: 'ann@example.com',
    locale: 'en',
    purpose: 'register',
    code: '004512',
    validMinutes: 10,
    ...changes,
  };
}

describe.each(cases)('the words in %s to %s', (locale, purpose) => {
  it('of a mail name brand, code and time, plain and as HTML', () => {
    const { subject, text, html } = mailOf(message({ locale, purpose }));
    expect(subject).toContain('Meridian');
    expect(subject).not.toContain('004512');
    for (const words of [text, html]) {
      expect(words).toContain('004512');
      expect(words).toContain('Meridian');
      expect(words).toMatch(/\b10\b|10/);
      // The style has braces of its own nowhere: it stands in attributes.
      expect(words).not.toMatch(/[{}]|—/);
    }
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/https?:|<img|<a |<script/);
  });

  it('of a text message name brand, code and time, and end with where the code belongs', () => {
    const text = textOf(message({ locale, purpose, channel: 'sms' }), host);
    expect(text).toContain('Meridian');
    expect(text).toContain('10');
    expect(text).not.toMatch(/[{}]|—/);
    expect(text.split('\n').at(-1)).toBe(`@${host} #004512`);
    expect(text.split('\n')[0]).toContain('004512');
    // One message where the script allows it, two short ones elsewhere.
    if (inOneOf160.has(locale)) {
      expect(text).toMatch(gsm);
      expect(text.length).toBeLessThanOrEqual(160);
    } else expect(text.length).toBeLessThanOrEqual(134);
  });

  it('differ from the English ones and from those of the other purpose', () => {
    const other = purpose === 'register' ? 'forget' : 'register';
    for (const wordsOf of [(it: Message) => mailOf(it).text, (it: Message) => mailOf(it).subject, textOf]) {
      const words = wordsOf(message({ locale, purpose }));
      expect(words).not.toBe(wordsOf(message({ locale, purpose: other })));
      if (locale !== 'en') expect(words).not.toBe(wordsOf(message({ purpose })));
    }
  });
});

it('a text message without a known host ends with its words', () => {
  expect(textOf(message({ channel: 'sms' }))).toBe(
    '004512 is your code to create a Meridian account. Valid 10 min. We never ask you for it.',
  );
});

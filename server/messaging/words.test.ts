import { describe, expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import type { LocaleId } from '../../contracts/locales.ts';
import { mailOf } from './mailOf.ts';
import { codeMessages } from '../domains/session/codeMessages.ts';
import { textOf } from './textOf.ts';

/** Characters of a 160-character text message (GSM 03.38); any other character reduces the limit to 70. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const inOneOf160 = new Set<string>(['en', 'de', 'es']);
const host = 'trade.example-exchange.com';
const purposes = ['register', 'forget'] as const;
const cases = localeIds.flatMap((locale) => purposes.map((purpose) => [locale, purpose] as const));

const wordsOf = (locale: LocaleId, purpose: (typeof purposes)[number]) =>
  codeMessages[`code.${purpose}`].words!({ code: '004512' }, locale);

describe.each(cases)('the words in %s to %s', (locale, purpose) => {
  it('of a mail name brand, code and time, plain and as HTML', () => {
    const { subject, text, html } = mailOf(wordsOf(locale, purpose), locale);
    expect(subject).toContain('Meridian');
    expect(subject).not.toContain('004512');
    for (const words of [text, html]) {
      expect(words).toContain('004512');
      expect(words).toContain('Meridian');
      expect(words).toMatch(/\b10\b|10/);
      // Styles contain no braces, because they are in attributes.
      expect(words).not.toMatch(/[{}]|—/);
    }
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/https?:|<img|<a |<script/);
  });

  it('of a text message name brand, code and time, and end with where the code belongs', () => {
    const text = textOf(wordsOf(locale, purpose), host);
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
    for (const part of ['subject', 'intro', 'short'] as const) {
      const words = wordsOf(locale, purpose)[part];
      expect(words).not.toBe(wordsOf(locale, other)[part]);
      if (locale !== 'en') expect(words).not.toBe(wordsOf('en', purpose)[part]);
    }
  });
});

it('a text message without a known host ends with its words', () => {
  expect(textOf(wordsOf('en', 'register'))).toBe(
    '004512 is your code to create a Meridian account. Valid 10 min. We never ask you for it.',
  );
});

it('a mail without a code has none, and shows marks of its words as they are', () => {
  const words = { subject: 'A & B', intro: '<b>Sold</b>', notes: ['At 5 > 4'], short: 'Sold' };
  const { text, html } = mailOf(words, 'en');
  expect(text).toBe('<b>Sold</b>\n\nAt 5 > 4\n\nMeridian\n');
  expect(html).toContain('<p>&lt;b&gt;Sold&lt;/b&gt;</p>\n<p>At 5 &gt; 4</p>');
  expect(html).not.toContain('font-size: 32px');
  expect(textOf(words, host)).toBe('Sold');
});

import { describe, expect, it } from 'vitest';
import { locales } from './languages.ts';
import { intlLocale, isLocaleId, localeOfMark, markOfLocale } from './locales.ts';

describe('locales', () => {
  it('send the eight marks of the wire', () => {
    expect(locales.map((locale) => markOfLocale(locale.id))).toEqual([
      'en',
      'de',
      'jp',
      'kr',
      'esp',
      'th',
      'zh',
      'hk',
    ]);
  });

  it('are found again by their marks and by the marks of other back ends', () => {
    for (const { id } of locales) expect(localeOfMark(markOfLocale(id))).toBe(id);
    expect(['kor', 'spa', 'zh-TW', 'JP'].map(localeOfMark)).toEqual(['ko', 'es', 'zh-Hant', 'ja']);
    expect(localeOfMark('xx')).toBeUndefined();
    expect(localeOfMark(undefined)).toBeUndefined();
  });

  it('have tags that Intl supports', () => {
    for (const { id } of locales)
      expect(Intl.NumberFormat.supportedLocalesOf(intlLocale(id))).toHaveLength(1);
  });

  it('are told from other text', () => {
    expect(isLocaleId('zh-Hant')).toBe(true);
    expect(isLocaleId('zh')).toBe(false);
    expect(isLocaleId(null)).toBe(false);
  });
});

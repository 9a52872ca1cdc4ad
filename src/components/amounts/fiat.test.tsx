import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';
import { currencyOfLocale } from './fiat.ts';

test.each([
  ['de-DE', 'EUR'],
  ['de-CH', 'CHF'],
  ['de', 'EUR'],
  ['en-GB', 'GBP'],
  ['en', 'USD'],
  ['ja', 'JPY'],
  ['zh-Hant', 'TWD'],
  ['zh-Hant-HK', 'HKD'],
  ['es-MX', 'MXN'],
  ['th', 'THB'],
  ['en-AQ', 'USD'],
  ['not a tag', 'USD'],
])('people whose language is %s count in %s', (locale, currency) => {
  expect(currencyOfLocale(locale)).toBe(currency);
});

describe('the chosen currency', () => {
  const reload = reloading();
  beforeEach(() => {
    reload();
    localStorage.clear();
  });
  afterEach(() => localStorage.clear());

  test('is guessed until somebody chooses, and kept from then on', async () => {
    const first = (await import('./fiat.ts')).fiat;
    expect(first.get()).toBe(currencyOfLocale(navigator.language));
    first.set('THB');
    expect(first.get()).toBe('THB');
    reload();
    expect((await import('./fiat.ts')).fiat.get()).toBe('THB');
  });

  test('follows what another tab chooses', async () => {
    const { fiat } = await import('./fiat.ts');
    fiat.set('EUR');
    const told = vi.fn();
    const stop = fiat.subscribe(told);
    localStorage.setItem('currency', 'JPY');
    dispatchEvent(new StorageEvent('storage', { key: 'currency', newValue: 'JPY' }));
    expect(told).toHaveBeenCalledOnce();
    expect(fiat.get()).toBe('JPY');
    stop();
  });

  test('is guessed again where what is kept is no currency', async () => {
    localStorage.setItem('currency', '<euro>');
    const { fiat } = await import('./fiat.ts');
    expect(fiat.get()).toBe(currencyOfLocale(navigator.language));
  });
});

import { describe, expect, it } from 'vitest';
import { localeIds } from '../locales.ts';
import en from './en.json' with { type: 'json' };
import { isRefusalReason, plainText, refusalText } from './messages.ts';

describe('refusal texts', () => {
  it('say the reason in the language asked for', () => {
    expect(refusalText('spot.insufficientBalance', 'en')).toBe('Insufficient balance');
    expect(refusalText('spot.insufficientBalance', 'de')).toBe('Guthaben reicht nicht');
    expect(refusalText('spot.insufficientBalance', 'zh-Hant')).toBe('餘額不足');
  });

  it('carry the figures of the refusal', () => {
    expect(refusalText('spot.minimum', 'en', { min: '0.001', asset: 'BTC' })).toBe('Minimum: 0.001 BTC');
    expect(refusalText('spot.minimum', 'ja', { min: '0.001', asset: 'BTC' })).toBe('最低：0.001 BTC');
  });

  it('write figures as the language does, without losing a digit', () => {
    expect(refusalText('spot.minimum', 'de', { min: '1234.00000001', asset: 'USDT' })).toBe(
      'Mindestens 1.234,00000001 USDT',
    );
    expect(refusalText('spot.priceBand', 'en', { percent: '6.25' })).toBe(
      'Price is 6.25% away from the market. Enter a closer price',
    );
    expect(refusalText('spot.priceBand', 'de', { percent: '6.25' })).toBe(
      'Der Preis weicht 6,25\u00a0% vom Markt ab. Geben Sie einen näheren Preis ein',
    );
  });

  it.each([
    ['en', '0', 'Use at most 0 decimals'],
    ['en', '1', 'Use at most 1 decimal'],
    ['en', '8', 'Use at most 8 decimals'],
    ['de', '1', 'Höchstens 1 Nachkommastelle'],
    ['de', '8', 'Höchstens 8 Nachkommastellen'],
    ['es', '1', 'Usa como máximo 1 decimal'],
    ['es', '8', 'Usa como máximo 8 decimales'],
    ['ja', '1', '小数点以下は1桁までです'],
  ] as const)('count as the language does: %s of %s', (locale, decimals, text) => {
    expect(refusalText('wallet.amountScale', locale, { decimals })).toBe(text);
  });

  it('say no more than that an entry is wrong where the count is missing', () => {
    expect(refusalText('wallet.amountScale', 'de')).toBe(refusalText('system.invalid', 'de'));
  });

  it.each(localeIds)('can each be said in %s, with and without figures', (locale) => {
    const figures = new Proxy({}, { get: () => '1234.5' });
    for (const reason of Object.keys(en).filter(isRefusalReason))
      for (const values of [figures, {}])
        expect(refusalText(reason, locale, values)).not.toMatch(/[{}#]|NaN/);
  });

  it('put a dash for a figure that was not given', () => {
    expect(refusalText('spot.minimum', 'en')).toBe('Minimum: — —');
  });

  it('put figures in as they are, even when they look like patterns', () => {
    expect(refusalText('spot.minimum', 'en', { min: '$& {min}', asset: 'BTC' })).toBe(
      'Minimum: $& {min} BTC',
    );
  });

  it.each([
    ['en', 'order'],
    ['de', 'Order'],
    ['ja', '注文'],
    ['ko', '주문'],
    ['es', 'orden'],
    ['th', 'คำสั่ง'],
    ['zh-Hans', '委托'],
    ['zh-Hant', '委託'],
  ] as const)('say nothing of an order in %s where any call may be answered so', (locale, order) => {
    const general = Object.keys(en)
      .filter(isRefusalReason)
      .filter((reason) => reason.startsWith('system.'));
    expect(general.filter((reason) => refusalText(reason, locale).includes(order))).toEqual([]);
    expect(refusalText('spot.notCancellable', locale)).toContain(order);
  });

  it('have no reason that an object would know without them', () => {
    expect(['spot.minimum', 'no.such', 'toString'].map(isRefusalReason)).toEqual([true, false, false]);
  });
});

it('a code in a message keeps its zeros', () => {
  const text = plainText('sms.register', 'de', { code: '004512', minutes: '10', brand: 'Meridian' });
  expect(text).toMatch(/^004512 .*Meridian.* 10 min/);
});

describe('texts of messages', () => {
  const told = { coin: 'USDT', brand: 'Meridian', device: '', network: '10.5', time: '' };

  it.each([
    ['en', '1987.50000001', '1,987.50000001 USDT'],
    ['en', '500', '500.00 USDT'],
    ['de', '107.38831615', '107,38831615 USDT'],
    ['de', '1987.5', '1.987,50 USDT'],
    ['es', '1987.5', '1,987.50 USDT'],
  ] as const)('write an amount as the language does: %s of %s', (locale, amount, written) => {
    expect(plainText('mail.withdrawalRequestedIntro', locale, { ...told, amount })).toContain(written);
  });

  it('leave an address, and an amount that nobody knows, as they are', () => {
    expect(plainText('mail.withdrawalRequestedIntro', 'de', { ...told, amount: '?' })).toMatch(
      /\? USDT.*10\.5/,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { fiatValue } from './fiatValue.ts';

const rates = { source: 'ECB', as_of_ms: 5, rates: { EUR: '0.92', JPY: '154.37', KWD: '0.3071' } };

describe('a sum in the chosen currency', () => {
  test('is multiplied exactly and cut to the decimals of the currency', () => {
    expect(fiatValue('9999999999.99999999', rates, 'EUR')).toMatchObject({
      code: 'EUR',
      value: '9199999999.99',
      step: '0.01',
    });
    expect(fiatValue('0.1', rates, 'JPY')).toMatchObject({ value: '15', step: '1' });
    expect(fiatValue('1', rates, 'KWD')).toMatchObject({ value: '0.307', step: '0.001' });
  });

  test('says which rate it was, whose and from when', () => {
    expect(fiatValue('1', rates, 'EUR')).toMatchObject({ rate: '0.92', source: 'ECB', asOfMs: 5 });
  });

  test('is in dollars, or in what there is, where the chosen currency has no rate', () => {
    const withDollar = { source: 'x', rates: { EUR: '0.92', USD: '1.001' } };
    expect(fiatValue('1', withDollar, 'THB')?.code).toBe('USD');
    expect(fiatValue('1', rates, 'THB')?.code).toBe('EUR');
  });

  test('is not there without rates, or with rates that are none', () => {
    expect(fiatValue('1', undefined, 'EUR')).toBeUndefined();
    expect(fiatValue('1', { source: 'x', rates: { EUR: '0', JPY: '' } }, 'EUR')).toBeUndefined();
  });
});

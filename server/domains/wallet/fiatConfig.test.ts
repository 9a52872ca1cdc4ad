import { expect, it } from 'vitest';
import { brand } from '../../../contracts/brand.ts';
import { StartError } from '../../StartError.ts';
import { readFiatConfig } from './fiatConfig.ts';

it('rates of the environment are read with their source, which is the brand where none is named', () => {
  const rates = { EUR: '0.92', JPY: '149.5' };
  expect(readFiatConfig({ FIAT_RATES: 'EUR=0.92, JPY=149.50' }, false)).toEqual({
    kind: 'fixed',
    source: brand.name,
    rates,
  });
  expect(readFiatConfig({ FIAT_RATES: 'EUR=0.92,JPY=149.5', FIAT_SOURCE: 'ECB' }, true)).toMatchObject({
    source: 'ECB',
    rates,
  });
});

it('without any, a sandbox has examples that say so, and a real server none', () => {
  expect(readFiatConfig({}, true)).toMatchObject({ kind: 'fixed', source: 'sandbox example' });
  expect(readFiatConfig({}, false)).toEqual({ kind: 'none' });
});

it('an address is taken as it is', () => {
  const url = 'https://rates.example/v1?base=USDT';
  expect(readFiatConfig({ FIAT_RATES_URL: url }, true)).toEqual({ kind: 'url', url });
});

it.each([
  [{ FIAT_RATES: 'EUR' }, 'FIAT_RATES'],
  [{ FIAT_RATES: 'EUR=0' }, 'the rate of EUR is no amount above zero'],
  [{ FIAT_RATES: 'EUR=0.9=1' }, 'the rate of EUR'],
  [{ FIAT_RATES: 'EUR=0,92' }, 'FIAT_RATES'],
  [{ FIAT_RATES: 'euro=0.92' }, "'euro' is no currency code"],
  [{ FIAT_RATES: 'EUR=0.92,USDT=1' }, "'USDT' is no currency code"],
  [{ FIAT_RATES: 'EUR=0.92', FIAT_SOURCE: 'a'.repeat(41) }, 'is longer than 40 characters'],
  [{ FIAT_RATES_URL: 'rates.example' }, 'FIAT_RATES_URL'],
  [{ FIAT_RATES_URL: 'file:///etc/rates' }, 'FIAT_RATES_URL'],
  [{ FIAT_RATES: 'EUR=1', FIAT_RATES_URL: 'https://rates.example' }, 'only one'],
])('%j is refused by its name', (environment, reason) => {
  const read = () => readFiatConfig(environment, true);
  expect(read).toThrow(StartError);
  expect(read).toThrow(reason);
});

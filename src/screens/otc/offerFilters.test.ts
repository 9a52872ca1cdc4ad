import { expect, it } from 'vitest';
import { otcMarkets } from '../../../contracts/examples/otc.ts';
import { isFiltered, offersQueryOf, readOfferFilters, writeOfferFilters } from './offerFilters.ts';

const read = (address: string) => readOfferFilters(new URLSearchParams(address));

it('writes the address that it was read from', () => {
  const address = 'side=sell&coin=USDT&fiat=EUR&value=500&way=bank';
  expect(new URLSearchParams(writeOfferFilters(read(address))).toString()).toBe(address);
  expect(writeOfferFilters(read(''))).toEqual({});
});

it('takes no amount without its currency, and none of a word, of zero or below', () => {
  expect(read('value=500').value).toBeUndefined();
  for (const value of ['abc', '0', '-5', '1e3', ''])
    expect(read(`fiat=EUR&value=${value}`).value).toBeUndefined();
});

it('cuts an amount at the decimals of its currency', () => {
  expect(read('fiat=EUR&value=500.129').value).toBe('500.12');
  expect(read('fiat=JPY&value=500.9').value).toBe('500');
});

it('takes no currency and no payment method that the call would refuse', () => {
  expect(read('fiat=euro&way=BANK')).toMatchObject({ fiat: undefined, way: undefined });
});

it('asks for the first coin if the address names none that is on offer, and for nothing without coins', () => {
  expect(offersQueryOf(read('coin=NOVA&fiat=EUR'), otcMarkets)).toEqual({
    type: 'buy',
    currency_id: '3',
    fiat_name: 'EUR',
    way: undefined,
    value: undefined,
  });
  expect(offersQueryOf(read(''), { currencies: [] })).toBeUndefined();
});

it('counts currency and payment method as filters, but not side and coin', () => {
  expect(isFiltered(read('side=sell&coin=USDT'))).toBe(false);
  expect(isFiltered(read('fiat=EUR'))).toBe(true);
  expect(isFiltered(read('way=bank'))).toBe(true);
});

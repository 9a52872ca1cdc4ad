import { BigNumber } from 'bignumber.js';
import { describe, expect, it } from 'vitest';
import { percentOf } from './percentOf.ts';
import { textOf, unitsOf } from './units.ts';

const texts = [
  '0',
  '0.00',
  '1',
  '-1.5',
  '+2.25',
  '0.000000000000000001',
  '-0.1',
  '97412.60000000000002',
  '1e5',
  '',
  '—',
  '1.',
  '.5',
];

describe('decimals in whole units', () => {
  it.each(['0', '1', '-1.5', '0.000000000000000001', '-0.1', '97412.60000000000002', '92000000000.12345678'])(
    '%s comes back as it was',
    (text) => expect(textOf(unitsOf(text))).toBe(text),
  );

  it('zeros at the end and signs without a meaning are left out', () => {
    expect(['0.00', '+2.2500', '-0', '007'].map((text) => textOf(unitsOf(text)))).toEqual([
      '0',
      '2.25',
      '0',
      '7',
    ]);
  });

  it('what is no decimal text is nothing', () => {
    expect(['1e5', '', '—', '1.', '.5', 'NaN'].map(unitsOf)).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
  });

  it('order as the library orders them', () => {
    const decimal = texts.filter((text) => /^[+-]?\d+(\.\d+)?$/.test(text));
    for (const a of decimal)
      for (const b of decimal) {
        const [left, right] = [unitsOf(a), unitsOf(b)];
        expect([a, b, Number(left > right) - Number(left < right)]).toEqual([
          a,
          b,
          new BigNumber(a).comparedTo(b),
        ]);
      }
  });

  it.each([
    ['612.4', '47604.96'],
    ['-612.4', '48829.76'],
    ['0', '3'],
    ['1', '3'],
    ['-2', '3'],
    ['0.00000049', '1'],
    ['0.0000005', '1'],
    ['-0.0000005', '1'],
    ['-1234567890.12', '9772862693002.46'],
  ])('%s of %s is the percentage that the library says', (part, whole) => {
    const expected = new BigNumber(part).div(whole).times(100).dp(4, BigNumber.ROUND_HALF_UP);
    expect(new BigNumber(percentOf(unitsOf(part), unitsOf(whole))).eq(expected)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { lastAverage, movingAverage } from './movingAverage.ts';

describe('the drawn average', () => {
  test('of 2, 4, 6, 8, 10 over three begins with the third value', () => {
    expect(movingAverage([2, 4, 6, 8, 10], 3)).toEqual([undefined, undefined, 4, 6, 8]);
  });

  test('over one value is the value', () => {
    expect(movingAverage([7, 1], 1)).toEqual([7, 1]);
  });

  test('longer than the list is nowhere', () => {
    expect(movingAverage([1, 2, 3], 5)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the average that is read', () => {
  test('is made of the last closes only', () => {
    expect(lastAverage(['1000000', '10', '20', '30', '40', '50'], 5)).toBe('30');
  });

  test('keeps one decimal more than the closes, rounded half up', () => {
    // (97412.6 + 97410.1 + 97411.2) / 3 = 97411.3
    expect(lastAverage(['97412.6', '97410.1', '97411.2'], 3)).toBe('97411.3');
    // (0.1 + 0.2 + 0.2) / 3 = 0.1666…
    expect(lastAverage(['0.1', '0.2', '0.2'], 3)).toBe('0.17');
  });

  test('of a coin worth a thousandth of a cent loses no digit to floating point', () => {
    expect(lastAverage(['0.00001173', '0.00001174', '0.00001172', '0.00001171', '0.00001175'], 5)).toBe(
      '0.00001173',
    );
  });

  test('of too few closes is none', () => {
    expect(lastAverage(['1', '2', '3', '4'], 5)).toBeUndefined();
  });
});

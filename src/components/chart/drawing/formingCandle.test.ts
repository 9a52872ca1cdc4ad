import { expect, test } from 'vitest';
import type { Candle } from '../../../../contracts/candles.ts';
import { slotsOf } from './formingCandle.ts';

const candle = (time: number, close: string): Candle => ({
  time,
  open: '1',
  high: '9',
  low: '1',
  close,
  volume: '0',
});
const [one, two, three] = [candle(1, '1'), candle(2, '2'), candle(3, '3')];

test('the last candle of a list forms, as it is told', () => {
  const told = candle(2, '2.5');
  expect(slotsOf([one, two], told)).toEqual({ settled: [one], forming: told });
});

test('a candle that has begun since the list was made has a slot of its own', () => {
  expect(slotsOf([one, two], three)).toEqual({ settled: [one, two], forming: three });
});

test('what is told late about a candle that has closed changes nothing', () => {
  expect(slotsOf([one, two, three], candle(2, '7'))).toEqual({ settled: [one, two], forming: three });
});

test('without news the last of the list stands for itself', () => {
  expect(slotsOf([one, two], undefined)).toEqual({ settled: [one], forming: two });
  expect(slotsOf([], undefined)).toEqual({ settled: [], forming: undefined });
  expect(slotsOf([], one)).toEqual({ settled: [], forming: one });
});

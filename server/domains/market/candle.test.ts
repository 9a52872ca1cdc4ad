import { expect, test } from 'vitest';
import { aggregateCandles } from './aggregateCandles.ts';
import { candleOf, extendCandle } from './candle.ts';

const minute = 60_000;
/** Forty billion of an asset with eight decimals. */
const value = 4_000_000_000_000_000_000n;

test('volumes beyond 64 bits stay exact, whether candles come from trades or from shorter ones', () => {
  const trades = [0, 1, 2, 3, 4].map((index) => ({ at: index * minute, price: 100n, quantity: 7n, value }));
  const straight = candleOf(0, trades[0]!);
  for (const trade of trades.slice(1)) extendCandle(straight, trade);
  expect(straight).toMatchObject({ volume: 35n, quoteVolume: 5n * value });
  const minutes = trades.map((trade) => candleOf(trade.at, trade));
  expect(aggregateCandles(minutes, '5min')).toEqual([straight]);
  expect(aggregateCandles(aggregateCandles(minutes, '5min'), '1day')).toEqual([straight]);
});

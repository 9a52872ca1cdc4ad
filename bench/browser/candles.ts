import { BigNumber } from 'bignumber.js';
import type { Candle } from '../../contracts/candles.ts';
import { seededNumbers } from '../../server/testing/RandomTrading.ts';

const minuteMs = 60_000;
/** Midnight, so that labels are at round hours. */
const beginsAt = Date.UTC(2026, 10, 20);

/** Consecutive candles of one minute each, without a gap. */
export function benchCandles(count: number): Candle[] {
  const next = seededNumbers(3);
  let price = new BigNumber(97_000);
  return Array.from({ length: count }, (_, index) => {
    const open = price;
    const close = open.times(1 + (next() - 0.5) * 0.002);
    price = close;
    return {
      time: beginsAt + index * minuteMs,
      open: open.toFixed(1),
      high: BigNumber.max(open, close)
        .times(1 + next() * 0.0005)
        .toFixed(1),
      low: BigNumber.min(open, close)
        .times(1 - next() * 0.0005)
        .toFixed(1),
      close: close.toFixed(1),
      volume: (1 + next() * 20).toFixed(4),
    };
  });
}

/** Updates of the forming candle that follows, within the price range that the chart shows. */
export function benchTicks(candles: readonly Candle[], count: number): Candle[] {
  const next = seededNumbers(4);
  const { time, close: open } = candles.at(-1)!;
  let high = new BigNumber(open);
  let low = high;
  let volume = new BigNumber(0);
  return Array.from({ length: count }, () => {
    const close = new BigNumber(open).times(1 + (next() - 0.5) * 0.001).dp(1);
    high = BigNumber.max(high, close);
    low = BigNumber.min(low, close);
    volume = volume.plus((next() * 0.05).toFixed(4));
    return {
      time: time + minuteMs,
      open,
      high: high.toFixed(1),
      low: low.toFixed(1),
      close: close.toFixed(1),
      volume: volume.toFixed(4),
    };
  });
}

import type { PairBook } from '../../spot/public/PairBook.ts';
import type { UnitCandle } from '../candle.ts';
import type { Dice } from './Dice.ts';
import { Grid } from './Grid.ts';
import type { Path } from './PastPath.ts';
import { profileOf } from './profiles.ts';

/** Share of a span's volume at average range; the range of a random walk is 1.6 standard deviations on average. */
const quietShare = 0.52;
const rangeShare = 0.3;

/** Candles of a path's spans up to a time, as trades on tick and step would have made them. */
export function pathCandles(book: PairBook, path: Path, toMs: number, dice: Dice): UnitCandle[] {
  const { startMs, stepMs, logPrices, variances, turnovers } = path;
  const grid = new Grid(book);
  const tick = Number(book.pair.priceTick);
  const { halfSpread } = profileOf(book.pair.symbol);
  const candles: UnitCandle[] = [];
  for (let span = 0; span < variances.length; span += 1) {
    const time = startMs + span * stepMs;
    if (time >= toMs) break;
    const from = logPrices[span]!;
    const to = logPrices[span + 1]!;
    const variance = variances[span]!;
    const highest = extreme(from, to, variance, dice, 1);
    const lowest = extreme(from, to, variance, dice, -1);
    const ticks = (logPrice: number) => grid.ticks(Math.exp(logPrice));
    // Trades pay the spread: buys half of it above the fair price, sells below.
    const half = Math.max(0.5, ticks(to) * halfSpread);
    const side = () => (dice.chance(0.5) ? half : -half);
    const open = wholeTicks(ticks(from) + side());
    const close = wholeTicks(ticks(to) + side());
    const high = Math.max(open, close, wholeTicks(ticks(highest) + half));
    const low = Math.min(open, close, wholeTicks(ticks(lowest) - half));
    const middle = Math.round((open + high + low + close) / 4);
    const range = (highest - lowest) / Math.sqrt(variance);
    const turnover = turnovers[span]! * (quietShare + rangeShare * range);
    const volume = grid.quantityUnits(turnover, middle * tick);
    const price = (count: number) => BigInt(count) * book.tickUnits;
    candles.push({
      time,
      open: price(open),
      high: price(high),
      low: price(low),
      close: price(close),
      volume,
      quoteVolume: book.value(price(middle), volume),
    });
  }
  return candles;
}

function wholeTicks(ticks: number): number {
  return Math.max(1, Math.round(ticks));
}

/** Highest (1) or lowest (-1) point of a bridge between two points, drawn from its distribution. */
function extreme(from: number, to: number, variance: number, dice: Dice, sign: 1 | -1): number {
  const beyond = Math.sqrt((to - from) ** 2 - 2 * variance * Math.log(1 - dice.uniform()));
  return (from + to + sign * beyond) / 2;
}

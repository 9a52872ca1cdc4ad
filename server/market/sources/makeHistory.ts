import type { PairBook } from '../../matching/PairBook.ts';
import type { PairHistory, UnitCandle } from '../candle.ts';
import { minuteMs, minuteOf } from '../DayWindow.ts';
import type { Dice } from './Dice.ts';
import { Grid } from './Grid.ts';
import { dailyRhythm, PriceModel } from './PriceModel.ts';
import { profileOf } from './profiles.ts';

const dayMinutes = 1440;
const stepsPerMinute = 6;
/** Mean over median of an order's value, and what a minute's volume varies by. */
const meanOverMedian = 1.9;
const volumeSpread = 0.35;

interface Path {
  open: number;
  high: number;
  low: number;
  close: number;
  activity: number;
}

/**
 * The day before the first start, as the model might have traded it; it ends at each pair's last price.
 * Marked as prefilled, because nothing of it went through the exchange.
 */
export function makeHistory(books: readonly PairBook[], dice: Dice, nowMs: number): Map<string, PairHistory> {
  const pairs = books.map((book) => book.pair);
  const model = new PriceModel(pairs, new Map(), dice);
  const first = minuteOf(nowMs) / minuteMs - dayMinutes;
  const paths = new Map(pairs.map(({ symbol }) => [symbol, [] as Path[]]));
  for (let index = 0; index < dayMinutes; index += 1) {
    for (const { symbol } of pairs) {
      const price = model.price(symbol);
      paths.get(symbol)!.push({ open: price, high: price, low: price, close: price, activity: 0 });
    }
    for (let step = 1; step <= stepsPerMinute; step += 1) {
      model.step(60 / stepsPerMinute, (first + index) * minuteMs + (step * minuteMs) / stepsPerMinute);
      for (const { symbol } of pairs) extend(paths.get(symbol)!.at(-1)!, model, symbol);
    }
  }
  const others = { '5min': [], '30min': [], '60min': [], '1day': [], '1week': [], '1mon': [] };
  return new Map(
    books.map((book) => [book.pair.symbol, { ...others, '1min': toMinutes(book, paths, dice, first) }]),
  );
}

function extend(path: Path, model: PriceModel, symbol: string): void {
  const price = model.price(symbol);
  path.high = Math.max(path.high, price);
  path.low = Math.min(path.low, price);
  path.close = price;
  path.activity += model.activity(symbol) / stepsPerMinute;
}

function toMinutes(
  book: PairBook,
  paths: ReadonlyMap<string, readonly Path[]>,
  dice: Dice,
  first: number,
): UnitCandle[] {
  const path = paths.get(book.pair.symbol)!;
  const grid = new Grid(book);
  const profile = profileOf(book.pair.symbol);
  // The whole path is shifted so that it ends where the market begins.
  const factor = Number(book.price(book.lastPrice)) / path.at(-1)!.close;
  const units = (price: number) => grid.priceUnits(grid.ticks(price * factor));
  return path.map(({ open, high, low, close, activity }, index) => {
    const minute = first + index;
    const orders = 60 * profile.ordersPerSecond * activity * dailyRhythm(minute * minuteMs);
    const value = dice.logNormal(orders * profile.orderValue * meanOverMedian, volumeSpread);
    const volume = grid.quantityUnits(value, close * factor);
    return {
      time: minute * minuteMs,
      open: units(open),
      high: units(high),
      low: units(low),
      close: units(close),
      volume,
      quoteVolume: book.value(units(close), volume),
    };
  });
}

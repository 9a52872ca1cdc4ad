import { candlePeriods, periodStart } from '../../../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../../../contracts/candles.ts';
import { priceScale } from '../../../../instruments/PairUnits.ts';
import type { PairBook } from '../../../spot/public/PairBook.ts';
import { aggregateCandles } from '../../aggregateCandles.ts';
import type { PairHistory, UnitCandle } from '../../candle.ts';
import { oldestKept } from '../../candleKeeping.ts';
import { onGrid } from '../../public/onGrid.ts';
import type { BinanceRest, VenueCandle, VenueInterval } from './BinanceRest.ts';

const dayMs = 86_400_000;
/** Days of history for candles of a day or longer. */
const longDays = 3 * 366;

const intervals: Readonly<Record<CandlePeriod, VenueInterval>> = {
  '1min': '1m',
  '5min': '5m',
  '30min': '30m',
  '60min': '1h',
  '1day': '1d',
  '1week': '1w',
  '1mon': '1M',
};

/** Shorter period that the candles of a period are built from, where there is one. */
const partOf: Readonly<Partial<Record<CandlePeriod, CandlePeriod>>> = {
  '5min': '1min',
  '30min': '5min',
  '60min': '30min',
  '1day': '60min',
  '1week': '1day',
  '1mon': '1day',
};

/**
 * The venue's history of a pair up to a full minute, on the local grid. Rounding would break the sums, so a candle is
 * aggregated from the shorter period where available, and is the venue's own only where it is older.
 * @throws VenueFault
 */
export async function venueHistory(
  rest: BinanceRest,
  symbol: string,
  book: PairBook,
  endMs: number,
): Promise<PairHistory> {
  const made = {} as Record<CandlePeriod, UnitCandle[]>;
  const from = {} as Record<CandlePeriod, number>;
  for (const period of candlePeriods) {
    from[period] = oldestKept(period, endMs) ?? periodStart('1mon', endMs - longDays * dayMs);
  }
  await Promise.all(
    candlePeriods.map(async (period) => {
      const part = partOf[period];
      // Candles that begin where their parts are known are aggregated from the parts.
      const end = part === undefined ? endMs : Math.min(endMs, from[part]);
      const rows = end > from[period] ? await rest.candles(symbol, intervals[period], from[period], end) : [];
      made[period] = rows.flatMap((row) => toCandle(row, period, book));
    }),
  );
  for (const period of candlePeriods) {
    const part = partOf[period];
    if (part === undefined) continue;
    made[period].push(...aggregateCandles(made[part].filter(isWithin(period, from[part])), period));
  }
  return made;
}

/** Whether a part belongs to a candle that begins no earlier than the known parts. */
function isWithin(period: CandlePeriod, from: number): (part: UnitCandle) => boolean {
  return ({ time }) => periodStart(period, time) >= from;
}

/** Undefined for a period without trades, and when all its trades are smaller than a step. */
function toCandle(row: VenueCandle, period: CandlePeriod, book: PairBook): UnitCandle[] {
  const price = (text: string) => onGrid(text, priceScale, book.tickUnits, 'nearest')!;
  const [open, high, low, close] = [price(row.open), price(row.high), price(row.low), price(row.close)];
  const volume = onGrid(row.volume, book.pair.baseScale, book.stepUnits, 'down')!;
  const quoteVolume = onGrid(row.quoteVolume, book.pair.quoteScale, 1n, 'down')!;
  const isSound = low > 0n && low <= open && low <= close && high >= open && high >= close;
  if (row.trades === 0 || volume === 0n || !isSound || periodStart(period, row.time) !== row.time) return [];
  return [{ time: row.time, open, high, low, close, volume, quoteVolume }];
}

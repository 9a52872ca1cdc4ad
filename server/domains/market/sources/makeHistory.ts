import { periodStart } from '../../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../../contracts/candles.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import { aggregateCandles } from '../aggregateCandles.ts';
import type { PairHistory, UnitCandle } from '../candle.ts';
import { oldestKept } from '../candleKeeping.ts';
import { minuteOf } from '../DayWindow.ts';
import type { Dice } from './Dice.ts';
import { pathCandles } from './pathCandles.ts';
import { drawMarket, refine, spansBetween, walkDays } from './PastPath.ts';
import type { MarketDraws, PairPast } from './PastPath.ts';
import { pegVolatility } from '../../../instruments/market.config.ts';
import { profileOf } from './profiles.ts';

const dayMs = 86_400_000;
const daySeconds = 86_400;
/** Three years, extended to the beginning of a month. */
const fullHistoryDays = 3 * 365 + 1;
/** Ratio of mean to median of an order's value. */
const meanOverMedian = 1.9;

/** Each refined scale, coarsest first, with its step. */
const scales = [
  ['60min', 3_600_000],
  ['30min', 1_800_000],
  ['5min', 300_000],
  ['1min', 60_000],
] as const;

interface Scale {
  period: CandlePeriod;
  stepMs: number;
  /** Start of the period's retention. */
  fromMs: number;
  market: MarketDraws;
}

/**
 * Generated history before the first start, ending at each pair's last price. Prices are walked from years down to
 * minutes, each scale only as far back as its candles are retained, and longer candles are aggregated from the shortest
 * available: so every period adds up to the next one exactly.
 * @param days number of days before today; defaults to three years from the first of a month, so that no month is
 * partial
 */
export function makeHistory(
  books: readonly PairBook[],
  dice: Dice,
  nowMs: number,
  days?: number,
): Map<string, PairHistory> {
  const endMs = minuteOf(nowMs);
  const daysBack = periodStart('1day', endMs - 1) - (days ?? fullHistoryDays) * dayMs;
  const startMs = days === undefined ? periodStart('1mon', daysBack) : daysBack;
  const daily = drawMarket(spansBetween(startMs, endMs, dayMs), dice);
  const finer = scales.map(([period, stepMs]): Scale => {
    const fromMs = Math.max(startMs, oldestKept(period, endMs - 1)!);
    return { period, stepMs, fromMs, market: drawMarket(spansBetween(fromMs, endMs, stepMs), dice) };
  });
  return new Map(
    books.map((book) => {
      const past = pastOf(book);
      let path = walkDays(past, { startMs, endMs }, daily, dice);
      const pieces: [CandlePeriod, UnitCandle[]][] = [];
      let period: CandlePeriod = '1day';
      for (const scale of finer) {
        pieces.push([period, pathCandles(book, path, scale.fromMs, dice)]);
        path = refine(path, scale, past.correlation, scale.market, dice);
        period = scale.period;
      }
      pieces.push([period, pathCandles(book, path, endMs, dice)]);
      return [book.pair.symbol, addUp(endingAt(book.lastPrice, pieces))];
    }),
  );
}

function pastOf({ pair, lastPrice }: PairBook): PairPast {
  const { correlation, ordersPerSecond, orderValue } = profileOf(pair.symbol);
  const volatility = Number(pair.volatility);
  return {
    logPrice: Math.log(Number(lastPrice) / 10 ** priceScale),
    volatility,
    correlation,
    dayTurnover: daySeconds * ordersPerSecond * orderValue * meanOverMedian,
    logPeg: volatility < pegVolatility ? Math.log(Number(pair.seedPrice)) : undefined,
  };
}

/** The last candle closes at the last price to the tick, regardless of the spread of its trades. */
function endingAt(price: bigint, pieces: [CandlePeriod, UnitCandle[]][]): [CandlePeriod, UnitCandle[]][] {
  const last = pieces.at(-1)?.[1].at(-1);
  if (!last) return pieces;
  last.close = price;
  if (price > last.high) last.high = price;
  if (price < last.low) last.low = price;
  return pieces;
}

/** @param pieces the candles of each scale up to where the next finer one begins */
function addUp(pieces: readonly (readonly [CandlePeriod, readonly UnitCandle[]])[]): PairHistory {
  const history: Partial<Record<CandlePeriod, readonly UnitCandle[]>> = {};
  let finer: readonly UnitCandle[] = [];
  for (const [period, candles] of pieces.toReversed()) {
    finer = [...candles, ...aggregateCandles(finer, period)];
    history[period] = finer;
  }
  return {
    ...history,
    '1week': aggregateCandles(finer, '1week'),
    '1mon': aggregateCandles(finer, '1mon'),
  } as PairHistory;
}

import { periodStart, shiftPeriod } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { exchangeDay } from '../../../contracts/rules/stockSessions.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { fromUnits } from '../../ledger/units.ts';
import { percentChange } from '../market/public/percentChange.ts';
import {
  aggregateBars,
  barsWithin,
  dayMs,
  halfHourMs,
  hourMs,
  minuteMs,
  stockPriceScale,
} from './StockSource.ts';
import type { BarSeries, StockBar, StockSource } from './StockSource.ts';

export type StockQuote = components['schemas']['StockQuote'];
export type StockCandle = components['schemas']['StockCandle'];

const candlesMost = 1500;
/** Contains two sessions across any holidays. */
const recentMs = 15 * dayMs;

const seriesOf: Readonly<Record<CandlePeriod, BarSeries>> = {
  '1min': 'minute',
  '5min': 'minute',
  '30min': 'halfHour',
  '60min': 'halfHour',
  '1day': 'day',
  '1week': 'day',
  '1mon': 'day',
};

/** Beginning of the candle that contains a time. Hours begin with the session, at a half hour of UTC. */
function candleStart(period: CandlePeriod, timeMs: number): number {
  if (period === '60min') return timeMs - ((timeMs + halfHourMs) % hourMs);
  return periodStart(period, timeMs);
}

/** Quotes and candles of any source. */
export class Stocks {
  readonly source: StockSource;
  private kept: { atS: number; quotes: ReadonlyMap<string, StockQuote> } | undefined;

  constructor(source: StockSource) {
    this.source = source;
  }

  /** Quotes of all stocks that have a price. */
  quotes(): StockQuote[] {
    return [...this.quotesNow().values()];
  }

  /** Undefined for an unknown stock, and before its first price. */
  quote(symbol: string): StockQuote | undefined {
    return this.quotesNow().get(symbol);
  }

  /** Worked out once a second, whoever asks: anybody may, without a session. */
  private quotesNow(): ReadonlyMap<string, StockQuote> {
    const asOfMs = this.source.asOf();
    const atS = Math.floor(asOfMs / 1000);
    if (this.kept?.atS !== atS) {
      const quotes = this.source.stocks.flatMap((stock) => this.quoteOf(stock, asOfMs) ?? []);
      this.kept = { atS, quotes: new Map(quotes.map((quote) => [quote.symbol, quote])) };
    }
    return this.kept.quotes;
  }

  private quoteOf(stock: { symbol: string; name?: string }, asOfMs: number): StockQuote | undefined {
    const { source } = this;
    const { symbol } = stock;
    const [before, day] = this.lastDays(symbol, asOfMs);
    if (!day) return undefined;
    const session = exchangeDay(new Date(day.time).toISOString().slice(0, 10))!;
    const halfHours = source.bars(symbol, 'halfHour', session.opensMs, session.closesMs);
    const newestHalf = halfHours.at(-1);
    const minute = newestHalf && source.bars(symbol, 'minute', newestHalf.time, session.closesMs).at(-1);
    const timeMs = minute
      ? minute.time + minuteMs
      : newestHalf
        ? newestHalf.time + halfHourMs
        : session.closesMs;
    const closes = [...(before ? [before] : []), ...(halfHours.length > 0 ? halfHours : [day])];
    return {
      symbol,
      now_price: priceText(day.close),
      ...(before && { change: percentChange(before.close, day.close) }),
      high: priceText(day.high),
      low: priceText(day.low),
      volume: String(day.volume),
      ...(stock.name !== undefined && { name: stock.name }),
      ...(before && { previous_close: priceText(before.close) }),
      time_ms: timeMs,
      as_of_ms: asOfMs,
      delay_s: source.delayMs / 1000,
      source: source.kind,
      ...(source.name !== undefined && { source_name: source.name }),
      session_closes: closes.map(({ close }) => priceText(close)),
    };
  }

  /** Candles that begin between two times, both inclusive: the newest 1500 of them, oldest first. */
  candles(symbol: string, period: CandlePeriod, fromMs: number, toMs: number): StockCandle[] {
    const { source } = this;
    const series = seriesOf[period];
    const startOf = (timeMs: number) => candleStart(period, timeMs);
    const endMs = shiftPeriod(period, startOf(toMs), 1);
    const bars = source.bars(symbol, series, startOf(fromMs), endMs);
    // A candle that begins before the kept history would lack its first bars.
    const earliestMs = Math.max(fromMs, source.since(series) ?? 0);
    return barsWithin(aggregateBars(bars, startOf), earliestMs, endMs).slice(-candlesMost).map(candleText);
  }

  /** The session before the last one, where there is one, and the last one. */
  private lastDays(
    symbol: string,
    asOfMs: number,
  ): [before: StockBar | undefined, day: StockBar | undefined] {
    const recent = this.source.bars(symbol, 'day', asOfMs - recentMs, Infinity);
    // A stock may have had no trade for longer.
    const days = recent.length > 1 ? recent : this.source.bars(symbol, 'day', 0, Infinity);
    return [days.at(-2), days.at(-1)];
  }
}

function candleText({ time, open, high, low, close, volume }: StockBar): StockCandle {
  return {
    time,
    open: priceText(open),
    close: priceText(close),
    high: priceText(high),
    low: priceText(low),
    volume: String(volume),
  };
}

/** Two decimals at least. */
function priceText(units: bigint): string {
  const [whole, fraction = ''] = fromUnits(units, stockPriceScale).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

import { lastExchangeDay, nextExchangeDay, stockDateOf } from '../../../../contracts/rules/stockSessions.ts';
import type { ExchangeDay } from '../../../../contracts/rules/stockSessions.ts';
import { boundedCache } from '../../../boundedCache.ts';
import { stocks } from '../stocks.config.ts';
import type { Stock } from '../stocks.config.ts';
import { dayMs, dayTimeOf, halfHourMs, minuteMs, stockPriceScale } from '../StockSource.ts';
import type { BarSeries, StockBar, StockSource } from '../StockSource.ts';
import { beginningOf } from './stockHistory.ts';
import { StockPriceModel } from './StockPriceModel.ts';
import type { SimulatedSession } from './StockPriceModel.ts';

export const publicDelayMs = 15 * minuteMs;
const unitsPerCent = 10n ** BigInt(stockPriceScale - 2);
/** Sessions kept minute by minute, some 8 kB each: all that have half hours, for each stock. */
const sessionsKept = 70 * stocks.length;
/** More than the sessions of two years. */
const daysKept = 600 * stocks.length;

interface HistoryDay extends ExchangeDay {
  /** 00:00 UTC of its date. */
  timeMs: number;
}

interface History {
  /** From the opening of its last session until the next opening. */
  fromMs: number;
  untilMs: number;
  /** Exchange days, oldest first. */
  days: readonly HistoryDay[];
  begins: Readonly<Record<BarSeries, number>>;
}

const lengths = { minute: 1, halfHour: halfHourMs / minuteMs } as const;

/**
 * Simulated prices. They follow the sessions of the exchange and are as late as a public source, so that a sandbox shows
 * what production does.
 */
export class SimulatedStocks implements StockSource {
  readonly kind = 'simulated';
  readonly stocks = stocks;
  readonly delayMs = publicDelayMs;
  private readonly clock: { now(): number };
  private readonly model: StockPriceModel;
  private readonly sessions = boundedCache<SimulatedSession>(sessionsKept);
  private readonly days = boundedCache<StockBar>(daysKept);
  private history: History | undefined;

  constructor({ clock, seed }: { clock: { now(): number }; seed: number }) {
    this.clock = clock;
    this.model = new StockPriceModel(seed);
  }

  asOf(): number {
    return this.clock.now() - this.delayMs;
  }

  since(series: BarSeries): number {
    return this.historyAt(this.asOf()).begins[series];
  }

  bars(symbol: string, series: BarSeries, fromMs: number, toMs: number): readonly StockBar[] {
    const stock = stocks.find((candidate) => candidate.symbol === symbol);
    if (!stock) return [];
    const asOfMs = this.asOf();
    const { days, begins } = this.historyAt(asOfMs);
    const beginMs = Math.max(fromMs, begins[series]);
    const bars: StockBar[] = [];
    // The day of its date contains the session.
    for (const day of days.slice(firstFrom(days, beginMs - (series === 'day' ? 0 : dayMs)))) {
      if ((series === 'day' ? day.timeMs : day.opensMs) >= toMs) break;
      if (series !== 'day' && day.closesMs <= beginMs) continue;
      const complete = Math.floor((Math.min(asOfMs, day.closesMs) - day.opensMs) / minuteMs);
      if (complete < 1) continue;
      if (series === 'day') bars.push(this.dayBar(stock, day, complete));
      else {
        const session = this.session(stock, day);
        const length = lengths[series];
        for (let minute = 0; minute < complete; minute += length) {
          const time = day.opensMs + minute * minuteMs;
          if (time < beginMs || time >= toMs) continue;
          bars.push(barOf(session, time, minute, Math.min(minute + length, complete)));
        }
      }
    }
    return bars;
  }

  start(): void {}

  async stop(): Promise<void> {}

  private dayBar(stock: Stock, day: HistoryDay, complete: number): StockBar {
    const isFinished = complete * minuteMs === day.closesMs - day.opensMs;
    const key = `${stock.symbol} ${day.date}`;
    const kept = isFinished ? this.days.get(key) : undefined;
    if (kept) return kept;
    // A finished session of long ago is summed up once; it must not displace those kept minute by minute.
    const session = this.session(stock, day, !isFinished);
    const bar = barOf(session, day.timeMs, 0, complete);
    if (isFinished) this.days.set(key, bar);
    return bar;
  }

  private session(stock: Stock, day: ExchangeDay, keeps = true): SimulatedSession {
    const key = `${stock.symbol} ${day.date}`;
    const kept = this.sessions.get(key);
    if (kept) return kept;
    const session = this.model.session(stock, day);
    if (keeps) this.sessions.set(key, session);
    return session;
  }

  /** Depends on the last session alone, so that a restart changes nothing. */
  private historyAt(asOfMs: number): History {
    const { history } = this;
    if (history && asOfMs >= history.fromMs && asOfMs < history.untilMs) return history;
    const last = lastExchangeDay(asOfMs);
    const { opensMs } = last;
    const begins = {
      minute: beginningOf('minute', opensMs),
      halfHour: beginningOf('halfHour', opensMs),
      day: beginningOf('day', opensMs),
    };
    // Days that are known already are not derived again, because each asks for the zone's offset.
    const known = history && history.untilMs <= asOfMs ? history.days : [];
    const days = known.filter(({ timeMs }) => timeMs >= begins.day);
    const from = days.at(-1)?.date ?? stockDateOf(begins.day);
    for (let day = nextExchangeDay(from); day.date < last.date; day = nextExchangeDay(day.date))
      days.push(dated(day));
    days.push(dated(last));
    this.history = { fromMs: opensMs, untilMs: nextExchangeDay(last.date).opensMs, days, begins };
    return this.history;
  }
}

const dated = (day: ExchangeDay): HistoryDay => ({ ...day, timeMs: dayTimeOf(day.date) });

/** Index of the first day that is not before a time; days are sorted. */
function firstFrom(days: readonly HistoryDay[], fromMs: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]!.timeMs < fromMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sums up minutes of a session. */
function barOf(session: SimulatedSession, time: number, fromMinute: number, toMinute: number): StockBar {
  let high = 0;
  let low = Infinity;
  let volume = 0;
  for (let minute = fromMinute; minute < toMinute; minute += 1) {
    high = Math.max(high, session.high[minute]!);
    low = Math.min(low, session.low[minute]!);
    volume += session.volume[minute]!;
  }
  const price = (cents: number) => BigInt(cents) * unitsPerCent;
  return {
    time,
    open: price(session.open[fromMinute]!),
    high: price(high),
    low: price(low),
    close: price(session.close[toMinute - 1]!),
    volume: BigInt(volume),
  };
}

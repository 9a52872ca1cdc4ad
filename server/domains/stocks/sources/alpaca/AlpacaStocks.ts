import {
  exchangeDay,
  lastExchangeDay,
  previousExchangeDay,
  stockDateOf,
} from '../../../../../contracts/rules/stockSessions.ts';
import type { ExchangeDay } from '../../../../../contracts/rules/stockSessions.ts';
import { runLoop } from '../../../../custody/runLoop.ts';
import { stocks } from '../../stocks.config.ts';
import { aggregateBars, barsWithin, dayTimeOf, halfHourMs, halfHourOf, minuteMs } from '../../StockSource.ts';
import type { BarSeries, StockBar, StockSource } from '../../StockSource.ts';
import { beginningOf } from '../stockHistory.ts';
import { AlpacaRefusal, AlpacaRest } from './AlpacaRest.ts';
import type { AlpacaAccess, BarsBySymbol } from './AlpacaRest.ts';

/** Free accounts are answered what is older. */
const delayMs = 15 * minuteMs;
/** Bars this old are asked for again each minute: late trades correct them. */
const correctedMs = 5 * minuteMs;
/** Pause after a fault. */
const faultPauseMs = 60_000;
/** Pause between two looks at the clock; a request is sent once a minute at most. */
const pauseMs = 5000;

interface Loaded {
  /** Its minutes are followed, and its half hours and its day are made of them. */
  day: ExchangeDay;
  minute: BarsBySymbol;
  /** Before that day. */
  halfHour: BarsBySymbol;
  beforeDay: BarsBySymbol;
  /** Up to when all prices are known. */
  untilMs: number;
}

export interface AlpacaOptions extends AlpacaAccess {
  clock: { now(): number };
  log: { info(text: string): void; warn(text: string): void };
  onFault(error: unknown): void;
}

/**
 * Prices of Alpaca, which are followed in the background. Before each session all series are loaded again, adjusted for
 * splits until then; during the session its minutes are added.
 */
export class AlpacaStocks implements StockSource {
  readonly kind = 'venue';
  readonly name = 'Alpaca';
  readonly stocks = stocks;
  readonly delayMs = delayMs;
  private readonly options: AlpacaOptions;
  private readonly rest: AlpacaRest;
  private readonly stopped = new AbortController();
  private readonly symbols = stocks.map(({ symbol }) => symbol);
  private readonly oddSymbols = new Set<string>();
  private loaded: Loaded | undefined;
  private pausedUntilMs = 0;
  private isTroubled = false;
  private running: Promise<void> | undefined;

  constructor(options: AlpacaOptions) {
    this.options = options;
    this.rest = new AlpacaRest(options, this.stopped.signal, (symbol) => this.noteOdd(symbol));
  }

  asOf(): number {
    const dueMs = this.options.clock.now() - delayMs;
    const untilMs = this.loaded?.untilMs ?? 0;
    // While the exchange is closed there is nothing more to tell.
    return untilMs >= lastExchangeDay(dueMs).closesMs ? Math.max(dueMs, untilMs) : untilMs;
  }

  since(series: BarSeries): number | undefined {
    return this.loaded && beginningOf(series, this.loaded.day.preOpensMs);
  }

  bars(symbol: string, series: BarSeries, fromMs: number, toMs: number): readonly StockBar[] {
    if (!this.loaded) return [];
    const { day, minute, halfHour, beforeDay } = this.loaded;
    const minutes = minute.get(symbol) ?? [];
    if (series === 'minute') return barsWithin(minutes, fromMs, toMs);
    const today = barsWithin(minutes, day.opensMs, Infinity);
    const [before, startOf] =
      series === 'halfHour'
        ? ([halfHour, halfHourOf] as const)
        : ([beforeDay, () => dayTimeOf(day.date)] as const);
    return barsWithin([...(before.get(symbol) ?? []), ...aggregateBars(today, startOf)], fromMs, toMs);
  }

  /** Follows the prices without waiting for an answer: the server works without them. */
  start(): void {
    const { onFault } = this.options;
    const step = async () => {
      await this.follow();
      return false;
    };
    this.running = runLoop({ step, pauseMs, signal: this.stopped.signal, onFault });
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  /** Loads what is due now. A fault only makes the prices older, and is logged once an outage. */
  async follow(): Promise<void> {
    const nowMs = this.options.clock.now();
    if (nowMs < this.pausedUntilMs) return;
    const day = followedDay(nowMs);
    const dueMs = nowMs - delayMs;
    try {
      if (this.loaded?.day.date === day.date) await this.extend(this.loaded, dueMs);
      else await this.load(day, dueMs);
      this.noteCalm();
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      this.pausedUntilMs = nowMs + (error instanceof AlpacaRefusal ? error.pauseMs : faultPauseMs);
      this.noteTrouble((error as Error).message);
    }
  }

  private async load(day: ExchangeDay, dueMs: number): Promise<void> {
    const untilMs = wholeMinute(dueMs);
    const newestMs = Math.min(untilMs, day.closesMs) - minuteMs;
    const begins = (series: BarSeries) => beginningOf(series, day.preOpensMs);
    const { symbols, rest } = this;
    const minute = await rest.bars(symbols, 'minute', begins('minute'), newestMs);
    // The rest of the day before is closed by now, and bars of the followed day are made of its minutes.
    const halfHour = await rest.bars(symbols, 'halfHour', begins('halfHour'), day.preOpensMs - halfHourMs);
    const before = await rest.bars(symbols, 'day', begins('day'), dayTimeOf(day.date) - 1);
    const beforeDay = new Map(
      Array.from(
        before,
        ([symbol, bars]) => [symbol, barsWithin(bars, 0, dayTimeOf(day.date)).slice()] as const,
      ),
    );
    this.loaded = { day, minute, halfHour, beforeDay, untilMs };
  }

  private async extend(loaded: Loaded, dueMs: number): Promise<void> {
    const { day, minute } = loaded;
    const untilMs = wholeMinute(dueMs);
    if (untilMs <= loaded.untilMs) return;
    const endMs = Math.min(untilMs, day.closesMs);
    if (loaded.untilMs < day.closesMs && endMs > day.opensMs) {
      const fromMs = Math.max(day.opensMs, Math.min(loaded.untilMs, endMs) - correctedMs);
      const newer = await this.rest.bars(this.symbols, 'minute', fromMs, endMs - minuteMs);
      for (const [symbol, bars] of newer) {
        const own = minute.get(symbol)!;
        const first = bars[0]?.time;
        if (first === undefined) continue;
        own.splice(barsWithin(own, 0, first).length, Infinity, ...bars);
      }
    }
    loaded.untilMs = untilMs;
  }

  private noteOdd(symbol: string): void {
    if (this.oddSymbols.has(symbol)) return;
    this.oddSymbols.add(symbol);
    this.options.log.warn(`Stocks: a bar of ${symbol} is not as documented and left out`);
  }

  private noteTrouble(text: string): void {
    if (this.isTroubled) return;
    this.isTroubled = true;
    this.options.log.warn(`Stocks: ${text}`);
  }

  private noteCalm(): void {
    if (!this.isTroubled) return;
    this.isTroubled = false;
    this.options.log.info('Stocks: Alpaca answers again');
  }
}

/** The newest exchange day whose pre-market has begun. */
function followedDay(nowMs: number): ExchangeDay {
  const date = stockDateOf(nowMs);
  const today = exchangeDay(date);
  return today && nowMs >= today.preOpensMs ? today : previousExchangeDay(date);
}

const wholeMinute = (timeMs: number): number => timeMs - (timeMs % minuteMs);

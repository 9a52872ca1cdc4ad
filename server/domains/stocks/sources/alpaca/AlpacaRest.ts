// Alpaca's historical bars of US stocks over REST, as documented for GET /v2/stocks/bars.
import { exchangeDay, stockDateOf } from '../../../../../contracts/rules/stockSessions.ts';
import { onGrid } from '../../../market/public/onGrid.ts';
import {
  answerOf,
  reasonOf,
  request,
  retryAfterMs,
  VenueFault,
} from '../../../market/public/venueRequest.ts';
import { dayTimeOf, halfHourMs, minuteMs, roundedPrice, stockPriceScale } from '../../StockSource.ts';
import type { BarSeries, StockBar } from '../../StockSource.ts';
import { SessionFinder } from '../SessionFinder.ts';

/** The largest page. */
const pageBars = 10_000;
/** Some 150 bytes a bar. */
const longestAnswer = 4_000_000;
/** Eleven days of 960 minutes, with those before and after the session, of 90 stocks. */
const pagesMost = 100;
const timeoutMs = 20_000;
/** Free accounts have 200 requests a minute; another pause ends a longer refusal. */
const refusedMs = 60_000;
const longestPauseMs = 300_000;
/** Larger prices and volumes are no real ones. */
const mostUnits = 10n ** 15n;

const timeframes: Readonly<Record<BarSeries, string>> = { minute: '1Min', halfHour: '30Min', day: '1Day' };

export type BarsBySymbol = ReadonlyMap<string, StockBar[]>;

export interface AlpacaAccess {
  restUrl: string;
  key: string;
  secret: string;
}

/** A refused request, and when the next one may be sent. */
export class AlpacaRefusal extends VenueFault {
  readonly pauseMs: number;

  constructor(message: string, pauseMs: number) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

export class AlpacaRest {
  private readonly access: AlpacaAccess;
  private readonly signal: AbortSignal;
  private readonly sessions = new SessionFinder();
  private readonly onOddBar: (symbol: string) => void;

  /**
   * @param signal ends requests
   * @param onOddBar receives the stock of a bar that is not as documented or not asked for; it is left out
   */
  constructor(access: AlpacaAccess, signal: AbortSignal, onOddBar: (symbol: string) => void) {
    this.access = access;
    this.signal = signal;
    this.onOddBar = onOddBar;
  }

  /**
   * Bars of the regular session that begin between two times, both inclusive, oldest first.
   * @throws VenueFault
   */
  async bars(
    symbols: readonly string[],
    series: BarSeries,
    fromMs: number,
    toMs: number,
  ): Promise<BarsBySymbol> {
    const bars = new Map<string, StockBar[]>(symbols.map((symbol) => [symbol, []]));
    let page: string | undefined;
    for (let pages = 0; pages < pagesMost; pages += 1) {
      const answer = await this.page({
        symbols: symbols.join(','),
        timeframe: timeframes[series],
        start: new Date(fromMs).toISOString(),
        end: new Date(toMs).toISOString(),
        adjustment: 'split',
        feed: 'sip',
        limit: String(pageBars),
        ...(page !== undefined && { page_token: page }),
      });
      this.take(answer, series, bars, { fromMs, toMs });
      const { next_page_token: next } = answer;
      if (next === null || next === undefined) return bars;
      if (typeof next !== 'string' || next === '' || next === page)
        throw this.fault('the page token is not as documented');
      page = next;
    }
    throw this.fault(`there are more than ${pagesMost} pages`);
  }

  private async page(query: Record<string, string>): Promise<Record<string, unknown>> {
    const { restUrl, key, secret } = this.access;
    const url = new URL(`${restUrl}/v2/stocks/bars`);
    url.search = new URLSearchParams(query).toString();
    const headers = { 'APCA-API-KEY-ID': key, 'APCA-API-SECRET-KEY': secret };
    try {
      const signal = AbortSignal.any([this.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await request(url, signal, headers);
      if (response.status === 429) {
        await response.body?.cancel();
        const pauseMs = Math.min(retryAfterMs(response) ?? refusedMs, longestPauseMs);
        throw new AlpacaRefusal(`${restUrl}: too many requests`, pauseMs);
      }
      // An answer may echo the key: none of it goes into a message.
      if (!response.ok) {
        await response.body?.cancel();
        throw this.fault(`answers ${response.status}`);
      }
      const answer = await answerOf(response, longestAnswer);
      if (!isRecord(answer)) throw this.fault('the answer is not as documented');
      return answer;
    } catch (error) {
      if (error instanceof VenueFault && error.message.startsWith(restUrl)) throw error;
      const isText = error instanceof SyntaxError;
      throw this.fault(isText ? 'the answer is no JSON' : reasonOf(error), isText ? {} : { cause: error });
    }
  }

  private take(
    answer: Record<string, unknown>,
    series: BarSeries,
    bars: Map<string, StockBar[]>,
    { fromMs, toMs }: { fromMs: number; toMs: number },
  ): void {
    // Without a bar the documented answer has an empty object; null is accepted as one.
    const { bars: told } = answer;
    if (told === null) return;
    if (!isRecord(told)) throw this.fault('the bars are not as documented');
    for (const [symbol, list] of Object.entries(told)) {
      const own = bars.get(symbol);
      if (!own) continue;
      if (!Array.isArray(list)) throw this.fault(`the bars of ${symbol} are not as documented`);
      for (const row of list as unknown[]) {
        const bar = readBar(row, series);
        const isNext = bar && bar.time > (own.at(-1)?.time ?? 0) && bar.time >= fromMs && bar.time <= toMs;
        if (isNext && this.isInSession(bar.time, series)) own.push(bar);
        else if (!isNext) this.onOddBar(symbol);
      }
    }
  }

  private isInSession(timeMs: number, series: BarSeries): boolean {
    if (series !== 'day') return this.sessions.find(timeMs) !== undefined;
    return exchangeDay(new Date(timeMs).toISOString().slice(0, 10)) !== undefined;
  }

  private fault(text: string, options?: ErrorOptions): VenueFault {
    return new VenueFault(`${this.access.restUrl}: ${text}`, options);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Undefined for a bar that is not as documented. */
function readBar(row: unknown, series: BarSeries): StockBar | undefined {
  if (!isRecord(row) || typeof row.t !== 'string' || !moment.test(row.t)) return undefined;
  const at = Date.parse(row.t);
  if (Number.isNaN(at) || at % (series === 'halfHour' ? halfHourMs : minuteMs) !== 0) return undefined;
  const time = series === 'day' ? dayTimeOf(stockDateOf(at)) : at;
  const [open, high, low, close] = [priceOf(row.o), priceOf(row.h), priceOf(row.l), priceOf(row.c)];
  const volume = unitsOf(row.v, 0);
  if (!open || !high || !low || !close || volume === undefined) return undefined;
  if (low > open || low > close || high < open || high < close) return undefined;
  return { time, open, high, low, close, volume };
}

function priceOf(value: unknown): bigint | undefined {
  const units = unitsOf(value, stockPriceScale);
  return units && roundedPrice(units);
}

/**
 * The shortest text of a JSON number has the decimals that were sent, up to 15 digits; larger ones and exponents are
 * rejected.
 */
function unitsOf(value: unknown, scale: number): bigint | undefined {
  if (typeof value !== 'number' || !/^\d{1,15}(\.\d{1,15})?$/.test(String(value))) return undefined;
  const units = onGrid(String(value), scale, 1n, 'nearest')!;
  return units < mostUnits ? units : undefined;
}

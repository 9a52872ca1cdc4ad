// Binance's public market data over REST, as documented for data-api.binance.vision: no key, no account.
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isDecimalText, isMoment, isRecord, readVenueTrade } from './readVenueTrade.ts';
import type { VenueTrade } from './readVenueTrade.ts';
import { answerOf, reasonOf, request, retryAfterMs, VenueFault } from '../../public/venueRequest.ts';

/** Maximum trades or candles per response, set by the venue. */
export const pageSize = 1000;
/** Share of the limit of 6000 a minute; other programs may share this address. */
const mostWeightAMinute = 4000;
const weightHeader = 'x-mbx-used-weight-1m';
const requestsAtOnce = 6;
const largestAnswer = 16_000_000;
const longestPauseMs = 300_000;
const minuteMs = 60_000;

export type VenueInterval = '1m' | '5m' | '30m' | '1h' | '1d' | '1w' | '1M';

/** Candle of the venue; texts are validated as decimals. */
export interface VenueCandle {
  time: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  quoteVolume: string;
  trades: number;
}

export class BinanceRest {
  readonly url: string;
  private readonly timeoutMs: number;
  private readonly inTurn = pLimit(requestsAtOnce);
  private pausedUntil = 0;

  constructor(url: string, timeoutMs: number) {
    this.url = url;
    this.timeoutMs = timeoutMs;
  }

  /**
   * Subset of these symbols that trade now.
   * @throws VenueFault
   */
  async trading(symbols: readonly string[]): Promise<Set<string>> {
    // A request with an unknown symbol fails as a whole, so the known symbols are fetched first.
    const prices = listOf(await this.get('ticker/price', {}));
    const known = new Set(prices.map((price) => (isRecord(price) ? price.symbol : undefined)));
    const listed = symbols.filter((symbol) => known.has(symbol));
    if (listed.length === 0) return new Set();
    const information = await this.get('exchangeInfo', { symbols: JSON.stringify(listed) });
    const rows = listOf(isRecord(information) ? information.symbols : undefined);
    const open = rows.filter((row) => isRecord(row) && row.status === 'TRADING') as { symbol: unknown }[];
    return new Set(listed.filter((symbol) => open.some((row) => row.symbol === symbol)));
  }

  /**
   * Clock of the venue, ms since 1970 UTC.
   * @throws VenueFault
   */
  async time(): Promise<number> {
    const answer = await this.get('time', {});
    const time = isRecord(answer) ? answer.serverTime : undefined;
    if (!isMoment(time)) throw new VenueFault(`${this.url}: the time is not as documented`);
    return time;
  }

  /**
   * Trades from an id on, oldest first, or the newest without one; at most one page.
   * @throws VenueFault
   */
  async trades(
    symbol: string,
    from: { fromId: number } | { startTime: number } | undefined,
    limit = pageSize,
  ): Promise<VenueTrade[]> {
    const rows = listOf(await this.get('aggTrades', { symbol, limit, ...from })).slice(0, limit);
    const trades = rows.map(readVenueTrade);
    if (trades.includes(undefined)) throw new VenueFault(`${this.url}: trades are not as documented`);
    return trades as VenueTrade[];
  }

  /** Candles that begin from `startTime` to before `endTime`, oldest first, across as many pages as needed. */
  async candles(symbol: string, interval: VenueInterval, startTime: number, endTime: number) {
    const candles: VenueCandle[] = [];
    for (let from = startTime; from < endTime;) {
      const query = { symbol, interval, startTime: from, endTime: endTime - 1, limit: pageSize };
      const rows = listOf(await this.get('klines', query)).map(readCandle);
      for (const row of rows) {
        const isNext = row && row.time >= from && row.time < endTime;
        if (!isNext) throw new VenueFault(`${this.url}: candles are not as documented`);
        candles.push(row);
        from = row.time + 1;
      }
      if (rows.length < pageSize) break;
    }
    return candles;
  }

  private get(path: string, query: Record<string, string | number>): Promise<unknown> {
    return this.inTurn(async () => {
      const pauseMs = this.pausedUntil - Date.now();
      if (pauseMs > 0) await sleep(pauseMs);
      return this.getNow(path, query);
    });
  }

  private async getNow(path: string, query: Record<string, string | number>): Promise<unknown> {
    const url = new URL(`${this.url}/api/v3/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    try {
      const response = await request(url, AbortSignal.timeout(this.timeoutMs));
      this.obey(response);
      return await answerOf(response, largestAnswer);
    } catch (error) {
      throw new VenueFault(`${this.url} (${path}): ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Stays below the venue's rate limits and pauses when the venue requires it. */
  private obey(response: Response): void {
    const now = Date.now();
    if (response.status === 429 || response.status === 418) {
      const pauseMs = Math.min(retryAfterMs(response) ?? minuteMs, longestPauseMs);
      this.pausedUntil = Math.max(this.pausedUntil, now + pauseMs);
    } else if (Number(response.headers.get(weightHeader) ?? 0) > mostWeightAMinute) {
      this.pausedUntil = Math.max(this.pausedUntil, now - (now % minuteMs) + minuteMs);
    }
  }
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new VenueFault('The venue does not answer as documented');
  return value;
}

/** A row is [openTime, open, high, low, close, volume, closeTime, quoteVolume, trades, …]. */
function readCandle(value: unknown): VenueCandle | undefined {
  if (!Array.isArray(value)) return undefined;
  const [time, open, high, low, close, volume, , quoteVolume, trades] = value as unknown[];
  if (!isMoment(time) || typeof trades !== 'number') return undefined;
  if (!isDecimalText(open) || !isDecimalText(high) || !isDecimalText(low)) return undefined;
  if (!isDecimalText(close) || !isDecimalText(volume) || !isDecimalText(quoteVolume)) return undefined;
  return { time, open, high, low, close, volume, quoteVolume, trades };
}

import type { PairUnits } from '../../../../instruments/PairUnits.ts';
import { priceScale } from '../../../../instruments/PairUnits.ts';
import { onGrid } from '../../public/onGrid.ts';
import { isDecimalText, isMoment } from '../../sources/venue/readVenueTrade.ts';
import { answerOf, reasonOf, request, retryAfterMs, VenueFault } from '../../public/venueRequest.ts';
import { silentAfterMs } from '../../../../instruments/indexOf.ts';
import type { FollowedSource } from '../IndexPrices.ts';
import type { Ticker, TickerVenue } from './tickerVenues.ts';

/** Several times the size of a large venue's response for all pairs. */
const longestAnswer = 4_000_000;
const longestRetryMs = 30_000;
/** Backoff after a rejection, as the venue documents it: Bybit lifts a ban after ten minutes without a request. */
const refusedMs: Readonly<Record<number, number>> = { 403: 600_000, 418: 60_000, 429: 60_000 };
const longestRefusedMs = 3_600_000;
/** Larger prices would overflow int64 with the first amount. */
const mostUnits = 10n ** 17n;

export interface TickerTimings {
  /** Timeout of a request, including its answer. */
  timeoutMs: number;
  /** Delay from a response to the next request, and before the first retry; later retries take longer. */
  pauseMs: number;
  /**
   * After this long without a fault, the next fault is reported as a new one: a venue with occasional faults does not
   * fill the log.
   */
  calmMs: number;
}

const usualTimings: TickerTimings = { timeoutMs: 5000, pauseMs: 1000, calmMs: 60_000 };

export interface TickerOptions {
  venue: TickerVenue;
  /** Base URL, without the path. */
  url: string;
  /** By our symbol. */
  pairs: ReadonlyMap<string, PairUnits>;
  clock: { now(): number };
  /** From 0 to below 1: jitter that spreads requests of many servers. */
  chance(): number;
  log: { info(text: string): void; warn(text: string): void };
  timings?: TickerTimings;
}

/**
 * Prices of pairs at a further venue: the last trade price, polled about once a second for all pairs. A price that is
 * missing or unreadable is skipped, and the last one ages.
 */
export class TickerSource implements FollowedSource {
  readonly name: string;
  private readonly options: TickerOptions;
  private readonly timings: TickerTimings;
  /** By the venue's symbol. */
  private readonly pairs: ReadonlyMap<string, PairUnits>;
  /** By our symbol. */
  private readonly readings = new Map<string, { price: bigint; at: number }>();
  /** Pairs with an unreadable field; each is reported once. */
  private readonly odd = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private asking: AbortController | undefined;
  private reading: Promise<void> | undefined;
  private isStopped = true;
  private isKnown = false;
  private failures = 0;
  private isTroubled = false;
  private calmSince = 0;

  constructor(options: TickerOptions) {
    const { venue, pairs } = options;
    this.options = options;
    this.timings = options.timings ?? usualTimings;
    this.name = venue.name;
    this.pairs = new Map(Array.from(pairs.values(), (units) => [venue.symbolOf(units.pair), units]));
  }

  fairPrice(symbol: string): bigint | undefined {
    return this.readings.get(symbol)?.price;
  }

  asOf(symbol: string): number {
    return this.readings.get(symbol)?.at ?? 0;
  }

  /** Starts polling without waiting for an answer: an index works without this source. */
  start(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.goOn();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.asking?.abort();
    await this.reading;
  }

  private goOn(): void {
    this.reading = this.read().then((pauseMs) => {
      if (this.isStopped) return;
      this.timer = setTimeout(() => this.goOn(), pauseMs * (0.75 + this.options.chance() / 2));
      this.timer.unref();
    });
  }

  /**
   * Sends one request.
   * @returns delay before the next one, ms
   */
  private async read(): Promise<number> {
    const { venue, url } = this.options;
    const asking = new AbortController();
    this.asking = asking;
    const late = setTimeout(
      () => asking.abort(new DOMException('no answer in time', 'TimeoutError')),
      this.timings.timeoutMs,
    );
    let response: Response | undefined;
    try {
      response = await request(new URL(`${url}${venue.path}`), asking.signal);
      this.take(await answerOf(response, longestAnswer));
      this.failures = 0;
      return this.timings.pauseMs;
    } catch (error) {
      if (!this.isStopped) this.noteTrouble(`${url}: ${reasonOf(error)}`);
      return this.retryMs(response);
    } finally {
      clearTimeout(late);
    }
  }

  private retryMs(response: Response | undefined): number {
    const retryMs = Math.min(this.timings.pauseMs * 2 ** this.failures, longestRetryMs);
    this.failures = Math.min(this.failures + 1, 10);
    const refused = response && refusedMs[response.status];
    if (refused === undefined) return retryMs;
    return Math.max(retryMs, Math.min(retryAfterMs(response!) ?? refused, longestRefusedMs));
  }

  /** @throws VenueFault */
  private take(answer: unknown): void {
    const now = this.options.clock.now();
    const seen = new Set<PairUnits>();
    for (const ticker of this.options.venue.tickers(answer)) {
      const units = typeof ticker.symbol === 'string' ? this.pairs.get(ticker.symbol) : undefined;
      if (!units) continue;
      seen.add(units);
      this.keep(ticker, units, now);
    }
    if (seen.size === 0) throw new VenueFault('none of our pairs is in the answer');
    this.noteKnown(seen);
    const newest = Math.max(...Array.from(this.readings.values(), ({ at }) => at), 0);
    if (now - newest <= silentAfterMs) this.noteCalm();
    else
      this.noteTrouble(
        'its newest price is older than 15 s: look at the clock of this server and at the venue',
      );
  }

  private keep({ price: text, at }: Ticker, { pair, tickUnits }: PairUnits, now: number): void {
    const price = isDecimalText(text) ? onGrid(text, priceScale, tickUnits, 'nearest')! : 0n;
    if (price === 0n || price > mostUnits || !isMoment(at)) return this.noteOdd(pair.symbol, [text, at]);
    const known = this.readings.get(pair.symbol);
    // Future times are ignored, also after the clock was set back; older readings never replace newer ones.
    const reading = { price, at: Math.min(now, at) };
    if (!known || reading.at >= Math.min(now, known.at)) this.readings.set(pair.symbol, reading);
  }

  private noteKnown(seen: ReadonlySet<PairUnits>): void {
    if (this.isKnown) return;
    this.isKnown = true;
    const missing = [...this.pairs.values()]
      .filter((units) => !seen.has(units))
      .map(({ pair }) => pair.symbol);
    const rest = missing.length > 0 ? `; it does not trade ${missing.join(', ')}` : '';
    this.options.log.info(`Index: following ${seen.size} pairs of ${this.name}${rest}`);
  }

  private noteOdd(symbol: string, said: readonly unknown[]): void {
    if (this.odd.has(symbol)) return;
    this.odd.add(symbol);
    const text = JSON.stringify(said).slice(0, 100);
    this.options.log.warn(`Index: what ${this.name} says of ${symbol} is no price and time: ${text}`);
  }

  private noteTrouble(text: string): void {
    this.calmSince = 0;
    if (this.isTroubled) return;
    this.isTroubled = true;
    this.options.log.warn(`Index: ${this.name}: ${text}`);
  }

  private noteCalm(): void {
    this.calmSince ||= performance.now();
    if (!this.isTroubled || performance.now() - this.calmSince < this.timings.calmMs) return;
    this.isTroubled = false;
    this.options.log.info(`Index: ${this.name} answers again`);
  }
}

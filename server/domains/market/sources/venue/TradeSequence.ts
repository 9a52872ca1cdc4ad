import { setTimeout as sleep } from 'node:timers/promises';
import { pageSize } from './BinanceRest.ts';
import type { VenueTrade } from './readVenueTrade.ts';

/** Maximum buffered socket trades that follow a gap; trades beyond it are fetched like the missing ones. */
const mostWaiting = 5000;
/**
 * Maximum number of missed trades that are fetched after a pause; more are skipped and reported, because current trades
 * would arrive too late.
 */
const mostMissed = 20_000;
/** Number of fetches for which the list may lag behind the socket before a gap is final. */
const mostLooks = 8;

interface Options {
  symbol: string;
  list(from: { fromId: number } | { startTime: number } | undefined, limit?: number): Promise<VenueTrade[]>;
  /** Accepts a trade; false when there is currently no room. */
  deliver(trade: VenueTrade): boolean;
  warn(text: string): void;
  /** Delay between two fetches, and before the first retry; later retries take longer. */
  pauseMs: number;
}

/** Trades of one symbol, complete and in order: trades that the socket missed are fetched by id. */
export class TradeSequence {
  private readonly options: Options;
  private last: number | undefined;
  private waiting: VenueTrade[] = [];
  private isCatchingUp = false;
  private wantsMore = false;
  private isStopped = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** True when no trade is known to be missing. */
  get isWhole(): boolean {
    return this.last !== undefined && !this.isCatchingUp;
  }

  /**
   * Starts with the trades from a time on, or with the next trade.
   * @throws VenueFault
   */
  async start(startTime: number | undefined): Promise<void> {
    this.isCatchingUp = true;
    try {
      if (startTime !== undefined) {
        const [first] = await this.options.list({ startTime }, 1);
        if (first) this.last = first.id - 1;
      }
      if (this.last === undefined) {
        const [newest] = await this.options.list(undefined, 1);
        this.last = newest?.id ?? -1;
      }
      await this.catchUp();
    } finally {
      this.isCatchingUp = false;
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Accepts a trade from the socket. */
  take(trade: VenueTrade): void {
    if (this.isCatchingUp) this.keep(trade);
    else if (this.last !== undefined && trade.id > this.last) {
      if (trade.id === this.last + 1 && this.options.deliver(trade)) this.last = trade.id;
      else {
        this.keep(trade);
        this.resume();
      }
    }
  }

  /** Fetches trades that may have been missed, for example after a lost connection; retries until successful. */
  resume(): void {
    this.wantsMore = true;
    if (this.isCatchingUp || this.last === undefined) return;
    this.isCatchingUp = true;
    void this.tryToCatchUp().finally(() => {
      this.isCatchingUp = false;
    });
  }

  private async tryToCatchUp(): Promise<void> {
    for (let attempt = 0; !this.isStopped; attempt += 1) {
      try {
        await this.skipWhatIsTooMuch();
        return await this.catchUp();
      } catch (error) {
        this.options.warn(`${this.options.symbol}: ${(error as Error).message}`);
        await sleep(this.options.pauseMs * 2 ** Math.min(attempt, 5), undefined, { ref: false });
      }
    }
  }

  private async skipWhatIsTooMuch(): Promise<void> {
    const [newest] = await this.options.list(undefined, 1);
    const missed = (newest?.id ?? 0) - this.last!;
    if (missed <= mostMissed) return;
    this.options.warn(
      `${this.options.symbol}: ${missed} trades were missed, too many to be fetched: left out`,
    );
    this.last = newest!.id - 1;
  }

  private async catchUp(): Promise<void> {
    for (let look = 0; !this.isStopped;) {
      this.wantsMore = false;
      const page = await this.options.list({ fromId: this.last! + 1 });
      for (const trade of page) await this.next(trade);
      if (page.length === pageSize) continue;
      await this.drain(look >= mostLooks);
      if (this.waiting.length === 0 && !this.wantsMore) return;
      look += 1;
      await sleep(this.options.pauseMs / 4, undefined, { ref: false });
    }
  }

  /** Delivers buffered trades up to the first gap; all of them when the gap is final. */
  private async drain(isGapFinal: boolean): Promise<void> {
    while (this.waiting.length > 0) {
      const trade = this.waiting[0]!;
      if (trade.id > this.last! + 1 && !isGapFinal) return;
      await this.next(trade);
      this.waiting.shift();
    }
  }

  private async next(trade: VenueTrade): Promise<void> {
    if (trade.id <= this.last!) return;
    const missing = trade.id - this.last! - 1;
    if (missing > 0)
      this.options.warn(`${this.options.symbol}: ${missing} trades are not to be had: left out`);
    while (!this.isStopped && !this.options.deliver(trade))
      await sleep(this.options.pauseMs, undefined, { ref: false });
    this.last = trade.id;
  }

  private keep(trade: VenueTrade): void {
    if (this.waiting.length >= mostWaiting) this.waiting = [];
    this.waiting.push(trade);
  }
}

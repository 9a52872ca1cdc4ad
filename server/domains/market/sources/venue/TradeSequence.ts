import { setTimeout as sleep } from 'node:timers/promises';
import { pageSize } from './BinanceRest.ts';
import type { VenueTrade } from './readVenueTrade.ts';

/** Trades of the socket that wait for older ones; when there are more, they are asked for like the older ones. */
const mostWaiting = 5000;
/**
 * Maximum number of missed trades that are fetched after a pause; more are skipped and reported, because current trades
 * would arrive too late.
 */
const mostMissed = 20_000;
/** How often the list may lag behind the socket before a gap is taken for one. */
const mostLooks = 8;

interface Options {
  symbol: string;
  list(from: { fromId: number } | { startTime: number } | undefined, limit?: number): Promise<VenueTrade[]>;
  /** Takes a trade; false when there is no room for it just now. */
  deliver(trade: VenueTrade): boolean;
  warn(text: string): void;
  /** Between two looks, and before the first new attempt; the later ones take longer. */
  pauseMs: number;
}

/** The trades of one symbol, whole and in order: what the socket has missed is asked for by number. */
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

  /** Nothing is known to be missing. */
  get isWhole(): boolean {
    return this.last !== undefined && !this.isCatchingUp;
  }

  /**
   * Begins with the trades from a moment on, or with the next one that happens.
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

  /** A trade from the socket. */
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

  /** Asks for what may have been missed, as after a lost connection; tries until it is there. */
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

  /** Takes what waits as far as nothing is missing before it; all of it when what is missing will not come. */
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

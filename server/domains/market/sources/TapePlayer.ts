import type { TapeTrade } from './tapeTrade.ts';
import type { TapeTrader } from './TapeTrader.ts';

/** A burst is spread over steps, or one command would delay users' orders: this many take about 15 ms. */
export const mostTradesAStep = 250;
/** Older prices are not traded at: by then the app has disabled market orders too. */
const deadAfterMs = 15_000;

/** Queue of trades to play: in order, a bounded number at a time, and none is lost when a step fails. */
export class TapePlayer {
  private readonly trader: TapeTrader;
  private waiting: TapeTrade[] = [];
  private lastStepAt: number;
  private behind: number | undefined;
  private readonly played = new Map<string, bigint>();

  constructor(trader: TapeTrader, nowMs: number) {
    this.trader = trader;
    this.lastStepAt = nowMs;
  }

  /** Number of pending trades. */
  get size(): number {
    return this.waiting.length;
  }

  /** Time of the newest pending trade. */
  get newestAt(): number | undefined {
    return this.waiting.at(-1)?.at;
  }

  /** While more is due than could be played: time of the last played trade. */
  get behindAt(): number | undefined {
    return this.behind;
  }

  /** Original price of a pair's newest played trade; undefined before the first. */
  fairPrice(symbol: string): bigint | undefined {
    return this.played.get(symbol);
  }

  add(trades: readonly TapeTrade[]): void {
    for (const trade of trades) this.waiting.push(trade);
  }

  /**
   * Plays what is due, up to the limit of a step.
   * @param dueMs later trades stay pending
   * @param asOf when the prices were last known to be live, ms since 1970 UTC
   * @throws errors of the command executor; the next step plays the same trades again
   */
  async step(nowMs: number, dueMs: number, asOf: number): Promise<void> {
    const seconds = Math.max(0, nowMs - this.lastStepAt) / 1000;
    this.lastStepAt = nowMs;
    const due: TapeTrade[] = [];
    for (const trade of this.waiting) {
      if (trade.at > dueMs || due.length === mostTradesAStep) break;
      due.push(trade);
    }
    await this.trader.play(due, seconds, nowMs - asOf <= deadAfterMs);
    this.waiting.splice(0, due.length);
    for (const { symbol, price } of due) this.played.set(symbol, price);
    const next = this.waiting[0];
    this.behind = next && next.at <= dueMs ? due.at(-1)?.at : undefined;
  }
}

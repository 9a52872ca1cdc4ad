import type { Kline } from '../../../contracts/feed.ts';
import { klineChannel } from './feedRequests.ts';

/**
 * Candles to publish: those changed since the last batch and, for new subscribers, the last two of each series, because
 * a subscriber who joins at the end of a period has seen only half of each. Bounded by the number of series, and by the
 * periods that end between two batches.
 */
export class KlineNews {
  private readonly waiting = new Map<string, Kline[]>();
  private readonly lastTwo = new Map<string, Kline[]>();

  /** In order; of two states of one candle the later one wins. */
  take(changed: readonly Kline[]): void {
    for (const kline of changed) {
      const channel = klineChannel(kline.symbol, kline.period);
      this.waiting.set(channel, following(this.waiting.get(channel) ?? [], kline));
      this.lastTwo.set(channel, following(this.lastTwo.get(channel) ?? [], kline).slice(-2));
    }
  }

  /** The last closed candle, if seen, followed by the newest. */
  lastOf(channel: string, newest: Kline | undefined): readonly Kline[] {
    const seen = this.lastTwo.get(channel) ?? [];
    return newest ? following(seen, newest).slice(-2) : seen;
  }

  /** Delivers pending candles by channel. */
  flush(tell: (channel: string, klines: readonly Kline[]) => void): void {
    for (const [channel, klines] of this.waiting) tell(channel, klines);
    this.waiting.clear();
  }
}

function following(klines: readonly Kline[], next: Kline): Kline[] {
  return [...klines.filter(({ time }) => time < next.time), next];
}

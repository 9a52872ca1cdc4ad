// Index prices of pairs, used by contracts, options and their fees. They come from price sources before any matching
// here; no trade, order or operator of this server affects them.
import type { PairUnits } from '../../../instruments/PairUnits.ts';
import { indexOf } from '../../../instruments/indexOf.ts';
import type { Index, Reading } from '../../../instruments/indexOf.ts';

export interface IndexSource {
  readonly name: string;
  /** Scaled by 10^8; undefined when the source has no price of a pair. */
  fairPrice(symbol: string): bigint | undefined;
  /** Time of the price according to the source, ms since 1970 UTC. */
  asOf(symbol: string): number;
}

/** A source that is followed for the index alone. */
export interface FollowedSource extends IndexSource {
  /** Starts to receive; returns without waiting for the first price. */
  start(): void;
  stop(): Promise<void>;
}

interface IndexPricesOptions {
  pairs: ReadonlyMap<string, PairUnits>;
  sources: readonly IndexSource[];
  clock: { now(): number };
  /** Called when a source starts to deviate strongly from the others, once per pair until the deviation ends. */
  onNote: (text: string) => void;
}

export class IndexPrices {
  private readonly options: IndexPricesOptions;
  /** Reported faults, as source and pair. */
  private readonly told = new Set<string>();

  constructor(options: IndexPricesOptions) {
    this.options = options;
  }

  /** Current index; undefined while unknown, in which case nothing may be decided by it. */
  read(symbol: string): Index | undefined {
    const pair = this.options.pairs.get(symbol);
    if (!pair) return undefined;
    const index = indexOf(this.readings(symbol), this.options.clock.now(), pair.tickUnits);
    if (index) this.tell(symbol, pair, index);
    return index;
  }

  private readings(symbol: string): Reading[] {
    const now = this.options.clock.now();
    return this.options.sources.flatMap((source) => {
      const price = source.fairPrice(symbol);
      // The clock may have been set back: prices from the future are unknown.
      return price === undefined
        ? []
        : [{ source: source.name, price, at: Math.min(now, source.asOf(symbol)) }];
    });
  }

  private tell(symbol: string, pair: PairUnits, { price, used, outliers }: Index): void {
    for (const { source } of used) this.told.delete(`${source} ${symbol}`);
    for (const outlier of outliers) {
      const key = `${outlier.source} ${symbol}`;
      if (this.told.has(key)) continue;
      this.told.add(key);
      this.options.onNote(
        `${outlier.source} says ${pair.price(outlier.price)} of ${symbol}, the others ${pair.price(price)}: it is left out`,
      );
    }
  }
}

import { periodStart, shiftPeriod, type Candle, type CandlePeriod } from '../../../contracts/candles.ts';

/** Candles per page, if every period has one. */
export const pageSize = 300;
/** An empty page does not prove that no earlier candles exist: the next page is longer by this factor. */
const widening = 8;
const mostWidenings = 5;

export interface CandlePage {
  /** Oldest first. */
  candles: readonly Candle[];
  hasEarlier: boolean;
}

interface PagesOptions {
  period: CandlePeriod;
  /** Periods per page; default: `pageSize`. Longer for a market that closes. */
  pagePeriods?: number;
  read: (fromS: number, toS: number) => Promise<readonly Candle[]>;
  now: () => number;
}

/** Reads the candles of a pair page by page, from the newest backwards. All times in ms since 1970 UTC. */
export class CandlePages {
  private readonly options: PagesOptions;

  constructor(options: PagesOptions) {
    this.options = options;
  }

  newest(): Promise<CandlePage> {
    return this.before(this.end());
  }

  /** All candles that begin at this time or later. */
  async since(fromMs: number): Promise<readonly Candle[]> {
    return this.read(fromMs, this.end());
  }

  /** The page that ends before this moment; an empty one means that there is no earlier data. */
  async before(endMs: number): Promise<CandlePage> {
    const { period, pagePeriods = pageSize } = this.options;
    let end = endMs;
    let length = pagePeriods;
    for (let widenings = 0; widenings <= mostWidenings && end > 0; widenings += 1) {
      // A period that begins long before 1970 is no valid date.
      const from = Math.max(0, shiftPeriod(period, periodStart(period, end), -length)) || 0;
      const candles = await this.read(from, end - 1000);
      if (candles.length > 0) return { candles, hasEarlier: from > 0 };
      end = from;
      length *= widening;
    }
    return { candles: [], hasEarlier: false };
  }

  /** After the current period and the next one, in case this clock is slightly behind. */
  private end(): number {
    const { period, now } = this.options;
    return shiftPeriod(period, periodStart(period, now()), 2);
  }

  /** Sorted, deduplicated and limited to the requested range, even if a back end returns more. */
  private async read(fromMs: number, toMs: number): Promise<readonly Candle[]> {
    const rows = await this.options.read(Math.floor(fromMs / 1000), Math.floor(toMs / 1000));
    const byTime = new Map(rows.map((candle) => [candle.time, candle]));
    return [...byTime.values()]
      .filter(({ time }) => time >= fromMs && time <= toMs)
      .sort((a, b) => a.time - b.time);
  }
}

import { periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { Committed } from '../../engines.ts';
import type { Market } from '../market/public/Market.ts';
import type { Trading } from '../spot/public/Exchange.ts';
import { valueAsset } from './accountTypes.ts';
import { valuePairOf } from './public/usdtPrice.ts';

const dayMs = 86_400_000;
/** Most pairs trade within these, so that a whole day of minutes need not be read. */
const nearMs = 600_000;

interface Options {
  pairs: Trading['pairs'];
  committed: Committed;
  market: Market;
}

/** USDT prices of assets earlier today, from candles. Decimal text. */
export class PastPrices {
  private readonly options: Options;
  /** By pair, as long as the day is the same. */
  private opening = new Map<string, string>();
  private day = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** The price at the beginning of a day (ms since 1970 UTC): the close of the last candle of a day before it. */
  async atDayStart(code: string, day: number): Promise<string> {
    const { pairs, committed, market } = this.options;
    const symbol = valuePairOf(pairs, code);
    if (symbol === undefined) return code === valueAsset ? '1' : '0';
    if (day !== this.day) {
      this.day = day;
      this.opening = new Map();
    }
    const known = this.opening.get(symbol);
    if (known !== undefined) return known;
    const newest = market.candle(symbol, '1day');
    if (!newest) return committed.read(({ exchange }) => exchange.lastPrice(symbol));
    // Not remembered: a source that was cut off may still bring trades of the day before.
    if (newest.time < day) return newest.close;
    const price = (await this.lastClose(symbol, '1day', [day - dayMs, 0], day)) ?? newest.open;
    if (day === this.day) this.opening.set(symbol, price);
    return price;
  }

  /**
   * The price at a moment of a day as candles tell it, where none was kept: the close of the last minute that was over
   * by then.
   */
  async at(code: string, atMs: number, day: number): Promise<string> {
    const symbol = valuePairOf(this.options.pairs, code);
    const minute = periodStart('1min', atMs);
    const near = Math.max(day, minute - nearMs);
    const close = symbol && (await this.lastClose(symbol, '1min', [near, day], minute));
    return close ?? this.atDayStart(code, day);
  }

  /** The close of the last candle that begins before a moment, looked for from one moment on and then from another. */
  private async lastClose(
    symbol: string,
    period: CandlePeriod,
    fromMs: readonly number[],
    beforeMs: number,
  ): Promise<string | undefined> {
    for (const from of fromMs) {
      const candles = await this.options.market.candles(symbol, period, from, beforeMs - 1);
      if (candles.length > 0) return candles.at(-1)!.close;
    }
    return undefined;
  }
}

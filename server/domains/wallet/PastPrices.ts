import { periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { Committed } from '../../engines.ts';
import type { Market } from '../market/public/Market.ts';
import type { Trading } from '../spot/public/Exchange.ts';
import { valueAsset } from './accountTypes.ts';
import { valuePairOf } from './public/usdtPrice.ts';

const dayMs = 86_400_000;
/** Most pairs trade within this time, so that a full day of minutes need not be read. */
const nearMs = 600_000;

interface Options {
  pairs: Trading['pairs'];
  committed: Committed;
  market: Market;
}

/** USDT prices of assets earlier today, from candles. Decimal text. */
export class PastPrices {
  private readonly options: Options;
  /** By pair, for the current day. */
  private opening = new Map<string, string>();
  private day = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** Price at the start of a day (ms since 1970 UTC): close of the last candle before it. */
  async atDayStart(code: string, day: number): Promise<string> {
    const { pairs, committed, market } = this.options;
    const symbol = valuePairOf(pairs, code);
    if (symbol === undefined) return code === valueAsset ? '1' : '0';
    // As now: otherwise the coin would count with its value at one end of the day alone.
    if (!market.isTraded(symbol)) return '0';
    if (day !== this.day) {
      this.day = day;
      this.opening = new Map();
    }
    const known = this.opening.get(symbol);
    if (known !== undefined) return known;
    const newest = market.candle(symbol, '1day');
    if (!newest) return committed.read(({ exchange }) => exchange.lastPrice(symbol));
    // Not cached: a source that was disconnected may still deliver trades of the previous day.
    if (newest.time < day) return newest.close;
    const price = (await this.lastClose(symbol, '1day', [day - dayMs, 0], day)) ?? newest.open;
    if (day === this.day) this.opening.set(symbol, price);
    return price;
  }

  /** Price at a time of a day from candles, when none was stored: close of the last minute completed by then. */
  async at(code: string, atMs: number, day: number): Promise<string> {
    const { pairs, market } = this.options;
    const symbol = valuePairOf(pairs, code);
    if (symbol === undefined || !market.isTraded(symbol)) return this.atDayStart(code, day);
    const minute = periodStart('1min', atMs);
    const near = Math.max(day, minute - nearMs);
    const close = await this.lastClose(symbol, '1min', [near, day], minute);
    return close ?? this.atDayStart(code, day);
  }

  /** Close of the last candle that begins before a time, searched from one start and then from another. */
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

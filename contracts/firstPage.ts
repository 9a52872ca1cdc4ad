// The pages that our own server renders, Home and a market in depth: data that the server passes to the app's renderer
// and, within the page, to the app.
import type { Candle, CandlePeriod } from './candles.ts';
import type { LocaleId } from './locales.ts';

/** Paths of Home. The app's table of pages has the same two; a test compares them. */
export const homePaths: readonly string[] = ['/', '/pages/index/index'];

/** Path of a market in depth; the same test compares it. */
export const marketPath = '/pages/trade/kline';

/** Candles that a chart opens with, plus enough earlier ones that it does not request more immediately. */
export const firstCandles = 100;

/** The id of the element that holds FirstData as JSON. */
export const firstDataId = 'first-data';

/** The id of the template of a member's balance, and of the balance rendered from it. */
export const earlyBalanceId = 'early-balance';

/** Data that the page was rendered from, so the app starts with the same data. */
export interface FirstData {
  /** Language of the rendered page: the server's own. */
  locale: LocaleId;
  /** Answer of the call quotations. */
  quotations: unknown;
  /** Answer of the call siteConfig; its server_ms is the time of rendering. */
  siteConfig: unknown;
  /** On a market's page, identical for all users: its newest candles, the oldest first. */
  market?: { symbol: string; period: CandlePeriod; candles: readonly Candle[] };
}

/** Market that the page's address requests. */
export interface AskedMarket {
  /** Identical for all equivalent addresses. */
  path: string;
  symbol: string;
  period: CandlePeriod;
}

/** The app's renderer, as the build produces it for the server. */
export interface FirstPageRenderer {
  /**
   * @param path of the page, with its query
   * @returns the HTML of the app at that path as a visitor sees it
   * @throws the app's render error
   */
  renderFirstPage: (data: FirstData, path: string) => Promise<string>;
  /** @returns the HTML that replaces a visitor's welcome on a member's Home, with a placeholder balance */
  renderBalance: (data: FirstData) => Promise<string>;
  /**
   * @param query of the address, as the browser sends it
   * @param quotations as the call returns them
   * @returns undefined for a pair that is not traded here
   */
  askedMarket: (query: string, quotations: unknown) => AskedMarket | undefined;
}

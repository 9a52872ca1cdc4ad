// Steps that the journeys of firstPage.test.ts and firstPage.proof.ts share.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { joinBrowser } from '../openPhone.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';

export const pitch = 'See the price, the fee and the risk before you trade.';

export let server: JoinedServer;
export let browser: Browser;

export interface Visit {
  /** Storage entries of the device. */
  kept?: Record<string, string>;
  /** Whether the app's own script is blocked. */
  isCut?: boolean;
  url?: string;
  path?: string;
  /** Init script of the page. */
  watch?: () => void;
  options?: BrowserContextOptions;
}

/** Balance on the user's Home, without the line of the day. */
export const shownBalance = (page: Page) =>
  page
    .locator('main section', { has: page.getByRole('heading', { name: 'Total value' }) })
    .first()
    .evaluate((section) => (section as HTMLElement).innerText.split('\n').slice(0, 3).join(' '));

export const market = '/pages/trade/kline?symbol=ETH%2FUSDT&period=60min';

/** Records the candles shown in each frame: none, those of the server's HTML, or those of the library. */
export function watchCandles(): void {
  const seen: string[] = [];
  Object.assign(window, { candlesSeen: seen });
  const look = () => {
    const early = document.querySelector('[data-part=early] path[d^=M]') && 'early';
    const drawn = document.querySelector('.apexcharts-candlestick-series path') && 'drawn';
    const now = [early, drawn].filter(Boolean).join(' and ') || 'none';
    if (seen.at(-1) !== now) seen.push(now);
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

/** Registers the hooks of a file of these journeys. */
export function prepareFirstPage(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
    await server?.stop();
  });
}

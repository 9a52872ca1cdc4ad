// What a market's page is without its chart's code: a price that lives, and a way to try again.
// Walks: market.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone } from '../support/openPhone.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';
import { trade } from '../support/trade.ts';

const chartCode = /\/assets\/PriceChart-[^/]+\.js$/;

describe('a market whose chart does not load', () => {
  let server: JoinedServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
    await server?.stop();
  });

  test('keeps its price, and draws the chart on the next try without leaving the page', async () => {
    const phone = await openPhone(browser, server.url);
    const { page } = phone;
    let refused = 0;
    await page.route(chartCode, (route) => {
      refused += 1;
      return route.abort();
    });
    await phone.withoutConnection(async () => {
      await page.goto('/pages/trade/kline?symbol=ETH%2FUSDT&period=5min');
      await page.getByText('The chart could not be loaded.').waitFor();
    });
    expect(refused).toBeGreaterThan(0);
    await page.getByText('24h high').waitFor();
    await trade(server.url, 'ETH');
    const trades = page.getByRole('table', { name: 'Recent trades' });
    await trades.getByRole('row').nth(1).waitFor();
    await page.unroute(chartCode);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('img', { name: /^Price chart, a candle/ }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(new URL(page.url()).search).toBe('?symbol=ETH%2FUSDT&period=5min');
    expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
    await phone.close();
  }, 120_000);
});

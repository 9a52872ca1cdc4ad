// A market's page without its chart code: live price, and a retry button.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone } from '../support/openPhone.ts';
import { startProductServer, type ProductServer } from '../support/productServer.ts';

describe('a market whose chart does not load', () => {
  let server: ProductServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startProductServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
    await server?.stop();
  });

  test('does not move while trades come in', async () => {
    const phone = await openPhone(browser, server.url);
    const { page } = phone;
    await page.goto('/pages/trade/kline?symbol=BTC%2FUSDT');
    await page.getByRole('img', { name: /^Price chart, a candle/ }).waitFor();
    // On a slow connection text switches to its web font after the page is shown; this shift is not caused by trades.
    const since = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      return performance.now();
    });
    const newest = page.getByRole('table', { name: 'Recent trades' }).getByRole('row').nth(1);
    for (let trade = 0; trade < 4; trade += 1) {
      const before = await newest.textContent();
      await expect.poll(() => newest.textContent(), { timeout: 20_000 }).not.toBe(before);
    }
    const shifts = await page.evaluate(
      () =>
        new Promise<{ startTime: number; value: number; what: string[] }[]>((resolve) => {
          type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
          type Shift = PerformanceEntry & { value: number; sources: Source[] };
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as Shift[];
            resolve(
              entries.map(({ startTime, value, sources }) => ({
                startTime,
                value,
                what: sources.map(({ node, previousRect: from, currentRect: to }) => {
                  const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
                  return `'${(node?.textContent ?? '').slice(0, 60)}' from ${box(from)} to ${box(to)}`;
                }),
              })),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve([]), 2_000);
        }),
    );
    const meanwhile = shifts.filter(({ startTime }) => startTime > since);
    const moved = meanwhile.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(meanwhile)).toBeLessThan(0.005);
    await phone.close();
  }, 120_000);
});

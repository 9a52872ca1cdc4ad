// The chart component in a real browser, under the product's own security headers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secure } from '../server/http/security.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';

const folder = mkdtempSync(join(tmpdir(), 'chart-'));
const chartPage = 'e2e/support/chart/index.html';
const app = fastify();
let url: string;
let browser: Browser;

beforeAll(async () => {
  await build({
    publicDir: false,
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: chartPage } },
  });
  await secure(app);
  await app.register(fastifyStatic, { root: folder });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  browser = await joinBrowser();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Init script of the page. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number }[])
      (window as unknown as { shifted: number }).shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function openChart(): Promise<Phone> {
  const phone = await openPhone(browser, url);
  await phone.context.addInitScript(watchShifts);
  await phone.page.goto(`/${chartPage}`);
  await phone.page.locator('.apexcharts-candlestick-series').waitFor();
  return phone;
}

const chartOf = (page: Page) => page.getByRole('img', { name: /^Price chart/ });
const redraws = (page: Page) => page.locator('[data-redraws]').getAttribute('data-redraws').then(Number);

/** Swipes between two points of the chart, both as fractions of its size. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = (await chartOf(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = ([x, y]: [number, number]) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from)] });
  for (let step = 1; step <= 10; step += 1) {
    const share = (place: 0 | 1) => from[place] + ((to[place] - from[place]) * step) / 10;
    const point = at([share(0), share(1)]);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

describe('the chart in a browser', () => {
  test('is drawn, recoloured, panned and read without a violation of the strict policy', async () => {
    const phone = await openChart();
    const { page } = phone;
    await swipe(page, [0.2, 0.4], [0.8, 0.4]);
    await page.getByRole('button', { name: 'Go to latest' }).waitFor();
    await chartOf(page).tap({ position: { x: 150, y: 120 } });
    await page.getByRole('status').waitFor();
    await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
    const blocks = await page.locator('style').count();
    const policy = (await page.request.get(`/${chartPage}`)).headers()['content-security-policy'];
    await phone.close();
    expect(policy).toContain("style-src 'self';");
    expect(phone.violations).toEqual([]);
    expect(phone.errors).toEqual([]);
    expect(blocks).toBe(0);
  });

  test('takes the place of its skeleton and shifts nothing, also when a price has no room', async () => {
    const phone = await openChart();
    await phone.page.evaluate(() => document.fonts.ready);
    await phone.page.waitForTimeout(500);
    const before = await redraws(phone.page);
    await phone.page.evaluate(() => (window as unknown as { tell: (p: string) => void }).tell('99400.0'));
    await expect.poll(() => redraws(phone.page)).toBeGreaterThan(before);
    await phone.page.waitForTimeout(300);
    const shifted = await phone.page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    await phone.close();
    expect(shifted).toBe(0);
  });

  test('moves the last price without a redraw', async () => {
    const phone = await openChart();
    const { page } = phone;
    await page.waitForTimeout(300);
    const before = await redraws(page);
    for (const close of ['97401.3', '97398.7', '97405.2', '97399.9'])
      await page.evaluate((price) => (window as unknown as { tell: (p: string) => void }).tell(price), close);
    await page.getByText('97,399.9').first().waitFor();
    const after = await redraws(page);
    await phone.close();
    expect(after).toBe(before);
  });

  test('follows a finger sideways and lets the page scroll beneath one that goes up', async () => {
    const phone = await openChart();
    const { page } = phone;
    await page.evaluate(() => void (document.getElementById('room')!.style.height = '2000px'));
    const name = () => chartOf(page).getAttribute('aria-label');
    const first = await name();
    await swipe(page, [0.2, 0.4], [0.7, 0.4]);
    await expect.poll(name).not.toBe(first);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const panned = await name();
    await swipe(page, [0.5, 0.9], [0.5, 0.1]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await name()).toBe(panned);
    await phone.close();
  });
});

// The first HTML of Home and of a market, as our own server renders it: content before any script, exclusion from
// assistive technology, and hydration without a difference.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import { openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { startJourneyServer } from '../support/productServer.ts';
import { mainTab } from '../support/walks/walk.ts';
import {
  pitch,
  server,
  browser,
  type Visit,
  shownBalance,
  market,
  watchCandles,
  prepareFirstPage,
} from '../support/steps/firstPageSteps.ts';

prepareFirstPage();

let phone: Phone | undefined;
afterEach(() => phone?.close());

async function visit({ kept = {}, isCut = false, url = server.url, path = '/', watch, options }: Visit = {}) {
  phone = await openPhone(browser, url, options);
  const { page, context } = phone;
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    // Marks the row of the server's HTML, to recognize it later.
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { rowAtFirst: document.querySelector('main li a') });
    });
  }, kept);
  if (watch) await context.addInitScript(watch);
  if (isCut) await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: isCut ? 'commit' : 'load' });
  if (isCut) await page.locator('#first-data').waitFor({ state: 'attached' });
  return phone;
}

test('a page that is taken over asks for neither prices nor language again', async () => {
  phone = await openPhone(browser, server.url);
  const calls: string[] = [];
  phone.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await phone.page.goto('/');
  await expect.poll(() => calls).toContain('/api/site/config');
  await phone.page.waitForTimeout(500);
  expect(calls).not.toContain('/api/currency/quotation_new');
  expect(calls).not.toContain('/api/get/lang');
});

test('a dark theme that was chosen holds before any script of the app', async () => {
  const background = async (kept: Record<string, string>, isCut: boolean) => {
    const { page } = await visit({ kept, isCut });
    await mainTab(page, 'Home').waitFor();
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await phone?.close();
    return colour;
  };
  const dark = await background({ theme: 'dark' }, true);
  expect(dark).not.toBe(await background({}, true));
  expect(dark).toBe(await background({ theme: 'dark' }, false));
});

test('who is logged in sees the market at once, where it stays, and never what is for visitors', async () => {
  const person = await new Person(server.url, 'first-page@example.com').register();
  const kept = await person.kept();
  const cut = await visit({ kept, isCut: true });
  expect(await mainTab(cut.page, 'Home').isVisible()).toBe(true);
  expect(await cut.page.getByText(pitch).isVisible()).toBe(false);
  const topOf = (page: Page, what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const parts = ['main li a[href*="/pages/trade/"]', 'main nav a'];
  expect(await cut.page.locator(parts[0]!).first().isVisible()).toBe(true);
  const early = [await topOf(cut.page, parts[0]!), await topOf(cut.page, parts[1]!)];
  await cut.close();
  const { page, errors } = await visit({ kept });
  await page.getByText('This balance is practice money').waitFor();
  expect([await topOf(page, parts[0]!), await topOf(page, parts[1]!)]).toEqual(early);
  expect(await page.getByText(pitch).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a balance that is hidden is not asked for before the app, and one tap hides it there too', async () => {
  const kept = await (await new Person(server.url, 'first-hidden@example.com').register()).kept();
  const hidden = await visit({ kept: { ...kept, hidesBalances: 'true' }, isCut: true });
  await hidden.page.waitForTimeout(500);
  expect(await hidden.page.getByRole('heading', { name: 'Total value' }).count()).toBe(0);
  await hidden.close();
  const { page } = await visit({ kept, isCut: true });
  await page.getByRole('button', { name: 'Hide balances' }).click();
  expect(await page.getByRole('heading', { name: 'Total value' }).count()).toBe(0);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Hide balances', pressed: true }).waitFor();
  expect(await shownBalance(page)).toMatch(/^Total value •+ USDT/);
});

test('a server of another language draws Home in it, for who has chosen none', async () => {
  const german = await startJourneyServer({ DEFAULT_LANGUAGE: 'de' });
  try {
    const { page, errors } = await visit({ url: german.url });
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await (await fetch(german.url)).text()).toMatch(/<html lang="de"[^]*Anmelden/);
    await page.waitForFunction(() => Object.keys(document.querySelector('main li a') ?? {}).length > 0);
    expect(errors).toEqual([]);
  } finally {
    await german.stop();
  }
});

test('without any script a market stands there with its price and its candles', async () => {
  const { page, violations } = await visit({ path: market, options: { javaScriptEnabled: false } });
  const rows = (await (
    await fetch(`${server.url}/api/currency/new_timeshar?symbol=ETH/USDT&period=60min&from=0&to=9999999999`)
  ).json()) as { data: unknown[] };
  expect(rows.data.length).toBeGreaterThan(60);
  await page.getByRole('img', { name: 'Price chart' }).waitFor();
  // A body for each candle in view, hollow or filled.
  const bodies = await page
    .locator('[data-part=early] path')
    .evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('Z').length - 1));
  expect(bodies.reduce((sum, count) => sum + count, 0)).toBe(2 * 60);
  expect(await page.locator('main').innerText()).toMatch(/\d\.\d\d[^]*24h high[^]*MA20 [\d,]+\.\d/);
  expect(violations).toEqual([]);
});

test('a market is the same for who is logged in, and hidden from who reads another language', async () => {
  const person = await new Person(server.url, 'first-market@example.com').register();
  const kept = await person.kept();
  const candles = (of: Phone) => of.page.getByRole('img', { name: 'Price chart' });
  const cut = await visit({ path: market, kept, isCut: true });
  expect(await candles(cut).isVisible()).toBe(true);
  await cut.close();
  const { page, errors } = await visit({ path: market, kept, watch: watchCandles });
  const seen = () => page.evaluate(() => (window as unknown as { candlesSeen: string[] }).candlesSeen);
  await expect.poll(seen, { timeout: 20_000 }).toEqual(['early', 'drawn']);
  await page.getByRole('table', { name: 'Recent trades' }).getByRole('row').nth(1).waitFor();
  expect(errors).toEqual([]);
  await phone?.close();
  const other = await visit({ path: market, kept: { lang: 'de' }, isCut: true });
  expect(await candles(other).isVisible()).toBe(false);
  await other.close();
  const german = await visit({ path: market, kept: { lang: 'de' } });
  await german.page.getByRole('tab', { name: 'Orderbuch' }).waitFor();
  expect(german.errors).toEqual([]);
});

/** Runs in the page: contrast of a text against its background. */
function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [text, ground] = [color, backgroundColor].map((each) => {
    const [red, green, blue] = each.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }) as [number, number];
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
}

test('the calls stand at /docs under the whole policy, to be read on a phone in either scheme', async () => {
  const { page, errors, violations, foreignRequests } = await visit({ path: '/docs' });
  const calls = page.locator('.opblock');
  await calls.first().waitFor();
  expect(await calls.count()).toBe(operationsOf(readOpenapi()).length);
  const example = page.locator('.highlight-code').first();
  await page.locator('#operations-spot-placeSpotOrder .opblock-summary-control').click();
  expect((await example.boundingBox())!.width).toBeGreaterThan(300);
  for (const [colorScheme, isDark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(isDark ? 'html.dark-mode' : 'html:not(.dark-mode)').waitFor();
    const kinds = ['get', 'post', 'put'].map((kind) =>
      page.locator(`.opblock-${kind} .opblock-summary-method`),
    );
    const contrasts = await Promise.all(kinds.map((badge) => badge.first().evaluate(contrastOf)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  }
  expect({ errors, violations, foreignRequests }).toEqual({
    errors: [],
    violations: [],
    foreignRequests: [],
  });
});

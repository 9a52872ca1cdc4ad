// The first HTML of Home and of a market, as our own server draws it: what is there before any script, whom it is hidden
// from, and that the app takes it over without a difference.
// Walks: home, market, spot.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { trade } from '../support/trade.ts';
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

test('without any script the market stands there with prices, and what the product is', async () => {
  const { page, violations } = await visit({ options: { javaScriptEnabled: false } });
  await page.getByText(pitch).waitFor();
  const rows = await page.locator('main li a[href*="/pages/trade/"]').allInnerTexts();
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const row of rows) expect(row).toMatch(/\d\.\d/);
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).display)).toBe('flex');
  expect(violations).toEqual([]);
});

test.each([
  ['Home, which waits for no code of another screen', '/', false],
  ['a market', '/pages/trade/kline?symbol=BTC%2FUSDT', true],
  ['a page that comes empty', '/pages/trade/index', true],
])('the list of screens is asked for with the app, but for Home: %s', async (_name, path, isAsked) => {
  const html = await (await fetch(`${server.url}${path}`)).text();
  expect(/<link rel="modulepreload"[^>]* href="\/assets\/screens-/.test(html)).toBe(isAsked);
});

test("a member's balance is asked for before the files that would share the line with it", async () => {
  const html = await (await fetch(`${server.url}/`)).text();
  const places = [
    '/api/wallet/list',
    '<style>',
    '<link rel="modulepreload"',
    '<script type="module"',
    'as="font"',
  ];
  const [asked, styles, ...files] = places.map((part) => html.indexOf(part));
  expect(asked).toBeGreaterThan(0);
  expect(styles).toBeGreaterThan(asked!);
  for (const file of files) expect(file).toBeGreaterThan(html.indexOf('</style>'));
});

test.each(['/', '/pages/index/index'])(
  '%s is taken over as it stands: no error, the same row, now moving',
  async (path) => {
    const { page, errors, violations, foreignRequests } = await visit();
    if (path !== '/') await page.goto(path);
    await page.waitForFunction(() => {
      const row = document.querySelector('main li a');
      return row !== null && Object.keys(row).some((key) => key.startsWith('__reactProps'));
    });
    expect(
      await page.evaluate(
        () =>
          (window as unknown as { rowAtFirst?: Element }).rowAtFirst === document.querySelector('main li a'),
      ),
    ).toBe(true);
    const row = page.locator('main li a', { hasText: 'SOL' });
    const before = await row.innerText();
    await trade(server.url, 'SOL');
    await expect.poll(() => row.innerText()).not.toBe(before);
    expect({ errors, violations, foreignRequests }).toEqual({
      errors: [],
      violations: [],
      foreignRequests: [],
    });
  },
);

test('who is logged in has the balance before any code of the app, where and as the app shows it', async () => {
  const kept = await (await new Person(server.url, 'first-balance@example.com').register()).kept();
  const heading = (page: Page) => page.getByRole('heading', { name: 'Total value' });
  const placeOfHeading = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready);
    return heading(page).boundingBox();
  };
  const cut = await visit({ kept, isCut: true });
  await heading(cut.page).waitFor();
  // Prices change meanwhile.
  const figure = /^Total value \d\d,\d{3}\.\d\d USDT$/;
  expect(await shownBalance(cut.page)).toMatch(figure);
  const place = await placeOfHeading(cut.page);
  expect(cut.violations).toEqual([]);
  await cut.close();
  const { page, errors, violations } = await visit({ kept });
  await page.locator('html:not([data-shell])').waitFor();
  await heading(page).waitFor();
  expect(await shownBalance(page)).toMatch(figure);
  expect(await placeOfHeading(page)).toEqual(place);
  expect({ errors, violations }).toEqual({ errors: [], violations: [] });
});

test('who reads another language never sees this one', async () => {
  const cut = await visit({ kept: { lang: 'de' }, isCut: true });
  expect(await cut.page.getByText(pitch).isVisible()).toBe(false);
  await cut.close();
  const { page, errors } = await visit({ kept: { lang: 'de' } });
  await page
    .getByRole('link', { name: 'Konto eröffnen' })
    .or(page.getByRole('link', { name: 'Anmelden' }))
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

test('a market is taken over as it stands, and its candles stay in view until the library has drawn them', async () => {
  const { page, errors, violations, foreignRequests } = await visit({ path: market, watch: watchCandles });
  await page.locator('.apexcharts-candlestick-series path').first().waitFor({ state: 'attached' });
  const seen = () => page.evaluate(() => (window as unknown as { candlesSeen: string[] }).candlesSeen);
  await expect.poll(seen).toEqual(['early', 'drawn']);
  expect({ errors, violations, foreignRequests }).toEqual({
    errors: [],
    violations: [],
    foreignRequests: [],
  });
});

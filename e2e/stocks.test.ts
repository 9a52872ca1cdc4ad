// US stocks on a server whose clock the test moves: found, starred and looked at while the exchange is open and after it
// has closed. The browser's clock is the machine's: the app goes by the server's.
// Walks: stocks, market, home.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastExchangeDay, sessionAt } from '../contracts/rules/stockSessions.ts';
import { moveClock, startMovableServer } from './support/moveClock.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import type { ProductServer } from './support/productServer.ts';

const hourMs = 3_600_000;
const startedMs = Date.now();
/** Two hours after the next opening, and an hour after trading after hours. */
const openMs = sessionAt(startedMs).opensMs + 2 * hourMs;
const { closesMs, afterClosesMs } = lastExchangeDay(openMs);
const closedMs = afterClosesMs + hourMs;

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;

const inNewYork = (timeMs: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'medium' }).format(timeMs);

beforeAll(async () => {
  browser = await joinBrowser();
  server = await startMovableServer();
});
afterAll(() => server?.stop());

async function openAt(timeMs: number, movedFromMs: number): Promise<void> {
  moveClock(server, timeMs - movedFromMs);
  // The server reads its clock anew.
  await expect
    .poll(async () => {
      const answer = (await (await fetch(`${server.url}/api/site/config`)).json()) as {
        data: { server_ms: number };
      };
      return answer.data.server_ms;
    })
    .toBeGreaterThan(timeMs - 60_000);
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
}

async function closePhone(): Promise<void> {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
}

const chart = () => page.getByRole('img', { name: /^Price chart/ });
const openTab = () => page.getByRole('tab', { name: 'US stocks' }).tap();
const row = (symbol: string) => page.locator(`main li a[href*="stock=${symbol}"]`);

test('a stock is found, starred and looked at while the exchange is open', async () => {
  await openAt(openMs, startedMs);
  await page.goto('/');
  await openTab();
  await page.getByText('Open', { exact: true }).first().waitFor();
  await page.getByText('Delayed 15 min').first().waitFor();
  await page.getByText('Simulated prices').first().waitFor();
  await page.getByRole('button', { name: 'Search US stocks' }).tap();
  await page.getByRole('searchbox', { name: 'Search US stocks' }).fill('nvid');
  await expect.poll(() => page.locator('main li a[href*="stock="]').count()).toBe(1);
  await row('NVDA').tap();
  await chart().waitFor();
  await page.getByText(/^Quoted until 11:1\d$/).waitFor();
  await page.getByText(/^Now 11:3\d$/).waitFor();
  await page.getByText('Quotes only. Stocks cannot be bought or sold here.').waitFor();
  expect(await page.getByRole('link', { name: /^(Buy|Sell)$/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Buy|Sell)/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Favourite' }).tap();
  await page.getByRole('tab', { name: '1D', exact: true }).tap();
  await chart().waitFor();
  await page.getByRole('button', { name: 'Back' }).tap();
  // The way back leads to what was found.
  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search US stocks' }).inputValue())
    .toBe('nvid');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('tab', { name: 'Favourites' }).last().tap();
  await expect.poll(() => page.locator('main li a[href*="stock="]').count()).toBe(1);
  await row('NVDA').waitFor();
  await closePhone();
});

test('after the close it has its last price, the time of it and the next opening', async () => {
  await openAt(closedMs, openMs);
  await page.goto('/');
  await openTab();
  await page.getByText(/^Market closed/).waitFor();
  await page.getByText(/^Opens .* your time \(09:30 ET\)$/).waitFor();
  await row('NVDA').tap();
  await chart().waitFor();
  await page
    .getByText(/^Closed/)
    .first()
    .waitFor();
  await page
    .getByText(`${inNewYork(closesMs)} ET`)
    .first()
    .waitFor();
  await page.getByText('Opens', { exact: true }).waitFor();
  // The last candle of a half hour begins half an hour before the close.
  const { data } = (await (
    await fetch(`${server.url}/api/usstock/kline?symbol=NVDA&period=30min&from=0&to=99999999999`)
  ).json()) as { data: { time: number }[] };
  expect(data.at(-1)!.time).toBe(closesMs - hourMs / 2);
  await closePhone();
});

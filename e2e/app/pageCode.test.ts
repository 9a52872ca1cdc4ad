// The code of a page does not come: what stands there, what leads on, and that it comes by itself later.
// Walks: home, market, spot, wallet, account.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';

/** Code and styles specific to the page, without shared chunks. */
const settingsCode = /\/assets\/Settings-[^/]+\.js$/;

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(async () => {
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
});
afterEach(() => phone.close());

const failure = () => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
const heading = () => page.getByRole('heading', { level: 1, name: 'Settings' });
const bar = () => page.getByText(/^(Offline\. Prices paused at|You are offline\.$)/).first();
const themeChoice = () => page.getByText('Dark', { exact: true });

async function openSettings(): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
}

async function markDocument(): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
}
const isSameDocument = () => page.evaluate(() => 'isSameDocument' in globalThis);

test('offline a page that was never fetched says so between its bars, and comes with the connection', async () => {
  // Prevents prefetching.
  await page.route(settingsCode, (route) => route.abort());
  await phone.withoutConnection(async () => {
    await page.goto('/');
    await markDocument();
    await page.locator('main li a[href*="/pages/trade/"]').first().waitFor();
    await phone.context.setOffline(true);
    await openSettings();
    await failure().getByText('You are offline').waitFor();
    await heading().waitFor();
    await bar().waitFor();
    await failure().getByRole('button', { name: 'Try again' }).click();
    await failure().waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await openSettings();
    await failure().waitFor();
    await page.unroute(settingsCode);
    await phone.context.setOffline(false);
    await themeChoice().waitFor();
  });
  expect(await isSameDocument()).toBe(true);
});

test('code that a release took away comes with the page anew, which a try asks for', async () => {
  await page.route(settingsCode, (route) => route.fulfill({ status: 404, body: '' }));
  await phone.withoutConnection(async () => {
    await page.goto('/');
    await markDocument();
    await openSettings();
    await failure().waitFor();
    await failure().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(isSameDocument).toBe(false);
    await failure().waitFor();
  });
});

// The code of a page fails to load: fallback content, links, and automatic retry.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { isPlain, joinServer, startJourneyServer, type JoinedServer } from '../support/productServer.ts';

const balanceCode = /\/assets\/Balance-[^/]+\.js$/;
/** Code and styles specific to the page, without shared chunks. */
const settingsCode = /\/assets\/Settings-[^/]+\.js$/;
const settingsStyles = /\/assets\/Settings-[^/]+\.css$/;

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
const bar = () => page.getByText(/^(Offline\. Prices paused at|You are offline\.$)/).first();
const themeChoice = () => page.getByText('Dark', { exact: true });

async function openSettings(): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
}

async function markDocument(): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
}
const isSameDocument = () => page.evaluate(() => 'isSameDocument' in globalThis);

test('a page that is asked for again has its styles', async () => {
  const look = () =>
    page
      .getByRole('radio', { name: 'Green up' })
      .evaluate((radio) => getComputedStyle(radio.closest('label')!).borderRadius);
  await page.goto('/pages/settings/index');
  await themeChoice().waitFor();
  const right = await look();
  expect(right).not.toBe('0px');
  await page.route(settingsStyles, (route) => route.abort());
  await phone.withoutConnection(async () => {
    await page.goto('/');
    await markDocument();
    await openSettings();
    await failure().getByText('The server could not respond').waitFor();
    await page.unroute(settingsStyles);
  });
  await failure().getByRole('button', { name: 'Try again' }).click();
  await themeChoice().waitFor();
  expect(await isSameDocument()).toBe(true);
  expect(await look()).toBe(right);
});

test('a try while the server is gone leaves the app where it is', async () => {
  const gone = await startJourneyServer();
  await phone.close();
  phone = await openPhone(browser, gone.url);
  ({ page } = phone);
  await page.route(settingsCode, (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/');
  await markDocument();
  await openSettings();
  await failure().waitFor();
  await phone.withoutConnection(async () => {
    await gone.crash();
    await failure().getByRole('button', { name: 'Try again' }).click();
    await failure().waitFor();
    expect(await isSameDocument()).toBe(true);
  });
});

test('the pages around a tab are fetched while it stands idle, so that they open without a network', async () => {
  await page.goto('/');
  const fetched = page.waitForResponse(settingsCode);
  await page.locator('main li a[href*="/pages/trade/"]').first().waitFor();
  await fetched;
  await page.waitForTimeout(3_000);
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await openSettings();
    await themeChoice().waitFor();
    await phone.context.setOffline(false);
  });
});

describe("Home's balance", () => {
  const failed = () => page.getByText('Your balance could not be loaded.');
  const balance = () => page.getByText(isPlain ? 'Total value' : 'This balance is practice money').first();

  beforeEach(async () => {
    const person = await new Person(server.url, `ada${Date.now()}@example.com`).register();
    await phone.keep(await person.kept());
  });

  test('comes by itself after an offline spell in which its code did not', async () => {
    await page.route(balanceCode, (route) => route.abort());
    await phone.withoutConnection(async () => {
      await page.goto('/');
      await failed().waitFor();
      await markDocument();
      await phone.context.setOffline(true);
      await bar().waitFor();
      await page.unroute(balanceCode);
      await phone.context.setOffline(false);
      await balance().waitFor();
    });
    expect(await failed().count()).toBe(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('whose code hangs says so after 120 seconds, and comes with the page anew by a tap', async () => {
    await page.clock.install();
    let isHeld = true;
    await page.route(balanceCode, (route) => (isHeld ? undefined : route.continue()));
    await page.goto('/');
    // The hydrated page, not the server's HTML; pending requests are answered before the clock advances.
    await page.locator('html:not([data-shell]) main li a[href*="/pages/trade/"]').first().waitFor();
    await page.waitForTimeout(1_500);
    await page.clock.fastForward(60_000);
    expect(await failed().count()).toBe(0);
    await page.clock.fastForward(60_000);
    await failed().waitFor();
    isHeld = false;
    // Scoped to `main`: two minutes without the feed may have shown the offline bar, which has its own retry button.
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await balance().waitFor();
  });
});

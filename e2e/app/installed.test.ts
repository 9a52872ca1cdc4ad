// The app on a phone's home screen: Chromium finds it installable, and a new build is offered without losing a form.
// Walks: home, spot.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';
import { Ticket } from '../support/walks/walk.ts';

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

test('Chromium can install the app and reads its manifest without an error', async () => {
  await page.goto('/');
  const chromium = await page.context().newCDPSession(page);
  expect(await chromium.send('Page.getAppManifest')).toMatchObject({
    url: `${server.url}/manifest.webmanifest`,
    errors: [],
  });
  expect(await chromium.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
});

test('a tab of an old build offers the new one, and a form is as it was after the reload', async () => {
  const person = await new Person(server.url, 'installed@example.com').register();
  await phone.keep(await person.kept());
  await page.goto('/pages/trade/index?symbol=BTC/USDT');
  const { quantity } = new Ticket(page);
  await quantity.fill('0.25');
  await page.route('**/index.html', async (route) => {
    const body = (await (await route.fetch()).text()).replace(
      /\/assets\/index-[^"]+\.js/,
      '/assets/index-next.js',
    );
    await route.fulfill({ body, contentType: 'text/html' });
  });
  // As if a chunk of the old build had gone, once the code that listens is there.
  const offer = page.getByText(/A new version is ready/);
  await expect
    .poll(async () => {
      await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')));
      return offer.isVisible();
    })
    .toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload now' }).tap()]);
  await expect.poll(() => quantity.inputValue()).toBe('0.25');
});

// Without a network a reload shows the app, and with one nothing that was kept before.
// Walks: home, spot.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let people = 0;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});

const unreached = () => page.getByRole('heading', { name: 'Meridian cannot reach its server' });
const keptPaths = () =>
  page.evaluate(async () => {
    const requests = await (await caches.open('app')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

beforeEach(async () => {
  people += 1;
  phone = await openPhone(browser, server.url, { serviceWorkers: 'allow' });
  ({ page } = phone);
  const person = await new Person(server.url, `ola-${people}@example.com`).register();
  await phone.keep(await person.kept());
  await page.goto('/pages/trade/index?symbol=BTC/USDT');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  // The page is kept after all of its files.
  await expect.poll(keptPaths).toContain('/index.html');
});
afterEach(() => phone.close());

test('a start without a network says that the server cannot be reached and shows no figure, and the page comes by itself with the network', async () => {
  const title = unreached();
  const ticket = page.getByRole('textbox', { name: /Price/ });
  await ticket.waitFor();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await page.reload();
    await title.waitFor();
    expect(await ticket.count()).toBe(0);
    expect(await page.getByRole('main').textContent()).not.toMatch(/USDT|BTC|0\.00/);
    await page.getByRole('button', { name: 'Try again' }).first().tap();
    await page.getByText(/Next try in/).waitFor();
    await page.getByRole('link', { name: /Language and theme/ }).tap();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goBack();
    await title.waitFor();
    await page.goto('/');
    await title.waitFor();
    await page.goBack();
    await title.waitFor();
    await phone.context.setOffline(false);
    await ticket.waitFor();
  });
  expect(
    (await keptPaths()).filter((path) => !/^\/(assets\/|index\.html$|theme\.js$|favicon\.svg$)/.test(path)),
  ).toEqual([]);
  expect(phone.violations).toEqual([]);
});

test('a reload without a network after entering through Home, whose styles are in the page, has its styles', async () => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const place = async () => [
    await tabs.boundingBox(),
    await tabs.evaluate((element) => getComputedStyle(element).backgroundColor),
  ];
  // As a first-time visitor.
  await page.evaluate(async () => {
    await caches.delete('app');
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.goto('/');
  await tabs.waitFor();
  await expect.poll(keptPaths).toContain('/index.html');
  const styled = await place();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await page.reload();
    await unreached().waitFor();
    expect(await place()).toEqual(styled);
    await page.getByRole('link', { name: /Language and theme/ }).tap();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await phone.context.setOffline(false);
  });
});

test('with a network a page is the one of now, whatever was kept, and what was kept of another build goes', async () => {
  await page.evaluate(async () => {
    const cache = await caches.open('app');
    await cache.put('/index.html', new Response('<p>An old build</p>'));
    await cache.put('/assets/old-00000000.js', new Response(''));
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await expect.poll(keptPaths).not.toContain('/assets/old-00000000.js');
  await expect.poll(keptPaths).toContain('/index.html');
  expect(await page.evaluate(async () => (await caches.match('/index.html'))?.text())).not.toContain(
    'old build',
  );
});

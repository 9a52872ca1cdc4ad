// The browser's way back closes what lies over a page first, and leaves no step behind.
// Walks: home, market, spot, wallet, account, session, help, verification, bank, deposit, lever.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeStepByStep, openDialogs, standsAtPage } from '../support/dialogSteps.ts';
import { dialogs } from '../support/dialogs.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { isPlain, joinServer, type JoinedServer } from '../support/productServer.ts';

/** The starting page of each walk. */
const languagePath = '/pages/settings/language/language';

let server: JoinedServer;
let browser: Browser;
let person: Person;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  person = await new Person(server.url, 'ada@example.com').register();
  const target_price = await person.percentOfMarket(95);
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
  await person.call('POST', 'coin/trade', { ...order, target_price });
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(async () => {
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  const kept = await person.kept();
  await phone.keep(kept);
  await page.goto(languagePath);
});
afterEach(() => phone.close());

const openOnes = () => openDialogs(page);
const address = () => page.url().slice(server.url.length);
const isAtPage = () => standsAtPage(page);

/** One dialog of each kind: selection, confirmation, reading, filter, and one on a prerendered page. */
const tried = [
  'where prices come from',
  'the kind of an order',
  'the log-out',
  'a record',
  'the coins of records',
];

test.each(dialogs.filter(({ name }) => tried.includes(name)))(
  'close, one step back each, and forward opens none: $name [rule:session.back.home]',
  async (dialog) => {
    await closeStepByStep(page, server.url, dialog);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  },
);

describe('a sheet', () => {
  const records = '/pages/assets/record';
  const record = () => page.locator('main li button').first();

  test('that gives way to another closes in one step, and what it narrowed stays so', async () => {
    await page.goto(records);
    await record().waitFor();
    await page.getByRole('group', { name: 'Filters' }).getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: /^USDT/ }).click();
    await expect.poll(() => openOnes().count()).toBe(0);
    await expect.poll(isAtPage).toBe(true);
    expect(address()).toBe(`${records}?coin=USDT${isPlain ? '&account=change' : ''}`);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });

  test('that leads to another page is not met on the way back, and the page is where it was', async () => {
    await page.goto('/pages/assets/index');
    await page.locator('[role=tabpanel] li').first().waitFor();
    await page.evaluate(() => globalThis.scrollTo(0, 50));
    const y = await page.evaluate(() => globalThis.scrollY);
    await page.getByRole('button', { name: 'Find a coin' }).click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect.poll(address).not.toBe('/pages/assets/index');
    await expect.poll(isAtPage).toBe(true);
    await page.goBack();
    await expect.poll(address).toBe('/pages/assets/index');
    expect(await openOnes().count()).toBe(0);
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(y);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });

  test('that is open when the session ends gives way to login, which leads back to its page', async () => {
    await page.goto(records);
    await record().click();
    await expect.poll(isAtPage).toBe(false);
    await page.route('**/api/**', (route) =>
      route.fulfill({ json: { type: '999', code: 0, message: 'Please log in to continue', data: null } }),
    );
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pages/user/login/login');
    await expect.poll(isAtPage).toBe(true);
    expect(new URL(page.url()).searchParams.get('backpage')).toBe(records);
    expect(await openOnes().count()).toBe(0);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });
});

test('the app leads back to Home where there is no page before, and a document has the product as its title', async () => {
  const fresh = await phone.context.newPage();
  await fresh.goto('/pages/settings/index');
  await fresh.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => new URL(fresh.url()).pathname).toBe('/');
  expect(await fresh.title()).toBe('Meridian');
});

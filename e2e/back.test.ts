// The browser's way back closes what lies over a page first, and leaves no step behind.
// Walks: home, market, spot, wallet, account, session, help, verification, bank, deposit, lever.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { answersPresses, dialogs, type OpenedDialog } from './support/dialogs.ts';
import { claimUnsent } from './support/claimWalks.ts';
import { sendTestCoins } from './support/depositWalks.ts';
import { launchBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { isFamily, startProductServer, type ProductServer } from './support/productServer.ts';

/** The page before each. */
const languagePath = '/pages/settings/language/language';

let server: ProductServer;
let browser: Browser;
let person: Person;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await startProductServer();
  browser = await launchBrowser();
  person = await new Person(server.url, 'ada@example.com').register();
  const target_price = await person.percentOfMarket(95);
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
  await person.call('POST', 'coin/trade', { ...order, target_price });
  await person.call('POST', 'user/cash_save', bankForm);
  await person.logInElsewhere();
  if (!isFamily) await sendTestCoins(person);
});
afterAll(async () => {
  await browser?.close();
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

const openOnes = () => page.locator('dialog[open]');
const address = () => page.url().slice(server.url.length);
/** The history stands at the entry of a page. */
const isAtPage = () => page.evaluate(() => !('dialogs' in ((history.state as object | null) ?? {})));

async function show({ presses, settled }: OpenedDialog): Promise<void> {
  if (settled) await page.getByText(settled).waitFor();
  // Asked from outside: the page's own policy evaluates no text.
  await expect.poll(() => page.evaluate(answersPresses)).toBe(true);
  for (const press of presses) await page.locator(`xpath=${press}`).first().click();
  await expect.poll(() => openOnes().count()).toBe(1);
  await expect.poll(isAtPage).toBe(false);
}

test.each(dialogs)('close, one step back each, and forward opens none: $name', async (dialog) => {
  await page.goto(dialog.path);
  await show(dialog);
  const shown = address();
  await page.goBack();
  await expect.poll(() => openOnes().count()).toBe(0);
  expect(address()).toBe(shown);
  await page.goForward();
  await expect.poll(isAtPage).toBe(true);
  expect([await openOnes().count(), address()]).toEqual([0, shown]);
  await show({ ...dialog, presses: dialog.presses.slice(-1) });
  await page.keyboard.press('Escape');
  await expect.poll(() => openOnes().count()).toBe(0);
  await expect.poll(isAtPage).toBe(true);
  await page.goBack();
  await expect.poll(address).toBe(languagePath);
});

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
    expect(address()).toBe(`${records}?coin=USDT${isFamily ? '&account=change' : ''}`);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });

  test.skipIf(isFamily)('that takes back a claim leads back to the claim, and then to its page', async () => {
    await claimUnsent(person);
    const deposits = `${records}?tab=deposits`;
    await page.goto(deposits);
    await page.locator('main li button', { hasText: '75.00' }).click();
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' });
    await cancel.click();
    await page.getByText('Cancel this deposit?').waitFor();
    await page.goBack();
    await page.getByText('Cancel this deposit?').waitFor({ state: 'detached' });
    await cancel.waitFor();
    await page.goBack();
    await expect.poll(() => openOnes().count()).toBe(0);
    expect(address()).toBe(deposits);
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

  test('that was open while the page was loaded anew is gone, with its step', async () => {
    await page.goto(records);
    await record().click();
    await expect.poll(isAtPage).toBe(false);
    await page.reload();
    await record().waitFor();
    await expect.poll(isAtPage).toBe(true);
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

  test('is not left without its page by a second press of Escape, nor by quick steps back', async () => {
    await page.goto('/pages/settings/index');
    const row = page.locator('xpath=//main//button[contains(., "Log out")]');
    await row.click();
    await expect.poll(isAtPage).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => openOnes().count()).toBe(0);
    await row.click();
    await expect.poll(isAtPage).toBe(false);
    await page.keyboard.press('Escape');
    await row.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => openOnes().count()).toBe(0);
    await expect.poll(isAtPage).toBe(true);
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

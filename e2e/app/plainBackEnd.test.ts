// A plain back end behind the app: no extension, envelopes of the old kind, numbers for decimals. What
// cannot work there stands in docs/compatible-back-ends.md; `npm run proofs -- "plain back end"` walks the other journeys before one.
// Walks: help, session, spot, wallet.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownUrlOf, startPlainBackEnd, type PlainBackEnd } from '../support/plainBackEnd.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { startJourneyServer, type ProductServer } from '../support/productServer.ts';
import { stepByStep } from '../support/stepByStep.ts';
import { trade } from '../support/trade.ts';
import { openOrders, ordersTab, registerOnScreen, Ticket, passUntil } from '../support/walks/walk.ts';

let server: ProductServer;
let family: PlainBackEnd;
let browser: Browser;
let phone: Phone;
let page: Page;
let ticket: Ticket;
let person: Person;

beforeAll(async () => {
  server = await startJourneyServer();
  family = await startPlainBackEnd(ownUrlOf(server.url));
  browser = await joinBrowser();
  phone = await openPhone(browser, family.url);
  ({ page } = phone);
  await page.clock.install();
  ticket = new Ticket(page);
  person = new Person(family.url, 'fay@example.com');
});
stepByStep(() => page.screenshot({ path: 'dist/reports/family-stuck.png', fullPage: true }));
afterAll(async () => {
  await phone?.close();
  await family?.close();
  await server?.stop();
});

/** Orders of others. */
let others = 0;

/** In the server's database. */
function ordersPlaced(): number {
  const database = new DatabaseSync(join(server.dataDir, 'meridian.db'), { readOnly: true });
  const row = database
    .prepare("select count(*) as count from spot_order where owner not like 'house:%'")
    .get();
  database.close();
  return Number(row?.['count']) - others;
}

const notice = () => page.getByRole('status').filter({ hasText: /received|went through|like yours/ });

test('a person registers, is logged in and sees prices and book move, and no notice of a sandbox', async () => {
  await page.goto('/pages/user/login/register');
  await registerOnScreen(page, person);
  await page.getByRole('list', { name: 'Spot pairs' }).waitFor();
  await page.goto('/pages/trade/index');
  await ticket.submit.waitFor();
  person.token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const shown = () => page.getByRole('main').innerText();
  const first = await shown();
  await trade(server.url);
  await expect.poll(shown).not.toBe(first);
  others = ordersPlaced();
  await expect.poll(() => page.getByText('10,000.00').count()).toBeGreaterThan(0);
  expect(await page.getByText(/[Ss]andbox|[Ss]imulated|practice/).count()).toBe(0);
});

test('a limit order waits in the list, and is cancelled', async () => {
  await ticket.fillLimit(await person.percentOfMarket(97), '0.01');
  await ticket.submit.click();
  await page.getByText('Order placed').waitFor();
  await expect.poll(() => openOrders(page).count()).toBe(1);
  await openOrders(page).first().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect.poll(() => openOrders(page).count()).toBe(0);
  expect((await person.orders({ status: '3' })).length).toBe(1);
});

test('an order whose answer is lost is found by what it asked for, and no tap sends it again', async () => {
  await page.route('**/api/coin/trade', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ticket.fillLimit(await person.percentOfMarket(96), '0.02');
  await phone.withoutConnection(async () => {
    await ticket.submit.dblclick();
    await notice().getByText('We found an order like yours').waitFor();
  });
  await ticket.submit.dispatchEvent('click');
  const text = await notice().innerText();
  expect(text).toContain('We can’t tell whether it is the one you sent.');
  expect(text).not.toMatch(/can’t place it twice|has not been received/);
  expect(text).toMatch(/0\.02/);
  await page.screenshot({ path: 'dist/reports/family-alike.png', fullPage: true });
  await page.reload();
  await notice().getByText('We found an order like yours').waitFor();
  await notice().getByRole('button', { name: 'Yes, it went through' }).click();
  await notice().waitFor({ state: 'detached' });
  expect(await ticket.quantity.inputValue()).toBe('');
  expect(ordersPlaced()).toBe(2);
});

test('one that never came is not said to be lost, and is sent again only by who accepts that it may double', async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  let isDown = true;
  await page.route('**/api/coin/trade', (route) => (isDown ? route.abort() : route.continue()));
  await ticket.fillLimit(await person.percentOfMarket(98), '0.03');
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await notice().getByText('We’re checking').waitFor();
    expect(await notice().getByRole('button').count()).toBe(0);
    await passUntil(page, notice().getByText('We cannot know whether it went through'));
  });
  expect(await notice().innerText()).not.toMatch(/can’t place it twice|has not been received/);
  await page.screenshot({ path: 'dist/reports/family-unknowable.png', fullPage: true });
  isDown = false;
  await notice().getByRole('button', { name: 'Send again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send it again?' });
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(ordersPlaced()).toBe(2);
  await notice().getByRole('button', { name: 'Send again' }).click();
  await sheet.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Order placed').waitFor();
  expect([ordersPlaced(), await ticket.quantity.inputValue()]).toEqual([3, '']);
});

test('a market order is a limit order at the worst price, and its fill stands in the history', async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await ticket.choose('Market order');
  await ticket.quantity.fill('0.01');
  await expect.poll(() => ticket.submit.isEnabled()).toBe(true);
  await ticket.submit.click();
  await page.getByText(/Order placed: buy 0\.01/).waitFor();
  await ordersTab(page, 'History').click();
  const history = page.getByRole('list', { name: 'Order history' }).getByRole('listitem');
  await expect.poll(() => history.first().innerText()).toContain('Filled');
  expect(ordersPlaced()).toBe(4);
});

test('a transfer whose answer is lost is found, and moves once', async () => {
  await page.goto('/pages/assets/transfer/index?to=lever');
  await page.route('**/api/wallet/change', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('300');
  await phone.withoutConnection(async () => {
    await page.locator('button[type=submit]').click();
    await notice().getByText('We found a transfer like yours.').waitFor();
  });
  expect(await notice().innerText()).not.toMatch(/can’t move it twice|has not been received/);
  await page.screenshot({ path: 'dist/reports/family-transfer.png', fullPage: true });
  await notice().getByRole('button', { name: 'Yes, it went through' }).click();
  await page.getByRole('dialog', { name: 'Transferred' }).getByText('300.00').first().waitFor();
  expect((await person.call<{ total: number }>('GET', 'wallet/hzhistory')).total).toBe(1);
});

test('the page of notices says that the account has none here, and nothing is tried again', async () => {
  await page.goto('/pages/notice/index');
  await page.getByText('Account notices are not available here').waitFor();
  expect(await page.getByText(/Try again|could not|appear here/).count()).toBe(0);
  await page.screenshot({ path: 'dist/reports/family-notices.png', fullPage: true });
});

test('met no error but for the calls that are not there, and nothing that the content policy refused', () => {
  expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
});

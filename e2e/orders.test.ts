// More orders than one page has: each can be reached, and each open one cancelled.
// Walks: spot, home, session, wallet.
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { freshEmail, Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';
import { mainTab, openOrders, ordersTab, Ticket } from './support/walks/walk.ts';

const ordersMade = 130;

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let person: Person;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  person = await new Person(server.url, 'olga@example.com').register();
  const pair = { legal_id: '3', currency_id: '1', type: '1' };
  // Only the oldest order is completed.
  const bought = { ...pair, amount: '0.001', order_kind: 'market' };
  await person.call('POST', 'coin/trade', { ...bought, target_price: await person.percentOfMarket(105) });
  const target_price = await person.percentOfMarket(91);
  const waiting = { ...pair, amount: '0.0003', target_price };
  for (let count = 0; count < ordersMade; count += 1) await person.call('POST', 'coin/trade', waiting);
  phone = await openPhone(browser, server.url);
  await phone.keep(await person.kept());
  await phone.page.goto('/pages/trade/index');
});
afterAll(async () => {
  await phone?.close();
  await server?.stop();
});

test('the tab says that there are more than it has loaded, and all come while one scrolls', async () => {
  const { page } = phone;
  const tab = ordersTab(page, 'Open orders');
  await expect.poll(() => tab.innerText()).toMatch(/\d\+/);
  await expect
    .poll(async () => {
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 3000);
      return tab.innerText();
    })
    .toMatch(new RegExp(`\\D${ordersMade}$`));
});

test('the oldest open order of many is cancelled', async () => {
  const { page } = phone;
  const rows = openOrders(page);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000);
      return rows.last().getAttribute('aria-posinset');
    })
    .toBe(String(ordersMade));
  await rows.last().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Order cancelled').waitFor();
  await expect
    .poll(async () => (await person.orders({ status: '1', limit: '100', page: '2' })).length)
    .toBe(29);
});

test('a completed order is in the history, however many open ones are newer', async () => {
  const { page } = phone;
  await page.reload();
  await ordersTab(page, 'History').click();
  const history = page.getByRole('list', { name: 'Order history' });
  await history.getByText('Filled').waitFor();
  await history.getByText('Cancelled').waitFor();
  expect(await page.getByText('No filled or cancelled orders yet.').count()).toBe(0);
});

test('all open orders of the pair are cancelled at once, with their count', async () => {
  const { page } = phone;
  await page.goto('/pages/trade/index');
  await expect
    .poll(async () => {
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 3000);
      return page.getByRole('button', { name: /^Cancel all/ }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: `Cancel all ${ordersMade - 1} BTC/USDT orders` }).click();
  const sheet = page.getByRole('dialog', { name: `Cancel ${ordersMade - 1} orders?` });
  await sheet.getByRole('button', { name: 'Cancel all' }).dblclick();
  await page.getByText(`${ordersMade - 1} orders cancelled`).waitFor();
  await page.getByText('No open orders').waitFor();
  expect(await person.orders({ status: '1' })).toEqual([]);
  expect(phone.errors).toEqual([]);
});

test('a stranger has an order accepted after 10 taps and 37 keys at most', async () => {
  const { page, close } = await openPhone(browser, server.url);
  let [taps, keys] = [0, 0];
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.tap();
  };
  const type = async (text: string): Promise<void> => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  await page.goto('/');
  await tap(mainTab(page, 'Spot'));
  await tap(page.getByRole('link', { name: 'Create account' }));
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await tap(page.getByRole('textbox', { name: 'Email' }));
  await type(freshEmail('sam@example.com'));
  await tap(page.getByRole('button', { name: 'Send code' }));
  await tap(page.getByRole('button', { name: 'Use this code' }));
  await type('kq7vzm');
  await tap(page.getByRole('textbox', { name: 'Confirm password' }));
  await type('kq7vzm');
  await tap(page.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: 'Create account' }));
  const ticket = new Ticket(page);
  await tap(ticket.quantity);
  await type('0.01');
  await tap(ticket.submit);
  await page.getByText(/^Order (placed|filled)/).waitFor();
  expect(taps).toBeLessThanOrEqual(10);
  expect(keys).toBeLessThanOrEqual(37);
  await close();
});

// A completed order and its fills.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';
import { ordersTab } from './support/walks/walk.ts';

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let person: Person;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  person = await new Person(server.url, 'olga@example.com').register();
  const pair = { legal_id: '3', currency_id: '1', type: '1' };
  const bought = { ...pair, amount: '0.001', order_kind: 'market' };
  await person.call('POST', 'coin/trade', { ...bought, target_price: await person.percentOfMarket(105) });
  phone = await openPhone(browser, server.url);
  await phone.keep(await person.kept());
  await phone.page.goto('/pages/trade/index');
});
afterAll(async () => {
  await phone?.close();
  await server?.stop();
});

test('a completed order opens to its parts and their fees; back closes it, and a link leads to its records', async () => {
  const { page } = phone;
  await ordersTab(page, 'History').click();
  const [order] = await person.orders({ status: '2' });
  const fills = await person.call<{ fee_amount: string }[]>('GET', `coin/fills?order_id=${order!.id}`);
  const filled = page.getByRole('list', { name: 'Order history' }).getByRole('listitem');
  const open = () => filled.filter({ hasText: 'Filled' }).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Order' });
  await open();
  await sheet.getByText('Market order').waitFor();
  await expect.poll(() => sheet.getByText(/^Fee \d/).count()).toBe(fills.length);
  const text = await sheet.innerText();
  for (const { fee_amount } of fills) expect(text).toContain(fee_amount);
  expect(text).toMatch(/Taker/);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await open();
  await sheet.getByRole('link', { name: 'Show in asset records' }).click();
  await page.getByRole('heading', { name: 'Asset records' }).waitFor();
  await page.getByRole('main').getByText('Bought BTC').first().waitFor();
});

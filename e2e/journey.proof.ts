// The server is killed with an open order: nothing is lost, and the page reconnects.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { openOrders, Ticket } from './support/walks/walk.ts';

let server: ProductServer;
let phone: Phone;
let person: Person;

beforeAll(async () => {
  server = await startProductServer();
  person = await new Person(server.url, 'ada@example.com').register();
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
  await person.call('POST', 'coin/trade', { ...order, target_price: await person.percentOfMarket(97) });
  phone = await openPhone(await joinBrowser(), server.url);
  await phone.keep(await person.kept());
  await phone.page.goto('/pages/trade/index');
  await openOrders(phone.page).first().waitFor();
});
afterAll(() => server?.stop());

test('session, order and balances are found again after the server was killed and started', async () => {
  const { page } = phone;
  const ticket = new Ticket(page);
  const before = {
    orders: await person.orders(),
    usdt: await person.balance('USDT'),
    btc: await person.balance('BTC'),
  };
  await phone.withoutConnection(async () => {
    await server.crash();
    await page.getByText(/^Offline\. Prices paused at/).waitFor({ timeout: 40_000 });
    expect(await ticket.submit.isDisabled()).toBe(true);
    await server.restart();
    // No reload: the page reconnects by itself.
    await page.getByText(/^Offline\. Prices paused at/).waitFor({ state: 'detached', timeout: 60_000 });
  });
  expect({
    orders: await person.orders(),
    usdt: await person.balance('USDT'),
    btc: await person.balance('BTC'),
  }).toEqual(before);
  expect(await openOrders(page).count()).toBe(1);
  const header = () => page.getByRole('main').innerText();
  const shown = await header();
  await expect.poll(header, { timeout: 10_000 }).not.toBe(shown);
  await page.reload();
  await expect.poll(() => openOrders(page).count()).toBe(1);
});

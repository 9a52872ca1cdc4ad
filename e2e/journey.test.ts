// From nothing to a filled order: one person, one phone, the real server and its moving market.
// Walks: session, spot, wallet, home, account.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { isPlain, startProductServer, type ProductServer } from './support/productServer.ts';
import { stepByStep } from './support/stepByStep.ts';
import { mainTab, openOrders, ordersTab, registerOnScreen, Ticket } from './support/walks/walk.ts';

const quantity = '0.01';

describe('a person on a phone', () => {
  let server: ProductServer;
  let browser: Browser;
  let phone: Phone;
  let page: Page;
  let ticket: Ticket;
  /** The same user through the API, to compare the server's data with the screen. */
  let person: Person;

  beforeAll(async () => {
    server = await startProductServer();
    browser = await joinBrowser();
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
    ticket = new Ticket(page);
    person = new Person(server.url, 'ada@example.com');
  });
  stepByStep(() => page.screenshot({ path: 'dist/reports/journey-stuck.png' }));
  afterAll(async () => {
    await server?.stop();
  });

  const marketList = () => page.getByRole('list', { name: 'Spot pairs' });

  test('sees live, simulated prices before there is an account', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create account' }).waitFor();
    await expect.poll(() => marketList().getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
    // A plain back end does not name the source of its prices.
    expect(await page.getByText('Simulated prices').first().isVisible()).toBe(!isPlain);
    const first = await marketList().innerText();
    expect(first).toMatch(/\d\.\d/);
    await expect.poll(() => marketList().innerText(), { timeout: 10_000 }).not.toBe(first);
  });

  test('is sent to login by Spot, which says where they come back to', async () => {
    await mainTab(page, 'Spot').click();
    await page.waitForURL('**/pages/user/login/login?*');
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ backpage: '/pages/trade/index', backtype: '2' });
  });

  test('registers with the code that the sandbox shows', async () => {
    await page.getByRole('link', { name: 'Create account' }).click();
    await registerOnScreen(page, person);
  });

  test('is logged in and stands on Spot again', async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(person.password);
    await page.waitForURL('**/pages/trade/index*');
    await ticket.submit.waitFor();
    // The API calls below use the phone's own session.
    person.token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await person.balance('USDT')).toEqual({ free: '10000', held: '0' });
  });

  test('places a limit order below the market, which waits and holds its money', async () => {
    await ticket.fillLimit(await person.percentOfMarket(97), quantity);
    await ticket.submit.click();
    await page.getByText('Order placed').waitFor();
    await expect.poll(() => openOrders(page).count()).toBe(1);
    expect(await openOrders(page).innerText()).toContain('Open');
    expect((await person.balance('USDT')).held).not.toBe('0');
    await ordersTab(page, 'Balances').click();
    await page.getByText(/USDT, .* in orders/).waitFor();
    await ordersTab(page, 'Open orders').click();
  });

  test('buys at the market: filled at once, the fee taken from the coin received', async () => {
    const before = await person.balance('BTC');
    await ticket.choose('Market order');
    await ticket.quantity.fill(quantity);
    await expect.poll(() => ticket.submit.isEnabled()).toBe(true);
    await ticket.submit.click();
    await page.getByText(isPlain ? 'Order placed' : 'Order filled').waitFor();
    const [order] = await person.orders({ status: '2' });
    const kind = isPlain ? 'limit' : 'market';
    expect(order).toMatchObject({ order_kind: kind, filled_amount: '0.01', fee_currency: 'BTC' });
    expect(order!.fee_amount).toBe('0.00001');
    expect(before.free).toBe('0.1');
    expect((await person.balance('BTC')).free).toBe('0.10999');
    await ordersTab(page, 'History').click();
    const history = page.getByRole('list', { name: 'Order history' }).getByRole('listitem');
    await expect.poll(() => history.count()).toBe(1);
    const row = await history.innerText();
    expect(row).toContain('Filled');
    expect(row).toMatch(isPlain ? /Fee\s*—/ : /Fee\s*0\.00001\sBTC/);
  });

  test('sees the coin and what the open order holds under Assets', async () => {
    await mainTab(page, 'Assets').click();
    const coins = page.getByRole('list', { name: 'Your coins' });
    await expect.poll(() => coins.innerText()).toContain('0.10999');
    await page.getByRole('tab', { name: 'Frozen' }).click();
    const held = (await person.balance('USDT')).held.replace(/^(\d+\.\d\d)\d*$/, '$1');
    const shown = () => page.getByRole('tabpanel').innerText();
    await expect.poll(async () => (await shown()).replaceAll(',', '')).toContain(held);
  });

  test('taps twice and has one order', async () => {
    await mainTab(page, 'Spot').click();
    const before = (await person.orders()).length;
    const open = (await person.orders({ status: '1' })).length;
    await ticket.fillLimit(await person.percentOfMarket(96), quantity);
    // The toast disappears automatically, on a busy machine possibly before the list is checked.
    await Promise.all([page.getByText('Order placed').waitFor(), ticket.submit.dblclick()]);
    await expect.poll(() => openOrders(page).count()).toBe(open + 1);
    expect((await person.orders()).length).toBe(before + 1);
  });

  test('cancels through the sheet, and the money is free again', async () => {
    // If an earlier step was retried, one more order exists.
    const open = (await person.orders({ status: '1' })).length;
    expect(open).toBeGreaterThanOrEqual(2);
    for (let left = open - 1; left >= 0; left -= 1) {
      await openOrders(page).first().getByRole('button', { name: 'Cancel' }).click();
      const sheet = page.getByRole('dialog');
      expect(await sheet.innerText()).toMatch(/BTC\/USDT[^]*Becomes available/);
      await sheet.getByRole('button', { name: 'Cancel order' }).click();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => openOrders(page).count()).toBe(left);
    }
    expect((await person.balance('USDT')).held).toBe('0');
    expect((await person.orders({ status: '3' })).length).toBe(open);
  });

  test('logs out, and guarded pages ask for a login again', async () => {
    await page.goto('/pages/settings/index');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Create account' }).waitFor();
    await mainTab(page, 'Assets').click();
    await page.waitForURL('**/pages/user/login/login?*');
    // A plain back end cannot be notified.
    if (!isPlain) await expect(person.orders()).rejects.toThrow('999');
  });

  test('met no error, nothing that the content policy refused and no other host', () => {
    expect(phone.violations).toEqual([]);
    expect(phone.foreignRequests).toEqual([]);
    expect(phone.errors).toEqual([]);
  });
});

// An answer that cannot be read says nothing about the order that it was to: whatever stands between app and server
// makes of it, and however often a person taps or reloads, one order is placed.
// Walks: spot.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIResponse, Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { startJourneyServer, type ProductServer } from '../support/productServer.ts';
import { Ticket } from '../support/walks/walk.ts';

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let ticket: Ticket;
let price: string;
let quantity = 0;

beforeAll(async () => {
  server = await startJourneyServer();
  browser = await joinBrowser();
  const person = await new Person(server.url, 'una@example.com').register();
  price = await person.percentOfMarket(96);
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  ticket = new Ticket(page);
  await phone.keep(await person.kept());
  await page.clock.install();
  await page.goto('/pages/trade/index');
});
afterAll(async () => {
  await phone?.close();
  await server?.stop();
});

/** Fault in the answer to an order that the server has executed. */
type Fault = (route: Route, answer: APIResponse) => Promise<void>;

const faults: Record<string, Fault> = {
  'a 200 that is cut': async (route, answer) => {
    await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 60) });
  },
  'a 200 without a body': (route, answer) => route.fulfill({ response: answer, body: '' }),
  'a 200 that is the page of a network': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><h1>Welcome</h1></html>' }),
  'a 504 after it was carried out': (route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Time-out</h1>' }),
  'a refusal without a word': (route) => route.fulfill({ json: { type: 'error' } }),
  'a 404 in an envelope of no reason': (route) =>
    route.fulfill({ status: 404, json: { type: 'error', message: 'Not found' } }),
  'a 429 of something between': (route) =>
    route.fulfill({ status: 429, json: { type: 'error', message: '' } }),
  'a 200 of another thing': (route, answer) =>
    route.fulfill({
      response: answer,
      json: { type: 'ok', code: 1, message: 'OK', data: { of: 'another' } },
    }),
  'a connection that is reset after it was carried out': (route) => route.abort('connectionreset'),
  'no answer for 61 seconds': async () => {
    await page.clock.fastForward(61_000);
  },
};

const orderCalls = '**/api/coin/trade';
const lookUps = /\/api\/coin\/list\?.*client_order_id/;

/** Orders of this quantity in the server's database. */
function placed(): number {
  const database = new DatabaseSync(join(server.dataDir, 'meridian.db'), { readOnly: true });
  // Eight decimals of the base coin.
  const units = quantity * 1000;
  const row = database.prepare('select count(*) as count from spot_order where quantity = ?').get(units);
  database.close();
  return Number(row?.['count']);
}

/**
 * The next order, with a unique quantity, is executed and its answer gets the fault; later orders are answered
 * normally.
 */
async function fillWithFault(fault: Fault): Promise<string[]> {
  quantity += 30;
  const ids: string[] = [];
  // Ignores pending requests of the previous order.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(orderCalls, async (route) => {
    ids.push(new URLSearchParams(route.request().postData() ?? '').get('client_order_id') ?? '');
    const answer = await route.fetch();
    if (ids.length === 1) await fault(route, answer);
    else await route.fulfill({ response: answer });
  });
  // The outcome stays unknown until the user acts.
  await page.route(lookUps, (route) => route.abort());
  await ticket.fillLimit(price, (quantity / 100_000).toFixed(5));
  return ids;
}

const checking = () => page.getByText('We’re checking whether your order was received');
/** Shown above the button, as for an order that was answered. */
const isPlaced = () => ticket.form.getByText('Order placed').waitFor();

/** One fault of each kind; FULL=1 tries all. */
const tried =
  process.env['FULL'] === '1'
    ? Object.keys(faults)
    : ['a 200 that is cut', 'a 504 after it was carried out', 'no answer for 61 seconds'];

test.each(tried)('%s: taps upon taps place one order', async (name) => {
  const ids = await fillWithFault(faults[name]!);
  await phone.withoutConnection(async () => {
    await ticket.submit.dblclick();
    await checking().waitFor();
    // A user without a response taps again wherever a button is available.
    await ticket.submit.dispatchEvent('click');
    await page.getByRole('button', { name: 'Send again' }).dblclick();
    await isPlaced();
  });
  await checking().waitFor({ state: 'detached' });
  expect([new Set(ids).size, placed()]).toEqual([1, 1]);
});

test.each(tried)('%s: the order is found after a reload in the middle', async (name) => {
  const ids = await fillWithFault(faults[name]!);
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await checking().waitFor();
    await page.reload();
    await checking().waitFor();
    await ticket.submit.dispatchEvent('click');
    await page.unroute(lookUps);
    await page.clock.fastForward(3_000);
    await isPlaced();
  });
  await checking().waitFor({ state: 'detached' });
  expect([ids.length, placed()]).toEqual([1, 1]);
});

const cancelCalls = '**/api/coin/trade/cancel*';
const statusLooks = /\/api\/coin\/list\?.*limit=100/;

/** Open orders in the server's database. */
function openOrders(): number {
  const database = new DatabaseSync(join(server.dataDir, 'meridian.db'), { readOnly: true });
  const row = database.prepare('select count(*) as count from spot_order where status = 1').get();
  database.close();
  return Number(row?.['count']);
}

/** The next cancellation is executed, and its response is lost in this way. */
async function loseCancel(fault: Fault): Promise<() => number> {
  let sent = 0;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(cancelCalls, async (route) => {
    sent += 1;
    await fault(route, await route.fetch());
  });
  await page.route(statusLooks, (route) => route.abort());
  return () => sent;
}

const cancelFaults = tried.slice(0, 1);

test.each(cancelFaults)(
  '%s: a cancel is found to be carried out after a reload in the middle',
  async (name) => {
    const before = openOrders();
    const row = page.getByRole('button', { name: 'Cancel', exact: true });
    await row.first().waitFor();
    const sent = await loseCancel(faults[name]!);
    await phone.withoutConnection(async () => {
      await row.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
      await page.getByText('We’re checking whether your order was cancelled').waitFor();
      await page.reload();
      await page.getByText('We’re checking whether your order was cancelled').waitFor();
      await page.unroute(statusLooks);
      await page.clock.fastForward(3_000);
      await page.getByText('Order cancelled').waitFor();
    });
    expect([sent(), before - openOrders()]).toEqual([1, 1]);
  },
);

test('the cancel of all is found to be carried out after a reload in the middle', async () => {
  const sent = await loseCancel(faults['a 504 after it was carried out']!);
  await phone.withoutConnection(async () => {
    await page.getByRole('button', { name: /^Cancel all/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click();
    await page.getByText('We’re checking whether your orders were cancelled').waitFor();
    await page.reload();
    await page.getByText('We’re checking whether your orders were cancelled').waitFor();
    await page.unroute(statusLooks);
    await page.clock.fastForward(3_000);
    await page.getByText('Your orders are no longer open. See your order history.').waitFor();
  });
  expect([sent(), openOrders()]).toEqual([1, 0]);
});

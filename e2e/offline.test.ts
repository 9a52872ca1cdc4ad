// The network goes while somebody trades: what the screen says, what it leaves alone, and that nothing is sent twice.
// Walks: spot, home, market.
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { openOrders, Ticket } from './support/walk.ts';

const quantity = '0.01';
const placing = '**/api/coin/trade';

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let ticket: Ticket;
let person: Person;
let people = 0;

beforeAll(async () => {
  server = await startProductServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  people += 1;
  person = await new Person(server.url, `lin-${people}@example.com`).register();
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  await phone.keep(await person.kept());
  await page.goto('/pages/trade/index?symbol=BTC/USDT');
  ticket = new Ticket(page);
  await ticket.fillLimit(await person.percentOfMarket(97), quantity);
  await expect.poll(() => ticket.submit.isEnabled()).toBe(true);
});
afterEach(() => phone.close());

/** The client order ids of what the page has sent so far. */
function sentIds(): { ids: string[] } {
  const sent = { ids: [] as string[] };
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/coin/trade')) return;
    sent.ids.push(new URLSearchParams(request.postData() ?? '').get('client_order_id') ?? 'none');
  });
  return sent;
}

test('without a network a bar says so, orders are disabled with the reason, and both are over with it', async () => {
  const bar = page.getByText(/^(Offline\. Prices paused at|You are offline\.)/);
  const place = await ticket.submit.boundingBox();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await bar.waitFor();
    expect(await ticket.submit.isDisabled()).toBe(true);
    // No finger that is on its way to a field meets another one.
    expect(await ticket.submit.boundingBox()).toEqual(place);
    expect(await ticket.form.innerText()).toContain('You are offline');
    await phone.context.setOffline(false);
    await bar.waitFor({ state: 'detached' });
  });
  await expect.poll(() => ticket.submit.isEnabled()).toBe(true);
  expect(await ticket.quantity.inputValue()).toBe(quantity);
  await ticket.submit.click();
  await expect.poll(() => openOrders(page).count()).toBe(1);
});

/** What moved up or down without anybody's doing since `watchShifts`, by the browser's own count. */
const shifts = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Moved).moved);
interface Moved {
  moved: string[];
}

/** Begins to note what moves. */
async function watchShifts(): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = [];
    (globalThis as unknown as Moved).moved = moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          if (from.y !== to.y) moved.push(`${node?.textContent?.slice(0, 40)}: from ${from.y} to ${to.y}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

test.each([
  ['Home', '/', 'main li a[href*="/pages/trade/"]'],
  ['Kline', '/pages/trade/kline?symbol=BTC/USDT', '.apexcharts-bar-area'],
])('on %s the bar comes and goes and nothing moves up or down', async (_, path, ready) => {
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  const bar = page.getByText(/^(Offline\. Prices paused at|You are offline\.)/).first();
  await page.waitForTimeout(1_500);
  await watchShifts();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await bar.waitFor();
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
    await phone.context.setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
  });
  expect(await shifts()).toEqual([]);
});

test('an order whose answer is lost is looked up by its id, is found, and is there once', async () => {
  const sent = sentIds();
  // The order reaches the server; its answer does not come back.
  await page.route(placing, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await expect.poll(() => openOrders(page).count(), { timeout: 30_000 }).toBe(1);
  });
  await page.getByText('We are checking whether your order arrived').waitFor({ state: 'detached' });
  const orders = await person.orders();
  expect(orders.map(({ client_order_id: id }) => id)).toEqual(sent.ids);
  expect(orders).toHaveLength(1);
});

test('an order that never arrived is said to be checked, and a repeat bears the same id', async () => {
  const sent = sentIds();
  let isLost = true;
  await page.route(placing, (route) => (isLost ? route.abort('connectionreset') : route.continue()));
  // While it is being looked up nothing is answered, so that the sentence can be read.
  let answerLookups = () => undefined as void;
  const looked = new Promise<void>((resolve) => (answerLookups = resolve));
  await page.route('**/api/coin/list?*client_order_id=*', async (route) => {
    await looked;
    await route.continue();
  });
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await page.getByText('We are checking whether your order arrived').waitFor();
    expect(await ticket.submit.isDisabled()).toBe(true);
    answerLookups();
    await page.getByText('Your order has not arrived so far').waitFor({ timeout: 60_000 });
  });
  expect(await person.orders()).toEqual([]);
  expect(sent.ids).toHaveLength(1);
  isLost = false;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => openOrders(page).count()).toBe(1);
  expect(sent.ids).toEqual([sent.ids[0], sent.ids[0]]);
  expect((await person.orders()).map(({ client_order_id: id }) => id)).toEqual([sent.ids[0]]);
});

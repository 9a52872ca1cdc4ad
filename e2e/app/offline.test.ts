// The network goes while somebody trades: what the screen says, what it leaves alone, and that nothing is sent twice.
// Walks: spot, home, market.
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPhone } from '../support/openPhone.ts';
import { SilentNetwork } from '../support/SilentNetwork.ts';
import { openOrders, passUntil } from '../support/walks/walk.ts';
import {
  quantity,
  server,
  browser,
  phone,
  page,
  ticket,
  person,
  prepareOffline,
} from '../support/steps/offlineSteps.ts';

prepareOffline();

const placing = '**/api/coin/trade';

/** Client order ids that the page has sent. */
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
  // Fallback fonts have other widths and break lines differently.
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = await ticket.submit.boundingBox();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await bar.waitFor();
    expect(await ticket.submit.isDisabled()).toBe(true);
    // A tap on a field must not hit another one.
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

test('an order whose answer is lost is looked up by its id, is found, and is there once', async () => {
  const sent = sentIds();
  // The order reaches the server; its response is lost.
  await page.route(placing, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await expect.poll(() => openOrders(page).count(), { timeout: 30_000 }).toBe(1);
  });
  await page.getByText('We’re checking whether your order was received').waitFor({ state: 'detached' });
  const orders = await person.orders();
  expect(orders.map(({ client_order_id: id }) => id)).toEqual(sent.ids);
  expect(orders).toHaveLength(1);
});

test('an order that never arrived is said to be checked, and a repeat bears the same id', async () => {
  // The app repeats the lookup for some time; the fake clock skips that time.
  await page.clock.install();
  await page.reload();
  await expect.poll(() => ticket.submit.isEnabled()).toBe(true);
  const sent = sentIds();
  let isLost = true;
  await page.route(placing, (route) => (isLost ? route.abort('connectionreset') : route.continue()));
  // Lookups are delayed, so that the message can be read.
  let answerLookups = () => undefined as void;
  const looked = new Promise<void>((resolve) => (answerLookups = resolve));
  await page.route('**/api/coin/list?*client_order_id=*', async (route) => {
    await looked;
    await route.continue();
  });
  await phone.withoutConnection(async () => {
    await ticket.submit.click();
    await page.getByText('We’re checking whether your order was received').waitFor();
    expect(await ticket.submit.isDisabled()).toBe(true);
    answerLookups();
    await passUntil(page, page.getByText('Your order has not been received yet'));
  });
  expect(await person.orders()).toEqual([]);
  expect(sent.ids).toHaveLength(1);
  isLost = false;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => openOrders(page).count()).toBe(1);
  expect(sent.ids).toEqual([sent.ids[0], sent.ids[0]]);
  expect((await person.orders()).map(({ client_order_id: id }) => id)).toEqual([sent.ids[0]]);
});

test('in a network that holds web sockets, live prices come by polling within seconds', async () => {
  const network = await SilentNetwork.to(Number(new URL(server.url).port));
  network.holdsUpgrades = true;
  const held = await openPhone(browser, network.url);
  const polled = held.page.waitForResponse(
    async (answer) => /transport=polling/.test(answer.url()) && /daymarkets/.test(await answer.text()),
  );
  await held.page.goto('/');
  await polled;
  await held.close();
  await network.close();
});

// Steps that the journeys of offline.test.ts and offline.proof.ts share.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';
import { Ticket } from '../walks/walk.ts';

export const quantity = '0.01';

export let server: JoinedServer;
export let browser: Browser;
export let phone: Phone;
export let page: Page;
export let ticket: Ticket;
export let person: Person;
let people = 0;

/** Registers the hooks of a file of these journeys. */
export function prepareOffline(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
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
}

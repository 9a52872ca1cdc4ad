// Steps that the journeys of session.test.ts and session.proof.ts share.
import { BigNumber } from 'bignumber.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';
import { logInOnScreen, openOrders, Ticket, typedIn } from '../walks/walk.ts';

export const etherPath = '/pages/trade/index?symbol=ETH%2FUSDT';

export const loginUrl = '**/pages/user/login/login?*';

/** No other account has an order of this size. */
export const adasQuantity = '0.01234';

export let server: JoinedServer;
let browser: Browser;
export let phone: Phone;
export let page: Page;
export let ada: Person;
export let grace: Person;

/** Opens a page that requires login, and logs in. */
export async function enter(on: Page, path: string, person: Person): Promise<void> {
  await on.goto(path);
  await on.waitForURL(loginUrl);
  await logInOnScreen(on, person);
  await on.waitForURL(`**${path}`);
}

/** Ends the phone's session on the server only, as a logout of all devices does. */
export async function endOnServer(): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const device = new Person(server.url, ada.email);
  device.token = token;
  await device.call('GET', 'user/logout');
}

export const scrollOf = (on: Page) => on.evaluate(() => Math.round(scrollY));

export async function scrollBy(on: Page, distance: number): Promise<void> {
  // A tab in the background receives no mouse events.
  await on.bringToFront();
  await on.mouse.move(195, 400);
  await on.mouse.wheel(0, distance);
  await expect.poll(() => scrollOf(on)).toBe(distance);
}

/** Fills in half an order and ends the session; returns the entered values. */
export async function loseSessionOverOrder(): Promise<{ price: string; quantity: string; y: number }> {
  const ticket = new Ticket(page);
  await ticket.submit.waitFor();
  await expect.poll(() => openOrders(page).count()).toBeGreaterThan(0);
  const price = new BigNumber(await typedIn(ticket.price)).times(0.97).dp(0).toFixed();
  await ticket.fillLimit(price, '0.05');
  await scrollBy(page, 180);
  await endOnServer();
  // Like a tap, but without scrolling to the button first.
  await ticket.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.waitForURL(loginUrl);
  return { price, quantity: '0.05', y: 180 };
}

/** Registers the hooks of a file of these journeys. */
export function prepareSession(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
    ada = await new Person(server.url, 'ada@example.com').register();
    grace = await new Person(server.url, 'grace@example.com').register();
    const target_price = await ada.percentOfMarket(90);
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: adasQuantity, target_price };
    for (let count = 0; count < 8; count += 1) await ada.call('POST', 'coin/trade', order);
  });
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
  });
  afterEach(async () => {
    expect(phone.errors).toEqual([]);
    await phone.close();
  });
}

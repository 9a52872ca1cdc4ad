// Steps that the journeys of brokenBooks.test.ts and brokenBooks.proof.ts share.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { startJourneyServer, type ProductServer } from '../productServer.ts';

export const paused = refusalText('system.moneyPaused');

let server: ProductServer;
let browser: Browser;
let phone: Phone;
export let page: Page;
export let person: Person;

/** Starts the server on manually raised balances, or on restored ones. */
export async function restartWith(units: number): Promise<void> {
  await phone.withoutConnection(async () => {
    await server.stop();
    const database = new DatabaseSync(join(server.dataDir, 'meridian.db'));
    database.exec(`update account set available = available + ${units}
      where owner like 'user:%' and asset = 'USDT' and kind = 'change'`);
    database.close();
    await server.restart();
  });
}

export async function openAsMember(path: string): Promise<void> {
  await phone.keep(await person.kept());
  await page.goto(path);
}

/** The refusal shows, and the app starts no lookup as for a missing answer. */
export async function expectRefusal(sentence: string): Promise<void> {
  await page.getByRole('status').getByText(sentence).waitFor();
  const tries = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /attempt/.test(key)));
  expect(tries).toEqual([]);
}

/** The message remains until the next retry. */
export async function tryAgain(button: Locator, sentence: string): Promise<void> {
  expect(await page.getByText(sentence).isVisible()).toBe(true);
  await button.click();
  await page.getByText(sentence).waitFor({ state: 'detached' });
}

/** Registers the hooks of a file of these journeys. */
export function prepareBrokenBooks(): void {
  beforeAll(async () => {
    browser = await joinBrowser();
  });
  beforeEach(async () => {
    server = await startJourneyServer();
    server.expectBrokenBooks();
    person = await new Person(server.url, 'bea@example.com').register();
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
    await restartWith(500);
  });
  afterEach(async () => {
    const { errors } = phone;
    await phone.close();
    await server.stop();
    expect(errors).toEqual([]);
  });
}

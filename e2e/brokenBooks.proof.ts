// Books that a start finds broken: each form says that it has to wait, and sends what it has kept once they are sound.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalText } from '../contracts/messages/messages.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startJourneyServer, type ProductServer } from './support/productServer.ts';
import { fillRegistration, registered, Ticket, typedIn } from './support/walks/walk.ts';

const paused = refusalText('system.moneyPaused');

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let person: Person;

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

/** Starts the server on balances that somebody has raised by hand, or has put right again. */
async function restartWith(units: number): Promise<void> {
  await phone.withoutConnection(async () => {
    await server.stop();
    const database = new DatabaseSync(join(server.dataDir, 'meridian.db'));
    database.exec(`update account set available = available + ${units}
      where owner like 'user:%' and asset = 'USDT' and kind = 'change'`);
    database.close();
    await server.restart();
  });
}

async function openAsMember(path: string): Promise<void> {
  await phone.keep(await person.kept());
  await page.goto(path);
}

/** It is said, and nothing is looked up as if its answer had not come. */
async function expectRefusal(sentence: string): Promise<void> {
  await page.getByRole('status').getByText(sentence).waitFor();
  const tries = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /attempt/.test(key)));
  expect(tries).toEqual([]);
}

/** It stays until the next try, which it is not true of. */
async function tryAgain(button: Locator, sentence: string): Promise<void> {
  expect(await page.getByText(sentence).isVisible()).toBe(true);
  await button.click();
  await page.getByText(sentence).waitFor({ state: 'detached' });
}

test('an order waits in its ticket, and is placed by another tap once the books are sound', async () => {
  await openAsMember('/pages/trade/index');
  const ticket = new Ticket(page);
  await ticket.fillLimit(await person.percentOfMarket(98), '0.01');
  await ticket.submit.click();
  await expectRefusal(paused);
  expect(await typedIn(ticket.quantity)).toBe('0.01');
  await restartWith(-500);
  await tryAgain(ticket.submit, paused);
  await page.getByText('Order placed').waitFor();
  expect(await person.orders()).toHaveLength(1);
});

test('a registration waits in its form with its code, and opens the account once the books are sound', async () => {
  const sentence = refusalText('session.openingPaused');
  const { password } = person;
  await page.goto('/pages/user/login/register');
  await fillRegistration(page, { email: 'nia@example.com', password });
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expectRefusal(sentence);
  expect(await page.getByRole('textbox', { name: 'Confirm password' }).inputValue()).toBe(password);
  await restartWith(-500);
  await tryAgain(create, sentence);
  await registered(page);
});

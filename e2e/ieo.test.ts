// IEOs on a server whose clock the test moves: an application is allotted, paid, listed, unlocked and sold on Spot, and
// another one lapses. Every page changes by itself.
// Walks: ieo, subscription, hosting, spot, home.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveClock, startMovableServer } from './support/moveClock.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { Ticket } from './support/walks/walk.ts';
import type { ProductServer } from './support/productServer.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const startedAt = Date.now();
const at = (ms: number) => `${new Date(startedAt + ms).toISOString().slice(0, 19)}Z`;
/** An application for 5,000 gets the cap of 1,500. */
const terms = {
  payWith: 'USDT',
  price: '0.042',
  listingPrice: '0.05',
  totalSupply: '500000',
  supply: '2000',
  minimum: '100',
  maximum: '5000',
  cap: '1500',
  start: at(-day),
  end: at(day),
  allotment: at(day + hour),
  payUntil: at(day + 3 * hour),
  listing: at(2 * day),
  unlock: at(4 * day),
  introduction: 'Allotted in this journey.',
};
let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let person: Person;
let moved = 0;
/** Moves the clock to this time after the start. */
const moveTo = (ms: number) => {
  moveClock(server, ms - moved);
  moved = ms;
};

beforeAll(async () => {
  browser = await joinBrowser();
  const file = join(mkdtempSync(join(tmpdir(), 'meridian-ieos-')), 'ieos.json');
  const products = [
    // The examples of a sandbox have the first numbers.
    { ...terms, id: 11, asset: 'HALO' },
    {
      ...terms,
      id: 12,
      asset: 'SOLACE',
      end: at(5 * day),
      allotment: at(6 * day),
      payUntil: at(6 * day + hour),
      listing: at(7 * day),
      unlock: at(8 * day),
    },
  ];
  writeFileSync(file, JSON.stringify({ products }));
  server = await startMovableServer({ IEOS: file });
});
beforeEach(async () => {
  person = await new Person(server.url, `ieo${moved}@example.com`).register();
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  await phone.keep(await person.kept());
});
afterEach(async () => {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
});
afterAll(() => server?.stop());

const tap = (name: string | RegExp) => page.getByRole('button', { name }).last().tap();
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** From the finance hub to an application. */
async function applyFor(coin: string, quantity: string): Promise<void> {
  await page.goto('/pages/template/index');
  await page.getByRole('link', { name: /IEOs/ }).tap();
  await page
    .getByRole('link', { name: new RegExp(coin) })
    .first()
    .tap();
  await sees('Allotted in this journey.');
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
  await sees(/≈/);
  await tap(/^Apply for/);
  const done = page.getByRole('dialog', { name: 'Application made' });
  await done.getByRole('link', { name: 'My applications' }).tap();
  await page
    .getByRole('link', { name: new RegExp(coin) })
    .first()
    .tap();
}

test('an application is allotted, paid, listed, unlocked and sold on Spot', async () => {
  await applyFor('HALO', '5000');
  await sees(/Applied for 5,000/);
  expect(await person.balance('USDT')).toEqual({ free: '10000', held: '0' });
  moveTo(day + hour);
  await sees(/1,500.*allotted/);
  await sees('Recomputed on this device from the published totals: the same quantity.');
  await tap(/^Pay 63/);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // The button ignores taps in its first second.
  await expect
    .poll(
      async () => {
        const pay = dialog.getByRole('button', { name: /^Pay 63/ });
        if (await pay.isVisible()) await pay.tap();
        return dialog.count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(0);
  await sees(/paid for 1,500/);
  expect(await person.balance('USDT')).toEqual({ free: '9937', held: '0' });
  moveTo(2 * day);
  // The page's clock follows the server's at the next start.
  await page.reload();
  await sees(/1,500.*locked/);
  moveTo(4 * day);
  await sees(/1,500.*unlocked/);
  // The messages of four days come together, and cover the ticket.
  await page.getByText('Your new coins are unlocked').waitFor({ state: 'hidden', timeout: 40_000 });
  await page.getByText('ready to pay').waitFor({ state: 'hidden', timeout: 40_000 });
  await page.getByRole('link', { name: 'Trade HALO/USDT' }).tap();
  const ticket = new Ticket(page);
  await ticket.form.getByRole('radio', { name: 'Sell' }).check({ force: true });
  await ticket.choose('Market order');
  await ticket.quantity.fill('1500');
  await ticket.submit.tap();
  await sees(/^Order (placed|filled)/);
  await expect
    .poll(async () => Number((await person.balance('USDT')).free), { timeout: 20_000 })
    .toBeGreaterThan(9937);
});

test('an allotment that is not paid lapses, and says that nothing was charged', async () => {
  await applyFor('SOLACE', '1000');
  moveTo(6 * day);
  await sees(/1,000.*allotted/);
  moveTo(6 * day + hour);
  await sees('The allotment has lapsed');
  await sees('Not paid in time, nothing was charged.');
  expect(await person.balance('USDT')).toEqual({ free: '10000', held: '0' });
});

// An amount is hosted, paid for day by day and given back, and another one is redeemed early: on a calendar whose day lasts
// two seconds, and without a reload.
// Walks: hosting, home, wallet.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startJourneyServer, type ProductServer } from './support/productServer.ts';
import { mainTab } from './support/walks/walk.ts';

const source = { en: 'Lending to margin traders' };
const products = [
  { id: 1, asset: 'USDT', dayRate: '0.004', days: 2, minimum: '500', settlementRatio: '0.004', source },
  // The penalty is the same on every day, so a day boundary during the test does not matter.
  { id: 2, asset: 'USDT', dayRate: '0.004', days: 300, minimum: '500', penaltyRule: 'B', source },
];
let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let person: Person;

beforeAll(async () => {
  browser = await joinBrowser();
  const file = join(mkdtempSync(join(tmpdir(), 'meridian-hosting-')), 'hosting.json');
  writeFileSync(file, JSON.stringify({ products }));
  server = await startJourneyServer({ SANDBOX_DAY_SECONDS: '2', HOSTING: file });
});
beforeEach(async () => {
  person = await new Person(server.url, 'hanna@example.com').register();
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

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Starts from the main tab; both checkboxes are initially unchecked. */
async function host(product: RegExp, amount: string, submit: RegExp): Promise<void> {
  await page.goto('/');
  await mainTab(page, 'Hosting').tap();
  await page.getByText('Your money is locked for the full term.').waitFor();
  await page.getByRole('link', { name: product }).tap();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByText('Estimated total at the end').waitFor();
  await button(submit).tap();
  await page.getByText('Accept the fund hosting terms to continue').waitFor();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  const penalty = page.getByRole('checkbox', { name: /can cost more/ });
  await penalty.check();
  await button(submit).tap();
  await page.getByRole('dialog', { name: 'Hosted' }).getByRole('link', { name: 'Hosting orders' }).tap();
}

test('an amount is hosted, brings interest every day, and is back at its end with all of it', async () => {
  await host(/^USDT · 2 days/, '10000', /^Invest 10,000.00 USDT for 2 days/);
  // 0.4 % of 10,000, paid twice.
  await page.getByText('No hosting orders').waitFor({ timeout: 15_000 });
  expect(await person.balance('USDT')).toEqual({ free: '10080', held: '0' });
  await page.getByRole('tab', { name: /^Completed/ }).tap();
  await page.getByText('10,080.00 USDT').waitFor();
  await page.getByText('+80.00 USDT').waitFor();
  await page.goto('/pages/assets/record');
  await page.getByText('Hosting yield').first().waitFor();
});

test('an order is redeemed early for exactly the refund that its sheet has shown', async () => {
  await host(/^USDT · 300 days/, '1000', /^Invest 1,000.00 USDT for 300 days/);
  // 1.5 × 0.4 % of 1,000.
  await page.getByText(/^Redeem now: penalty 6.00.USDT, you get back 994.00.USDT\.$/).waitFor();
  await button('Redeem early').tap();
  await page.getByRole('dialog', { name: 'Redeem early?' }).getByText('994.00 USDT').waitFor();
  await button('Redeem 994.00').tap();
  await page.getByText(/^Redeemed\. 994.00.USDT is in your Spot account\.$/).waitFor();
  await page.getByRole('tab', { name: /^Redeemed/ }).tap();
  await page.getByText('−6.00 USDT').first().waitFor();
  type Order = { refund: string; current_interest: string };
  const { order_list: orders } = await person.call<{ order_list: Order[] }>(
    'GET',
    'lh/deposit/order?status=2',
  );
  expect(orders.map(({ refund }) => refund)).toEqual(['994']);
  const free = 9994 + Number(orders[0]!.current_interest);
  expect(await person.balance('USDT')).toEqual({ free: String(free), held: '0' });
});

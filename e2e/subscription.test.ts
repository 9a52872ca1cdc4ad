// A new coin is subscribed to, lies locked, and is in the spot account when its lock-up ends: on a calendar whose day lasts
// two seconds, and without a reload.
// Walks: subscription, home, wallet.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startJourneyServer, type ProductServer } from './support/productServer.ts';

const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`;
const product = {
  id: 1,
  asset: 'NOVA',
  payWith: 'USDT',
  price: '0.125',
  offered: '5000',
  minimum: '400',
  days: 3,
  start: inDays(-1),
  end: inDays(1),
  launch: inDays(1.5),
  introduction: { en: 'Sold in this journey.' },
};
let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let person: Person;

beforeAll(async () => {
  browser = await joinBrowser();
  const file = join(mkdtempSync(join(tmpdir(), 'meridian-newcoins-')), 'newcoins.json');
  writeFileSync(file, JSON.stringify({ products: [product] }));
  server = await startJourneyServer({ SANDBOX_DAY_SECONDS: '2', NEW_COINS: file });
});
beforeEach(async () => {
  person = await new Person(server.url, 'nora@example.com').register();
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

test('a new coin is paid at once, lies locked, and comes into the spot account when its lock-up ends', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New coins' }).tap();
  await page.getByRole('link', { name: /NOVA/ }).tap();
  await page.getByText('Sold in this journey.').waitFor();
  await page.getByRole('link', { name: 'Subscribe to NOVA' }).tap();
  // 5,000 are on offer: tapping the button enters the maximum.
  await page.getByRole('textbox', { name: 'Amount' }).fill('700');
  await button(/^Subscribe and pay/).tap();
  await page.getByText(/Only 5,000.NOVA is left/).waitFor();
  await button(/^Use 625/).tap();
  await button(/^Subscribe and pay 625.00.USDT/).tap();
  await page.getByRole('dialog', { name: 'Subscribed' }).getByRole('link', { name: 'My new coins' }).tap();
  await page.getByText('625.00 USDT').waitFor();
  await page.getByText(/^Launch planned for/).waitFor();
  // Three days pass; the screen updates when they end.
  await page.getByText('Completed', { exact: true }).waitFor({ timeout: 20_000 });
  expect(await person.balance('USDT')).toEqual({ free: '9375', held: '0' });
  expect(await person.balance('NOVA')).toEqual({ free: '5000', held: '0' });
  await page.getByRole('tab', { name: 'On offer' }).tap();
  await page.getByText('Sold out').waitFor();
  await page.goto('/pages/assets/record');
  await page.getByText('New coins unlocked').first().waitFor();
});

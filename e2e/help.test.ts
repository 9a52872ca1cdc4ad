// What is announced opens over Home once; a question is searched for, read, and goes on in the chat of a help desk on another
// host, which the page frames. On a server that has neither, everything says so.
// Walks: help, home.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startJourneyServer, type ProductServer } from './support/productServer.ts';

const desk = 'https://chat.example';
const news = `---
id: 1
title: Maintenance on 24 November
summary: Withdrawals pause for one hour, trading goes on.
version: 1
effective: 2026-01-01
until: 2100-01-01
---

For one hour no withdrawal is sent.
`;

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  browser = await joinBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'meridian-news-'));
  mkdirSync(join(folder, 'maintenance', '1'), { recursive: true });
  writeFileSync(join(folder, 'maintenance', '1', 'en.md'), news);
  server = await startJourneyServer({ NEWS_DIR: folder, CUSTOMER_CHAT_URL: `${desk}/customer` });
});
beforeEach(async () => {
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  await phone.context.route(`${desk}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<p id="said"></p><script>said.textContent = "Hello, " + document.referrer + "how can I help?"</script>',
    }),
  );
});
afterEach(async () => {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  const others = foreignRequests.filter((url) => !url.startsWith(desk));
  expect([...errors, ...violations, ...others]).toEqual([]);
});
afterAll(() => server?.stop());

const link = (name: string | RegExp) => page.getByRole('link', { name });

test('an announcement opens over Home once, and stays in Notices', async () => {
  const sheet = page.getByRole('dialog', { name: 'Maintenance on 24 November' });
  await page.goto('/');
  await sheet.getByText('For one hour no withdrawal is sent.').waitFor();
  await sheet.getByRole('link', { name: 'Read in Notices' }).tap();
  await page.getByRole('heading', { name: 'Maintenance on 24 November' }).waitFor();
  await page.goto('/');
  await link('Help').waitFor();
  await link('Notices').tap();
  await page.getByRole('button', { name: /^Maintenance on 24 November/ }).waitFor();
  await page.goBack();
  await link('Help').waitFor();
  expect(await sheet.count()).toBe(0);
});

test('a new coin is not offered behind an announcement, but at the next visit', async () => {
  const person = await new Person(server.url, 'hanna@example.com').register();
  await phone.keep({ ...(await person.kept()), newCoinOffer: '{"day":"2026-01-01","unwanted":[]}' });
  const offered = page.waitForResponse(/get_recommend/);
  await page.goto('/');
  const sheet = page.getByRole('dialog', { name: 'Maintenance on 24 November' });
  await sheet.waitFor();
  await offered;
  await sheet.getByRole('button', { name: 'Close' }).first().tap();
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Nova Grid is open' }).waitFor();
});

test('a question is found by its words, read, and goes on in the chat of the help desk', async () => {
  await page.goto('/pages/help/center/center');
  await link(/^Deposits/).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search help' });
  // This text is in the article's body only.
  await search.fill('Does it cost anything beyond the fee?');
  await page.getByText('It costs nothing beyond the fee that you confirmed.').waitFor();
  await search.fill('withdrawal review');
  await expect.poll(() => page.locator('mark').allTextContents()).toContain('review');
  await link(/^Why is my withdrawal still under review\?/).tap();
  await page.getByText('No one will ask you for a payment to release it.').waitFor();
  await link('Start chat').tap();
  // The chat receives nothing of the page's address.
  await page.frameLocator('iframe').getByText('Hello, how can I help?').waitFor();
  await page.getByText('We never ask for your password').waitFor();
  // Going back restores the search.
  await page.goBack();
  await page.goBack();
  await link(/^Why is my withdrawal still under review\?/).waitFor();
});

test('a link to a host that is not configured is not framed: nobody is there, and the help centre is', async () => {
  await phone.context.route('**/api/set/get_customer_url', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...body, data: { customer_url: 'https://evil.example/', hosts: ['chat.example'] } },
    });
  });
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await link('Support chat').tap();
  await page.getByText('Customer service is unavailable right now. Try again later').waitFor();
  await link('Help centre').tap();
  await page.getByText('Frequently asked questions').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

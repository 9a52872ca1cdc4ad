// P2P orders between a buyer in the app, a merchant at the desk and an operator of the platform: every page changes by
// itself, and none is reloaded.
// Walks: help, home, otc.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { moveClock, startMovableServer } from './support/moveClock.ts';
import { approve, openDesk } from './support/openDesk.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import type { Person } from './support/Person.ts';
import type { ProductServer } from './support/productServer.ts';
import { startDesk, startsWithinMs, type Operator } from './support/startDesk.ts';
import { fundPassword, Withdrawers } from './support/Withdrawers.ts';

const minute = 60_000;
const receipt = fileURLToPath(new URL('support/pictures/front.jpg', import.meta.url));

let server: ProductServer;
let browser: Browser;
let operators: Record<'aldine' | 'rita', Operator>;
let lena: Person;
let phone: Phone;
let page: Page;
let merchant: Page;
let desk: Page;
const windows: Phone[] = [];
const people = new Withdrawers();

beforeAll(async () => {
  browser = await joinBrowser();
  const roles = { aldine: '--merchant 1', rita: 'reviewer,approver' };
  const prepare = (folder: string) => people.prepare(folder, 6);
  ({ server, operators } = await startDesk(roles, {}, prepare, startMovableServer));
  merchant = (await openDesk(browser, server.url, { operator: operators.aldine, windows })).page;
  // Codes of the second factor are those of the present clock.
  desk = (await openDesk(browser, server.url, { operator: operators.rita, windows })).page;
}, startsWithinMs);
beforeEach(async () => {
  lena = await people.next(server);
  phone = await openPhone(browser, server.url);
  windows.push(phone);
  page = phone.page;
  await phone.keep(await lena.kept());
});
afterEach(() => phone.close());
afterAll(async () => {
  await server?.stop();
  expect(
    windows.flatMap(({ errors, violations, foreignRequests }) => [
      ...errors,
      ...violations,
      ...foreignRequests,
    ]),
  ).toEqual([]);
});

const tap = (name: string | RegExp) => page.getByRole('button', { name }).last().tap();
/** Some buttons ignore taps in their first second, which were meant for what stood there before. */
async function tapUntil(name: string | RegExp, isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        const button = page.getByRole('button', { name }).last();
        if (await button.isVisible()) await button.tap();
        return isDone();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(true);
}
const press = (name: string) => merchant.getByRole('button', { name, exact: true }).click();
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
const merchantSees = (text: string | RegExp) => merchant.getByText(text).first().waitFor();

/** Opens the order that the merchant's list shows first. */
async function openAtMerchant(): Promise<void> {
  await merchant.getByRole('tab', { name: 'Running' }).click();
  await merchant
    .getByRole('navigation', { name: 'Orders' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
}

/** From Home to an order of 100 EUR that is open; returns the number of taps. */
async function buy(): Promise<number> {
  let taps = 0;
  const tapped = async (run: Promise<void>): Promise<void> => {
    await run;
    taps += 1;
  };
  await page.goto('/');
  await tapped(page.getByRole('link', { name: 'P2P trading' }).tap());
  await tapped(
    page
      .getByRole('link', { name: /^Buy USDT from Aldine Exchange/ })
      .first()
      .tap(),
  );
  await page.getByRole('textbox', { name: 'You pay' }).fill('100');
  await tapped(page.getByRole('button', { name: /^Buy .* for/ }).tap());
  await sees(/^Pay .* to Aldine Exchange/);
  return taps;
}

async function markPaid(): Promise<void> {
  await tap('I have paid');
  for (const line of [/transfer is sent/, /in my own name/])
    await page.getByRole('checkbox', { name: line }).check();
  await page.getByRole('textbox', { name: /Transaction number/ }).fill('TRX 0042');
  await page.locator('input[type=file]').setInputFiles(receipt);
  await tap('Yes, I have paid');
  await sees(/^Waiting for Aldine Exchange to release/);
}

test('is bought, paid with a picture, released by the merchant, and in the Spot account', async () => {
  const before = Number((await lena.balance('USDT')).free);
  // P2P on Home, the offer, and Buy; the amount is typed.
  expect(await buy()).toBe(3);
  await openAtMerchant();
  await merchantSees('Waits for the payment');
  await markPaid();
  await merchantSees('Paid: check and release');
  await merchantSees('TRX 0042');
  await merchant.getByRole('img', { name: 'Picture of event 2' }).waitFor();
  await press('Money is there');
  await merchant.getByRole('textbox', { name: /^Amount that has arrived/ }).fill('100');
  await press('Release 108.22510822 USDT');
  await sees(/arrived$/);
  const after = Number((await lena.balance('USDT')).free);
  expect(after - before).toBeCloseTo(108.22510822, 6);
});

test('is sold: the merchant pays, and the seller checks the bank and releases', async () => {
  await lena.call('POST', 'user/cash_save', bankForm);
  await page.goto('/pages/assets/c2c/index?side=sell');
  await page
    .getByRole('link', { name: /^Sell USDT to Aldine Exchange/ })
    .first()
    .tap();
  await page.getByRole('textbox', { name: 'You sell' }).fill('100');
  await page.getByRole('button', { name: /^Sell .* for/ }).tap();
  await sees(/^Waiting for Aldine Exchange to pay/);
  await openAtMerchant();
  await merchantSees(bankForm.iban);
  await press('I have paid');
  await merchant.getByRole('textbox', { name: /^Reference of the transfer/ }).fill('OUT 7');
  await press('Yes, 91.8 EUR is sent');
  await sees(/says it has paid/);
  await tap('Money is there');
  await page.getByRole('textbox', { name: 'Type the amount that arrived' }).fill('91.80');
  for (const line of [/booked on my account/, /The sender is/])
    await page.getByRole('checkbox', { name: line }).check();
  await page.getByLabel('Fund password').first().fill(fundPassword);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(fundPassword);
  await tapUntil(/^Release/, () => merchant.getByText('Completed').first().isVisible());
});

test('that is not paid in time is reminded, cancelled and says what to do', async () => {
  await buy();
  moveClock(server, 25 * minute);
  await sees('Less than 5 minutes left.');
  moveClock(server, 5 * minute);
  await sees(/^You paid anyway/);
  await merchant.getByRole('tab', { name: 'Ended' }).click();
  await merchant.getByRole('navigation', { name: 'Orders' }).getByText('Cancelled').first().waitFor();
});

async function decide(outcome: 'approve' | 'reject'): Promise<void> {
  await desk.getByRole('tab', { name: /^P2P in/ }).click();
  await desk.getByRole('tabpanel').getByRole('listitem').last().getByRole('button').click();
  await desk.getByRole('button', { name: 'Take this case' }).click();
  await desk
    .getByText(/appealed/)
    .first()
    .waitFor();
  if (outcome === 'approve') return approve(desk);
  await desk.getByRole('combobox').first().selectOption({ index: 1 });
  await desk.getByRole('button', { name: /^Reject/ }).click();
}

test('is talked about: a question and an answer, each with a picture, and numbers of what is unread', async () => {
  await buy();
  await openAtMerchant();
  await page.getByRole('link', { name: /Chat/ }).first().tap();
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Is the name right?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  const talk = merchant.getByRole('region', { name: 'Conversation' });
  await talk.getByText('Is the name right?').waitFor();
  await page.locator('input[type=file]').setInputFiles(receipt);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await talk.locator('img').first().waitFor();
  await talk.getByRole('textbox').fill('Yes, exactly as in the order.');
  await talk.getByRole('button', { name: 'Send' }).click();
  await sees('Yes, exactly as in the order.');
  await page.goBack();
  await sees(/^Pay .* to Aldine Exchange/);
  await talk.getByRole('textbox').fill('<b>Anything else?</b>');
  await talk.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('link', { name: /1 new|1 unread/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: /Chat/ }).first().tap();
  await sees('<b>Anything else?</b>');
});

test('is appealed by the buyer and decided for the buyer', async () => {
  await buy();
  await markPaid();
  moveClock(server, 15 * minute);
  await tap(/^Open appeal|^Appeal$/);
  await page.getByRole('button', { name: /Reason/ }).tap();
  await page.getByText('Paid, but the coins were not released').tap();
  await page.getByRole('textbox', { name: 'What happened?' }).fill('Paid at two, see the receipt.');
  await tap('Send to support');
  await openAtMerchant();
  await merchantSees('Paid at two, see the receipt.');
  await decide('approve');
  await sees(/arrived$/);
});

test('is appealed by the merchant and decided for the merchant', async () => {
  await buy();
  await markPaid();
  moveClock(server, 15 * minute);
  await openAtMerchant();
  await press('Appeal');
  await merchant.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'No money has arrived' });
  await merchant.getByRole('textbox', { name: /^What happened/ }).fill('Nothing has come.');
  await press('Send appeal');
  await sees('Nothing has come.');
  await decide('reject');
  await sees('Support cancelled this order');
});

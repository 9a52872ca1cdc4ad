// The browser's back button closes an overlay first, wherever one is open.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import { claimUnsent } from '../support/walks/claimWalks.ts';
import { sendTestCoins } from '../support/walks/depositWalks.ts';
import { closeStepByStep, openDialogs, standsAtPage } from '../support/dialogSteps.ts';
import { dialogs } from '../support/dialogs.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { isPlain, startProductServer, type ProductServer } from '../support/productServer.ts';

/** The starting page of each walk. */
const languagePath = '/pages/settings/language/language';

/** Its chains are slow enough to show pending deposits. */
let server: ProductServer;
let person: Person;
let phone: Phone;

beforeAll(async () => {
  server = await startProductServer();
  person = await new Person(server.url, 'ada@example.com').register();
  const target_price = await person.percentOfMarket(95);
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
  await person.call('POST', 'coin/trade', { ...order, target_price });
  await person.call('POST', 'user/cash_save', bankForm);
  await person.logInElsewhere();
  if (!isPlain) await sendTestCoins(person);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  phone = await openPhone(await joinBrowser(), server.url);
  await phone.keep(await person.kept());
  await phone.page.goto(languagePath);
});
afterEach(() => phone.close());

const openOnes = () => openDialogs(phone.page);
const address = () => phone.page.url().slice(server.url.length);
const isAtPage = () => standsAtPage(phone.page);

test.each(dialogs)('close, one step back each, and forward opens none: $name', async (dialog) => {
  const { page } = phone;
  await closeStepByStep(page, server.url, dialog);
  await page.goBack();
  await expect.poll(address).toBe(languagePath);
});

describe('a sheet', () => {
  const records = '/pages/assets/record';
  const record = () => phone.page.locator('main li button').first();

  test.skipIf(isPlain)('that takes back a claim leads back to the claim, and then to its page', async () => {
    const { page } = phone;
    await claimUnsent(person);
    const deposits = `${records}?tab=deposits`;
    await page.goto(deposits);
    await page.locator('main li button', { hasText: '75.00' }).click();
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel report' });
    await cancel.click();
    await page.getByText('Cancel this deposit report?').waitFor();
    await page.goBack();
    await page.getByText('Cancel this deposit report?').waitFor({ state: 'detached' });
    await cancel.waitFor();
    await page.goBack();
    await expect.poll(() => openOnes().count()).toBe(0);
    expect(address()).toBe(deposits);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });

  test('that was open while the page was loaded anew is gone, with its step', async () => {
    const { page } = phone;
    await page.goto(records);
    await record().click();
    await expect.poll(isAtPage).toBe(false);
    await page.reload();
    await record().waitFor();
    await expect.poll(isAtPage).toBe(true);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });

  test('is not left without its page by a second press of Escape, nor by quick steps back', async () => {
    const { page } = phone;
    await page.goto('/pages/settings/index');
    const row = page.locator('xpath=//main//button[contains(., "Log out")]');
    await row.click();
    await expect.poll(isAtPage).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => openOnes().count()).toBe(0);
    await row.click();
    await expect.poll(isAtPage).toBe(false);
    await page.keyboard.press('Escape');
    await row.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => openOnes().count()).toBe(0);
    await expect.poll(isAtPage).toBe(true);
    await page.goBack();
    await expect.poll(address).toBe(languagePath);
  });
});

// Errands in the middle of a form: the form is as it was left, with what the errand was for.
// Walks: lever, withdrawal, wallet, home.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readyForContracts } from '../support/contractsOpen.ts';
import { onPhones } from '../support/onPhones.ts';
import { Person } from '../support/Person.ts';
import { sendAndUseCode, walkerOn } from '../support/Walker.ts';
import { mainTab, typedIn } from '../support/walks/walk.ts';

const phones = onPhones();
const fundPassword = '284173';
/** An example of TRON's documentation. */
const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test('lots that the contract account cannot pay are kept while money is transferred to it', async () => {
  const person = await readyForContracts(await new Person(phones.url, 'erin@example.com').register());
  const { page } = await phones.openAs(person);
  await page.goto('/');
  await mainTab(page, 'Contracts').tap();
  await field(page, /^Lots/).fill('5000');
  await page.getByText('Insufficient balance').waitFor();
  await link(page, 'Transfer').tap();
  await at(page, '/pages/assets/transfer/index');
  await field(page, 'Amount').fill('100');
  await page.locator('button[type=submit]').tap();
  await page.getByRole('dialog', { name: 'Transferred' }).getByRole('button', { name: 'Done' }).tap();
  await at(page, '/pages/lever/index');
  await expect.poll(() => typedIn(field(page, /^Lots/))).toBe('5000');
  await page.getByText('5,100.00').first().waitFor();
});

test('an address that is added from a withdrawal is chosen in it, and the amount is kept', async () => {
  const person = await new Person(phones.url, 'emil@example.com').register();
  await person.setFundPassword(fundPassword);
  const { page } = await phones.openAs(person);
  const withdraw = '/pages/assets/withdraw/index';
  await page.goto(`${withdraw}?coin=USDT&network=trc20`);
  await field(page, 'Amount').fill('55');
  await link(page, 'Add address').tap();
  await at(page, '/pages/user/address/create');
  await page.locator('textarea[name=address]').fill(onTron);
  await page.locator('input[name=notes]').fill('My own wallet');
  await sendAndUseCode(walkerOn(page));
  await page.locator('input[name=password]').tap();
  for (const digit of fundPassword) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Save address' }).tap();
  await at(page, withdraw);
  await page.getByText('My own wallet').waitFor();
  expect(await typedIn(field(page, 'Amount'))).toBe('55');
});

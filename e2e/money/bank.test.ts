// The bank card of an account: linked, refused, replaced and deleted, and nothing of it that anybody could read.
// Walks: account, bank, help.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import { onPhones } from '../support/onPhones.ts';
import { Person } from '../support/Person.ts';

const phones = onPhones();
let page: Page;
let lena: Person;
const fundPassword = '284173';

beforeAll(async () => {
  lena = await new Person(phones.url, 'lena@example.com').register();
  const papers = { country: 'Germany', card_id: 'L01X00T48', address: 'Lindenallee 14\n50968 Köln' };
  await lena.call('POST', 'user/real_name', { ...papers, name: bankForm.real_name });
  await lena.setFundPassword(fundPassword);
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const link = () => page.getByRole('button', { name: 'Link bank account', exact: true });

async function fill(changes: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...bankForm, ...changes }))
    await page.locator(`input[name="${name}"]`).fill(value);
}

async function enter(digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
}

test('a card is linked from the settings, refused where it is wrong, shown masked, and deleted with the fund password', async () => {
  ({ page } = await phones.openAs(lena));
  // A sandbox decides within seconds.
  const status = async () => (await lena.call<{ review_status: number }>('GET', 'user/center')).review_status;
  await expect.poll(status, { timeout: 15_000 }).toBe(2);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/user/cash_save') ? 1 : 0));
  await page.goto('/pages/settings/index');
  await page.getByRole('link', { name: 'Bank account', exact: true }).tap();
  await page.getByText('No bank account linked').waitFor();
  await page.getByRole('link', { name: 'Link bank account' }).tap();
  await field('Account holder’s full name').waitFor();
  expect(await field('Account holder’s full name').inputValue()).toBe(bankForm.real_name);
  expect(await field('Recipient’s full address').inputValue()).toBe('Lindenallee 14, 50968 Köln');

  // One digit is a letter; the field reports it during typing.
  await fill({ iban: 'DE8937040044O532013000', real_name: 'Jonas Weber', swift_code: 'SMPLDEFFX' });
  await page.getByText('Group 4 has the letter O. Use the digit 0.').waitFor();
  await link().tap();
  await page
    .getByText('The bank account must be in your verified name. Correct the account holder')
    .waitFor();
  await page.getByText('Enter a SWIFT code of 8 or 11 characters').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('real_name');
  expect(sent).toBe(0);

  await fill({ real_name: 'HARTMANN Lena-Marie', iban: 'DE88370400440532013000' });
  await link().tap();
  await page.getByText('The check digits do not match.').waitFor();
  await field('IBAN').fill(bankForm.iban);
  expect(await field('IBAN').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await link().dblclick();
  await page.getByText('Your bank account is linked.').waitFor();
  expect(sent).toBe(1);

  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Replace bank account' }).waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('DE•• •••• •••• •••• ••30 00');
  expect(main).not.toMatch(/4000|Hartmann|HARTMANN|0532/);

  await page.getByRole('button', { name: 'Replace bank account' }).tap();
  await page.getByText('Sample Bank Köln •••• 3000 is deleted now.').waitFor();
  await enter(fundPassword);
  await link().waitFor();
  await fill();
  await field('Account number').fill('4000 0000 0000 4444');
  await link().tap();
  await page.getByText('Your bank account is linked.').waitFor();
  await page.getByRole('button', { name: 'Done' }).tap();

  await page.getByRole('button', { name: 'Delete bank account' }).tap();
  await page.getByText('Sample Bank Köln •••• 4444 is removed for good.').waitFor();
  await enter('284174');
  await page.getByText('The fund password is wrong. 4 attempts left').waitFor();
  await enter(fundPassword);
  await page.getByText('Bank account deleted').waitFor();
  await page.getByText('No bank account linked').waitFor();
  expect(await lena.call('POST', 'user/cash_info', {})).toEqual({ bank_account: '' });

  await page.goto('/pages/notice/index');
  await page.getByText('Your bank account was deleted').first().waitFor();
  await page.getByText('A bank account was linked to your account').first().waitFor();
});

// The bank card of an account: linked, rejected, replaced and deleted, without exposing its data.
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

test('a bank of the United States asks for an account number and a branch code, and for no IBAN', async () => {
  const ada = await new Person(phones.url, 'ada@example.com').register();
  ({ page } = await phones.openAs(ada));
  await page.goto('/pages/bankbind/addbank');
  await field('IBAN').waitFor();
  await fill();
  await field('SWIFT (Fedwire) code').fill('021000012');
  await link().tap();
  await page.getByText('This Fedwire number does not exist. Check its 9 digits').waitFor();
  await field('SWIFT (Fedwire) code').fill('021000021');
  await field('IBAN').waitFor({ state: 'detached' });
  await field('Account number').fill('000123456789');
  await field('Branch code').fill('021000021');
  await link().tap();
  await page.getByText('Your bank account is linked.').waitFor();
  expect(await ada.call('POST', 'user/cash_info', {})).toMatchObject({
    bank_account: '********6789',
    swift_code: '021000021',
    branch_number: '021000021',
  });
});

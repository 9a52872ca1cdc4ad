// Money between own accounts: moved once, whatever becomes of the answer, and found in the records.
// Walks: wallet, home, spot.
import { expect, test } from 'vitest';
import { isPlain } from '../support/productServer.ts';
import {
  transferPath,
  phone,
  page,
  person,
  amount,
  submit,
  prepareTransfer,
} from '../support/steps/transferSteps.ts';

prepareTransfer();

const dialog = () => page.getByRole('dialog', { name: 'Transferred' });
type Moved = { total: number; data: { value: string; from_field: string; to_field: string }[] };
const moved = () => person.call<Moved>('GET', 'wallet/hzhistory');
const freeIn = async (type: 'change' | 'lever' | 'micro'): Promise<string> =>
  (await person.call<Record<string, string>>('POST', 'wallet/detail', { currency: '3', type }))[
    `${type}_balance`
  ]!;

test('an amount goes from Assets to another account, and is found in the records', async () => {
  await page.goto('/pages/assets/index');
  await page.getByRole('link', { name: 'Transfer' }).click();
  await page.getByRole('button', { name: /^To/ }).click();
  await page
    .getByRole('dialog', { name: 'To' })
    .getByRole('button', { name: /^Contract account/ })
    .click();
  await amount().fill('2000');
  await page.getByText('8,000.00 USDT', { exact: true }).waitFor();
  await submit().click();
  await dialog().getByText('8,000.00 USDT').waitFor();
  expect(await dialog().innerText()).toMatch(/2,000\.00\sUSDT/);
  expect([await freeIn('change'), await freeIn('lever')]).toEqual(['8000', '2000']);
  await dialog().getByRole('link', { name: 'Transfer records' }).click();
  const row = page.getByRole('list', { name: 'Transfers' }).getByRole('listitem');
  await row.waitFor();
  expect(await row.innerText()).toMatch(
    // A plain back end describes source and target in its own words.
    isPlain ? /2,000\.00 USDT/ : /From\s*Spot account\s*To\s*Contract account\s*2,000\.00 USDT/,
  );
  expect(phone.errors).toEqual([]);
});

test('a double tap moves it once, and more than is free moves nothing', async () => {
  await page.goto(transferPath);
  await amount().fill('700');
  await submit().dblclick();
  await dialog().waitFor();
  expect((await moved()).total).toBe(1);
  await dialog().getByRole('button', { name: 'Done' }).click();
  // A second tap must not transfer again.
  expect(await amount().inputValue()).toBe('');
  await amount().fill('9300.01');
  await page.getByText('Insufficient balance').waitFor();
  await submit().click();
  await page.getByRole('button', { name: 'Use 9,300' }).click();
  expect(await amount().inputValue()).toBe('9,300');
  expect((await moved()).total).toBe(1);
});

test('one whose answer is lost is looked up, found, and not made again', async () => {
  await page.goto(transferPath);
  // The request arrives, but its response is lost.
  await page.route('**/api/wallet/change', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await amount().fill('300');
  await phone.withoutConnection(async () => {
    await submit().click();
    await dialog().waitFor();
  });
  await expect.poll(() => dialog().innerText()).toMatch(/9,700\.00\sUSDT/);
  expect(await moved()).toMatchObject({ total: 1, data: [{ value: '300' }] });
});

test('one that never arrived is said not to have, and its repeat after a reload bears the same id', async () => {
  await page.goto(transferPath);
  const ids: (string | null)[] = [];
  let isDown = true;
  await page.route('**/api/wallet/change', async (route) => {
    ids.push(new URLSearchParams(route.request().postData() ?? '').get('client_transfer_id'));
    if (isDown) await route.abort();
    else await route.continue();
  });
  await amount().fill('300');
  await phone.withoutConnection(async () => {
    await submit().click();
    await page.getByText('We’re checking whether your transfer was received.').waitFor();
  });
  await page.reload();
  await page.getByText('We’re checking whether your transfer was received.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Send again' }).click();
  await dialog().waitFor();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect((await moved()).total).toBe(1);
});

// Money between own accounts: moved once, whatever becomes of the answer, and found in the records.
// Walks: wallet, home, spot.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { isFamily, startProductServer, type ProductServer } from './support/productServer.ts';

const transferPath = '/pages/assets/transfer/index';

let server: ProductServer;
let browser: Browser;
let phone: Phone;
let page: Page;
let person: Person;
let people = 0;

beforeAll(async () => {
  server = await startProductServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  person = await new Person(server.url, `tess${(people += 1)}@example.com`).register();
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  await phone.keep(await person.kept());
});
afterEach(() => phone.close());

const amount = () => page.getByRole('textbox', { name: 'Amount' });
const submit = () => page.locator('button[type=submit]');
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
    // A plain back end says in its own words where it came from and where it went.
    isFamily ? /2,000\.00 USDT/ : /From\s*Spot account\s*To\s*Contract account\s*2,000\.00 USDT/,
  );
  expect(phone.errors).toEqual([]);
});

test('transfers are narrowed to an account, and stay so after a reload', async () => {
  const between = { from_field: 'change', to_field: 'lever' };
  await person.call('POST', 'wallet/change', { currency_id: '3', number: '2000', ...between });
  await page.goto('/pages/assets/transfer/record');
  await page.getByRole('list', { name: 'Transfers' }).getByRole('listitem').waitFor();
  await page.getByRole('button', { name: 'All accounts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  await page.getByText('No records match').waitFor();
  await page.reload();
  // What narrows the list stands in the address.
  await page.getByText('No records match').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a double tap moves it once, and more than is free moves nothing', async () => {
  await page.goto(transferPath);
  await amount().fill('700');
  await submit().dblclick();
  await dialog().waitFor();
  expect((await moved()).total).toBe(1);
  await dialog().getByRole('button', { name: 'Done' }).click();
  // One more tap must not move the same again.
  expect(await amount().inputValue()).toBe('');
  await amount().fill('9300.01');
  await page.getByText('Insufficient balance').waitFor();
  await submit().click();
  await page.getByRole('button', { name: 'Use 9,300' }).click();
  expect(await amount().inputValue()).toBe('9,300');
  expect((await moved()).total).toBe(1);
});

test('an amount is grouped while it is typed, and the caret stays beside its digit', async () => {
  await page.goto(transferPath);
  const press = async (...keys: string[]): Promise<string> => {
    for (const key of keys) await page.keyboard.press(key);
    return amount().evaluate((field: HTMLInputElement) => {
      const { value, selectionStart } = field;
      return `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`;
    });
  };
  await amount().focus();
  expect(await press(...'1234567.5')).toBe('1,234,567.5|');
  expect(await press(...Array<string>(8).fill('ArrowLeft'), '9')).toBe('12,9|34,567.5');
  expect(await press('Backspace')).toBe('1,2|34,567.5');
  // The mark of a group goes with the digit beside it.
  expect(await press('ArrowLeft', 'Backspace')).toBe('|234,567.5');
  expect(await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete')).toBe('23,4|67.5');
  expect(await press('Control+z', 'Control+z')).toBe('1,2|34,567.5');
  expect(await press('Control+Shift+z')).toBe('|234,567.5');
});

test('an amount that is replaced, cut out or put in at once is what it says', async () => {
  await page.goto(transferPath);
  const put = async (...keys: string[]): Promise<string> => {
    for (const key of keys) await page.keyboard.press(key);
    return amount().inputValue();
  };
  await amount().pressSequentially('1234.5');
  expect(await put('Control+a')).toBe('1,234.5');
  await page.keyboard.insertText('1000');
  expect(await amount().inputValue()).toBe('1,000');
  expect(await submit().innerText()).toMatch(/^Transfer 1,000\.00\sUSDT$/);
  expect(await put('Control+a', 'Control+x')).toBe('');
  expect(await put('Control+v')).toBe('1,000');
  await page.keyboard.insertText('00');
  expect(await submit().innerText()).toMatch(/^Transfer 100,000\.00\sUSDT$/);
});

test('what was kept of a form and is none any more is dropped', async () => {
  const { id } = JSON.parse((await person.kept())['user']!) as { id: number };
  const values = { coin: 'USDT', from: 'lever', to: 'change', amount: 'abc' };
  const draft = { form: 'transfer', account: String(id), of: '', at: Date.now(), values };
  const attempt = { draft: values, clientId: 'c', at: 1 };
  await phone.context.addInitScript(
    ([drafts, [key, kept]]) => {
      sessionStorage.setItem('meridian.drafts', drafts);
      sessionStorage.setItem(key, kept);
    },
    [JSON.stringify([draft]), [`meridian.transfer.attempt.${id}`, JSON.stringify(attempt)]] as const,
  );
  await page.goto(transferPath);
  expect(await amount().inputValue()).toBe('');
  expect(await submit().isEnabled()).toBe(true);
  expect(phone.errors).toEqual([]);
});

test('one whose answer is lost is looked up, found, and not made again', async () => {
  await page.goto(transferPath);
  // It arrives, and its answer does not come back.
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
    await page.getByText('We are checking whether your transfer arrived.').waitFor();
  });
  await page.reload();
  await page.getByText('We are checking whether your transfer arrived.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Send again' }).click();
  await dialog().waitFor();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect((await moved()).total).toBe(1);
});

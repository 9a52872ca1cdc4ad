// Transfer between own accounts: executed once, whatever happens to the answer, and listed in the records.
import { expect, test } from 'vitest';
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

test('transfers are narrowed to an account, and stay so after a reload', async () => {
  const between = { from_field: 'change', to_field: 'lever' };
  await person.call('POST', 'wallet/change', { currency_id: '3', number: '2000', ...between });
  await page.goto('/pages/assets/transfer/record');
  await page.getByRole('list', { name: 'Transfers' }).getByRole('listitem').waitFor();
  await page.getByRole('button', { name: 'All accounts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  await page.getByText('No records match').waitFor();
  await page.reload();
  // The URL contains the filter.
  await page.getByText('No records match').waitFor();
  expect(phone.errors).toEqual([]);
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
  // The group separator is deleted together with its adjacent digit.
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

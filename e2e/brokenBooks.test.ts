// Books that a start finds broken: each form says that it has to wait, and sends what it has kept once they are sound.
// Walks: wallet, spot, session.
import { expect, test } from 'vitest';
import {
  paused,
  page,
  person,
  restartWith,
  openAsMember,
  expectRefusal,
  tryAgain,
  prepareBrokenBooks,
} from './support/steps/brokenBooksSteps.ts';

prepareBrokenBooks();

const transferPath = '/pages/assets/transfer/index?to=lever';

test('a transfer waits in its form, and is made by another tap once the books are sound', async () => {
  await openAsMember(transferPath);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const submit = page.locator('button[type=submit]');
  await amount.fill('700');
  await submit.click();
  await expectRefusal(paused);
  expect(await amount.inputValue()).toBe('700');
  await restartWith(-500);
  await tryAgain(submit, paused);
  await page.getByRole('dialog', { name: 'Transferred' }).waitFor();
  expect(await person.call<{ total: number }>('GET', 'wallet/hzhistory')).toMatchObject({ total: 1 });
});

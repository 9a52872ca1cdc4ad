// A timed option in the browser, in the demo account: confirmed in a second step, accepted, entered by the next tick, and ended
// with the account, each step without a reload.
// Walks: option, home.
import { expect, test } from 'vitest';
import { onPhones } from './support/onPhones.ts';
import { Person } from './support/Person.ts';
import { mainTab } from './support/walk.ts';

const phones = onPhones();

test('an option is bought in the demo account, gets its entry, and comes back with a new beginning', async () => {
  const person = await new Person(phones.url, 'lena@example.com').register();
  const { page } = await phones.openAs(person);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  await mainTab(page, 'Options').tap();
  await page.getByText('Real account').waitFor();
  await button('Try demo').tap();
  await page.getByText('Demo account').waitFor();
  await button(/^120 s/).tap();
  await page.getByRole('textbox', { name: /^Stake/ }).fill('100');
  await page.getByText('+87.00').first().waitFor();
  await button('Up').tap();
  await dialog.getByText('the next tick after acceptance').waitFor();
  await dialog.getByRole('button', { name: /^Up · 100/ }).tap();
  await page.getByText('of 2:00').waitFor();
  const rows = async (status: '1' | '3') =>
    (
      await person.call<{ data: { open_price?: string; returned?: string; show_micro_id: string }[] }>(
        'GET',
        `microtrade/lists?status=${status}&account_type=simulation_account`,
      )
    ).data;
  await expect.poll(async () => (await rows('1'))[0]?.open_price).toMatch(/^\d/);
  await button('Start over').tap();
  await dialog.getByRole('button', { name: 'Start over' }).tap();
  await page.getByText('No order awaits delivery.').waitFor();
  await page.getByRole('tab', { name: 'History' }).tap();
  await page.getByText('Returned').waitFor();
  expect(await rows('3')).toMatchObject([{ returned: 'reset', show_micro_id: expect.stringMatching(/^D/) }]);
});

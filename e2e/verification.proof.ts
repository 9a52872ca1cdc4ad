// Verification of a user's identity: from the settings to the review, and the data that stays on the device.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { onPhones } from './support/onPhones.ts';
import { Person } from './support/Person.ts';

const phones = onPhones();
let page: Page;
let people = 0;

beforeEach(async () => {
  const person = await new Person(phones.url, `lena${(people += 1)}@example.com`).register();
  ({ page } = await phones.openAs(person));
});

const name = () => page.getByRole('textbox', { name: 'Full name' });
const cardId = () => page.getByRole('textbox', { name: 'ID or passport number' });
const address = () => page.getByRole('textbox', { name: 'Contact address' });

async function chooseGermany(): Promise<void> {
  await page.getByRole('button', { name: /^Country of issue/ }).tap();
  await page.getByRole('searchbox', { name: 'Find a country' }).fill('germ');
  await page.getByRole('button', { name: 'Germany' }).tap();
}

test('basic verification is found in the settings, sent once, and read only from then on', async () => {
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/user/real_name') ? 1 : 0));
  await page.goto('/pages/settings/index');
  await page.getByRole('link', { name: 'Verification', exact: true }).tap();
  await page.getByRole('link', { name: 'Start basic verification' }).tap();
  await chooseGermany();
  await name().fill('Lena Marie Hartmann');
  await cardId().fill('C01X00T47');
  await address().fill('Lindenallee 14\n50968 Köln');
  await page.getByRole('button', { name: 'Submit for review' }).dblclick();
  await name().waitFor({ state: 'detached' });
  expect(sent).toBe(1);
  await page.getByText(/^C0•+47$/).waitFor();
  await page.goBack();
  // A sandbox decides within seconds.
  await page.getByText(/We’re reviewing your details|One step left/).waitFor();
});

test('a form that was left for the text on storage, or loaded anew, lacks the ID number at most', async () => {
  await page.goto('/pages/verification/basic');
  await chooseGermany();
  await name().fill('Lena Marie Hartmann');
  await cardId().fill('L01X00T4');
  await address().fill('Lindenallee 14');
  await page.getByText('This does not look like a passport number of Germany.').waitFor();
  await page.getByText('In Germany: Street and number · Postal code City').waitFor();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('Lena Marie Hartmann');
  expect(stored).not.toContain('L01X00T4');
  await page.getByRole('link', { name: 'How we store your details' }).tap();
  await page.getByRole('heading', { name: '1. What we collect' }).waitFor();
  await page.goBack();
  await name().waitFor();
  expect([await name().inputValue(), await cardId().inputValue()]).toEqual([
    'Lena Marie Hartmann',
    'L01X00T4',
  ]);
  await page.reload();
  await name().waitFor();
  expect([await name().inputValue(), await cardId().inputValue(), await address().inputValue()]).toEqual([
    'Lena Marie Hartmann',
    '',
    'Lindenallee 14',
  ]);
});

// What somebody has to know before contracts: found at the verification, answered wrong, explained, answered right.
// Walks: verification.
import type { Page } from 'playwright-core';
import { beforeEach, test } from 'vitest';
import { onPhones } from './support/onPhones.ts';
import type { Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';

const phones = onPhones();
let phone: Phone;
let page: Page;
let people = 0;

beforeEach(async () => {
  const person = await new Person(phones.url, `asked${(people += 1)}@example.com`).register();
  phone = await phones.openAs(person);
  ({ page } = phone);
});

const choice = (name: string) => page.getByRole('button', { name });
const rest = [
  'Every day that the position stays open',
  'The liquidation price comes closer',
  'Yes, in a fast market',
];

test('a wrong answer is explained, the right ones pass, and the verification says so', async () => {
  await page.goto('/pages/verification/index');
  await page.getByRole('link', { name: /^Contracts/ }).tap();
  await page.getByText('0 of 5').waitFor();
  await choice('Yes, if the price reaches the liquidation price').tap();
  await page.getByText('1 right').waitFor();
  await choice('About 50%').tap();
  await page.getByText('100% ÷ 20 = 5%', { exact: false }).waitFor();
  await page.getByText('1 right, 1 to answer again').waitFor();
  // A reload loses nothing.
  await page.reload();
  await page.getByText('1 right, 1 to answer again').waitFor();
  await page.getByRole('button', { name: 'Answer again' }).tap();
  await choice('About 5%').tap();
  await page.getByText('2 right').waitFor();
  for (const [index, answer] of rest.entries()) {
    await choice(answer).tap();
    await page.getByText(`${index + 3} right`).waitFor();
  }
  await page.getByText('All answers are right.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('link', { name: /^Contracts\s*5 questions\s*Done$/ }).waitFor();
});

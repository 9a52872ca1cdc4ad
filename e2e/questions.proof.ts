// Questions required before contracts: reached from verification, answered wrong, explained, answered right.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
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

test('what is right is in no answer of the server before it was answered', async () => {
  const told = page.waitForResponse((response) => response.url().includes('/api/user/questions'));
  await page.goto('/pages/verification/questions?product=option');
  const { data } = (await (await told).json()) as { data: { questions: object[]; answers: unknown[] } };
  expect(data.answers).toEqual([]);
  expect(data.questions).toHaveLength(4);
  expect(Object.keys(data.questions[0]!).sort()).toEqual(['choices', 'id', 'text']);
});

test('offline an answer says that it was not sent, and the question stays open', async () => {
  await page.goto('/pages/verification/questions?product=lever');
  await page.getByText('0 of 5').waitFor();
  await phone.withoutConnection(async () => {
    await phone.context.setOffline(true);
    await choice('Yes, if the price reaches the liquidation price').tap();
    await page.getByText('The server could not be reached. Check your connection.').waitFor();
    await page.getByText('0 of 5').waitFor();
    await phone.context.setOffline(false);
  });
  await choice('Yes, if the price reaches the liquidation price').tap();
  await page.getByText('1 right').waitFor();
});

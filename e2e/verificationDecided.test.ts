// Who somebody is, as a newcomer goes through it with real pictures: refused once, passed after, told by push alone.
// Walks: verification, account.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

const file = (name: string) => fileURLToPath(new URL(`support/pictures/${name}`, import.meta.url));
let server: JoinedServer;
let browser: Browser;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});

describe('a newcomer on a phone', () => {
  let phone: Phone;
  let page: Page;
  let person: Person;
  /** Number of page loads; push updates need none. */
  let loads = 0;

  beforeAll(async () => {
    person = await new Person(server.url, 'nora@example.com').register();
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
    const kept = await person.kept();
    await phone.keep(kept);
    page.on('load', () => (loads += 1));
    await page.goto('/pages/settings/index');
  });
  afterAll(() => phone?.close());

  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const picture = (name: string) => page.locator(`input[name=${name}]`);
  const button = (name: string) => page.getByRole('button', { name });

  test('reads what each level unlocks before anything is asked, in two taps from the settings', async () => {
    await page.getByRole('link', { name: /Verification|identity/i }).click();
    await heading('Verify your identity').waitFor();
    const text = await page.locator('main').innerText();
    for (const what of ['Withdrawals', 'Options with real money', 'P2P']) expect(text).toContain(what);
    await page.getByRole('link', { name: 'Start basic verification' }).click();
    await heading('Basic verification').waitFor();
  });

  test('is refused in the sandbox for a name that ends in Reject, and sees why at the name, without a reload', async () => {
    await page.getByRole('button', { name: /Country of issue/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Germany/ })
      .click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Nora Reject');
    await page.getByRole('textbox', { name: 'ID or passport number' }).fill('L01X00T47');
    await page.getByRole('textbox', { name: 'Contact address' }).fill('Lindenallee 14\n50968 Köln');
    await button('Submit for review').click();
    await page.getByText('Under review', { exact: false }).first().waitFor();
    const before = loads;
    await page.getByText('The name differs from the one on the ID').waitFor();
    expect(loads).toBe(before);
  });

  test('corrects the name alone, and is verified without a reload', async () => {
    await page.goto('/pages/verification/basic');
    await page.getByText('The name differs from the one on the ID').waitFor();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Nora Hartmann');
    await button('Send again').click();
    const before = loads;
    await page.goBack().catch(() => undefined);
    await page.goto('/pages/verification/index');
    await heading('One step left').waitFor();
    expect((await person.call<{ card_id: string }>('GET', 'user/center')).card_id).toBe('L0******47');
    expect(loads - before).toBeLessThanOrEqual(2);
  });

  test('adds three real pictures, is refused two of them, takes only those again, and is verified', async () => {
    await page.getByRole('link', { name: 'Start advanced verification' }).click();
    const front = {
      name: 'front Reject.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(file('front.jpg')),
    };
    await picture('front_pic').setInputFiles(front);
    await picture('reverse_pic').setInputFiles(file('back.png'));
    await picture('hand_pic').setInputFiles(file('holding.webp'));
    await button('Submit for review').click();
    await page
      .getByText(/under review/i)
      .first()
      .waitFor();
    await page.getByText('Light covers part of the text', { exact: false }).waitFor();
    await page.getByText('Your whole face and the ID must be in the photo').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(2);
    await picture('front_pic').setInputFiles(file('front.jpg'));
    await picture('hand_pic').setInputFiles(file('holding.webp'));
    await button('Send again').click();
    await page.getByText(/advanced verification is complete/i).waitFor();
    const { review_status } = await person.call<{ review_status: number }>('GET', 'user/center2');
    expect(review_status).toBe(2);
    expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
  });
});

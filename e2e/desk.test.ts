// Operators decide what people send: in one window the desk, in another the phone of a person.
// Walks: verification.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './support/axeFaults.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { approve, openDesk } from './support/openDesk.ts';
import { Person } from './support/Person.ts';
import { startDesk, type Operator } from './support/startDesk.ts';
import type { ProductServer } from './support/productServer.ts';

/** File name that runs a script if it is rendered as HTML. */
const hostileName = '<img src=x onerror=alert(1)>';

/** Browser message for a rejected call; some calls here must be rejected. */
const refused = /the server responded with a status of (?:401|403|409) .*\/desk\/api\//;

let server: ProductServer;
let browser: Browser;
let operators: Record<'rita', Operator>;
const windows: Phone[] = [];

beforeAll(async () => {
  ({ server, operators } = await startDesk({ rita: 'reviewer' }));
  browser = await joinBrowser();
});
afterEach(async () => {
  const opened = windows.splice(0);
  await Promise.all(opened.map((each) => each.close()));
  for (const { errors, violations, foreignRequests } of opened) {
    const unexpected = errors.filter((error) => !refused.test(error));
    expect({ unexpected, violations, foreignRequests }).toEqual({
      unexpected: [],
      violations: [],
      foreignRequests: [],
    });
  }
});
afterAll(async () => {
  await server?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openPage = async (operator: Operator): Promise<Page> =>
  (await openDesk(browser, server.url, { operator, windows })).page;

let people = 0;
async function person(name = 'Sample Person'): Promise<Person> {
  people += 1;
  const somebody = await new Person(server.url, `desk${people}@example.com`).register();
  const card_id = `L01X00T${40 + people}`;
  await somebody.call('POST', 'user/real_name', {
    country: 'Germany',
    name,
    card_id,
    address: 'Sample Street 14',
  });
  return somebody;
}

/** Selects another kind in between, so the queue reloads immediately and not after its 15 seconds. */
async function openNewest(page: Page, kind: 'Basic' | 'Advanced'): Promise<void> {
  await page.getByRole('tab', { name: kind === 'Basic' ? 'Advanced' : 'Basic' }).click();
  await page.getByRole('tab', { name: kind }).click();
  const queue = page.getByRole('tabpanel').getByRole('listitem');
  await queue.last().getByRole('button').click();
}

async function axeInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  }
}

test('what an operator decides, the person sees without a reload, and corrects', async () => {
  const ann = await person(hostileName);
  const phone = await openPhone(browser, server.url);
  windows.push(phone);
  const kept = await ann.kept();
  await phone.keep(kept);
  await phone.page.goto('/pages/verification/basic');
  await phone.page.getByText('Under review since').waitFor();
  await phone.page.evaluate(() => Object.assign(window, { isFirstPage: true }));

  const page = await openPage(operators.rita);
  let rejections = 0;
  page.on('request', (request) => (rejections += request.url().endsWith('/reject') ? 1 : 0));
  await openNewest(page, 'Basic');
  // Markup in a text is shown as text.
  await page.getByRole('cell', { name: hostileName, exact: true }).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  await press(page, 'Take this case');
  await page.getByText('Taken by you').waitFor();
  // The case contains no picture.
  expect(await page.getByRole('textbox', { name: /^Read from the ID/ }).count()).toBe(0);
  await page
    .getByRole('combobox', { name: 'Reason to refuse: Full name' })
    .selectOption({ label: 'The name differs from the one on the ID' });
  await page.getByRole('textbox', { name: 'Notes for the desk' }).fill('Ann, as on the card');
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Reject 1 item' }).dblclick();
  await page.getByText(/^Rejected, 1 item: account/).waitFor();
  expect(rejections).toBe(1);

  await phone.page.getByText('The name differs from the one on the ID').waitFor();
  await phone.page.getByRole('textbox', { name: 'Full name' }).fill('Ann Person');
  await press(phone.page, 'Send again');
  await phone.page.getByText('Under review since').waitFor();
  expect(await phone.page.getByText('Ann, as on the card').count()).toBe(0);

  await openNewest(page, 'Basic');
  await page.getByText('second attempt').waitFor();
  await page.getByRole('cell', { name: 'Ann Person', exact: true }).waitFor();
  await press(page, 'Take this case');
  await press(page, 'Approve');
  const asked = page.getByRole('group', { name: 'Approve' });
  await asked.getByText('Ann Person', { exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Back');
  await approve(page);
  await page.getByText(/^Approved: account/).waitFor();
  await phone.page.getByText('Verified on').waitFor();
  expect(await phone.page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

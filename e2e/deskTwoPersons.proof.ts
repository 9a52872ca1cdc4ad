// Approval by two operators, each in a separate window, with a queue of several pages.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside } from '../server/store/openBeside.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { approve, openDesk } from './support/openDesk.ts';
import { Person } from './support/Person.ts';
import { startDesk, type Operator } from './support/startDesk.ts';
import type { ProductServer } from './support/productServer.ts';

const waiting = 130;
let server: ProductServer;
let browser: Browser;
let operators: Record<'rita' | 'adam', Operator>;
const windows: Phone[] = [];

/** Old submissions of other users, past their retention. */
async function fillQueue(folder: string): Promise<void> {
  const db = openBeside({ folder });
  const empty = { hold: null, rejections: '{}', notes: '', taken_at: null, taken_by: null };
  const about = JSON.stringify({ level: 'basic', country: 'Germany', asksRejection: false });
  for (let id = 1; id <= waiting; id += 1)
    await db
      .insertInto('review')
      .values({
        id,
        owner: `user:${id}`,
        kind: 'verification.basic',
        reference: 'basic',
        about,
        ...empty,
        state: 'submitted',
        created_at: 1_700_000_000_000,
        ended_at: null,
        ended_by: null,
      })
      .execute();
  await db.destroy();
}

beforeAll(async () => {
  const roles = { rita: 'reviewer', adam: 'reviewer,approver' };
  ({ server, operators } = await startDesk(roles, { DESK_TWO_PERSONS: 'on' }, fillQueue));
  browser = await joinBrowser();
});
afterAll(async () => {
  for (const { errors, violations, foreignRequests } of windows)
    expect({ errors, violations, foreignRequests }).toEqual({
      errors: [],
      violations: [],
      foreignRequests: [],
    });
  await server?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openPage = async (operator: Operator): Promise<Page> =>
  (await openDesk(browser, server.url, { operator, windows })).page;

test('the queue goes on where a page ends, one operator proposes and another confirms, and the customer is verified', async () => {
  const ann = await new Person(server.url, 'two@example.com').register();
  const papers = { country: 'Germany', name: 'Ann Person', card_id: 'L01X00T47', address: 'Street 14' };
  await ann.call('POST', 'user/real_name', papers);
  const [rita, adam] = [await openPage(operators.rita), await openPage(operators.adam)];
  for (const page of [rita, adam]) {
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(100);
    await press(page, 'Show more');
    await expect.poll(() => rows.count()).toBe(waiting + 1);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    await rows.last().getByRole('button').click();
    await page.getByRole('cell', { name: 'Ann Person', exact: true }).waitFor();
  }
  await press(rita, 'Take this case');
  await approve(rita, 'Propose approval');
  await rita.getByText(/^Approval proposed: account/).waitFor();
  expect(await ann.call<{ review_status: number }>('GET', 'user/center')).toMatchObject({ review_status: 1 });
  // Adam opened the case before, and reads it again.
  const rows = adam.getByRole('tabpanel').getByRole('listitem');
  await rows.first().getByRole('button').click();
  await rows.last().getByRole('button').click();
  await adam.getByText('rita has proposed the approval.').waitFor();
  await approve(adam, 'Confirm approval');
  await adam.getByText(/^Approved: account/).waitFor();
  expect(await ann.call<{ review_status: number }>('GET', 'user/center')).toMatchObject({ review_status: 2 });
});

test('an account that a customer wants closed is a case that says what it does, and the customer is logged out', async () => {
  const bob = await new Person(server.url, 'leaves@example.com').register();
  const { account_number } = await bob.call<{ account_number: string }>('GET', 'user/center');
  const phone = await openPhone(browser, server.url);
  windows.push(phone);
  await phone.keep(await bob.kept());
  await phone.page.goto('/pages/assets/index');
  const [page] = windows.map((each) => each.page);
  await operators.adam.logIn(server.url);
  await operators.adam.call(server.url, `people/${account_number}/close`, {});
  await page!.getByRole('tab', { name: /^Closing/ }).click();
  await page!.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
  await page!.getByRole('cell', { name: 'Nothing that could be withdrawn' }).waitFor();
  expect(await page!.getByRole('columnheader').allTextContents()).toEqual([
    'Field',
    'What is known',
    'Reason, if refused',
  ]);
  await press(page!, 'Take this case');
  await page!.getByText(/^Approving closes the account for good/).waitFor();
  await approve(page!, 'Propose approval');
  // The previous proposal's toast may still be shown.
  const spaced = account_number.replace(/\B(?=(\d{3})+$)/g, '\\s');
  await page!.getByText(new RegExp(`^Approval proposed: account ${spaced}$`)).waitFor();
  const { rows } = await operators.adam.call<{ rows: { id: number }[] }>(server.url, 'queue/account.closing');
  await operators.adam.call(server.url, `cases/${rows[0]!.id}/approve`, {});
  await phone.page.waitForURL(/\/pages\/user\/login/);
});

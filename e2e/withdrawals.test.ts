// What leaves the platform: to a saved address, from Assets on.
// Walks: withdrawal, wallet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve, openDesk, openNewestCase } from './support/openDesk.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import type { Person } from './support/Person.ts';
import type { ProductServer } from './support/productServer.ts';
import { startDesk, startsWithinMs, type Operator } from './support/startDesk.ts';
import { walkerOn } from './support/Walker.ts';
import { approvedByDesk, sentAtOnce } from './support/withdrawalWalks.ts';
import { Withdrawers } from './support/Withdrawers.ts';

let server: ProductServer;
let browser: Browser;
let operator: Operator;
let phone: Phone;
let windows: Phone[];
const people = new Withdrawers();
let person: Person;

beforeAll(async () => {
  browser = await joinBrowser();
  const desk = await startDesk({ rita: 'reviewer' }, {}, (folder) => people.prepare(folder, 4));
  ({ server } = desk);
  operator = desk.operators.rita;
}, startsWithinMs);
beforeEach(async () => {
  person = await people.next(server);
  phone = await openPhone(browser, server.url);
  windows = [phone];
});
afterEach(async () => {
  for (const { close, errors, violations, foreignRequests } of windows) {
    await close();
    expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
  }
});
afterAll(async () => {
  await server?.stop();
});

test('a little is withdrawn within seven taps beside keypad and code, and arrives in sight of its owner', async () => {
  await sentAtOnce(walkerOn(phone.page), server.url, person);
});

/** Of the withdrawal that was just requested, at a desk. */
async function openCase(): Promise<Page> {
  const { page } = await openDesk(browser, server.url, { operator, windows });
  await openNewestCase(page, /^Withdrawals/);
  for (const shown of ['As much as people decide about', '500 USDT', 'TRC20'])
    await page.getByRole('cell', { name: shown, exact: true }).waitFor();
  await press(page, 'Take this case');
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('much is approved at the desk, and seen arriving by its owner, who reloads nothing', async () => {
  await approvedByDesk(walkerOn(phone.page), server.url, person, async () => {
    const page = await openCase();
    // Neither is a field of it, and both may be why it is refused.
    for (const reason of ['Origin of funds', 'Payment'])
      await page.getByRole('combobox', { name: `Reason to refuse: ${reason}` }).waitFor();
    await approve(page);
    await page.getByText(/^Approved: account/).waitFor();
  });
});

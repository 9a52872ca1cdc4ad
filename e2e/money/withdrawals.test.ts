// What leaves the platform: to a saved address, from Assets on.
// Walks: withdrawal, wallet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import { approve, openDesk, openNewestCase } from '../support/openDesk.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import type { Person } from '../support/Person.ts';
import type { ProductServer } from '../support/productServer.ts';
import { startDesk, startsWithinMs, type Operator } from '../support/startDesk.ts';
import { walkerOn } from '../support/Walker.ts';
import { approvedByDesk, paidToBank, rejectedByDesk, sentAtOnce } from '../support/walks/withdrawalWalks.ts';
import { Withdrawers } from '../support/Withdrawers.ts';

let server: ProductServer;
let browser: Browser;
let operators: Record<'rita' | 'adam', Operator>;
let phone: Phone;
const people = new Withdrawers();
let person: Person;
const desks: Phone[] = [];

beforeAll(async () => {
  browser = await joinBrowser();
  const roles = { rita: 'reviewer', adam: 'reviewer,approver' };
  ({ server, operators } = await startDesk(roles, {}, (folder) => people.prepare(folder, 4)));
}, startsWithinMs);
beforeEach(async () => {
  person = await people.next(server);
  phone = await openPhone(browser, server.url);
});
/** No faults in a window that the test does not check otherwise. */
const isSound = ({ errors, violations, foreignRequests }: Phone) =>
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
afterEach(async () => {
  await phone.close();
  isSound(phone);
});
afterAll(async () => {
  await server?.stop();
  desks.forEach(isSound);
});

test('a little is withdrawn within seven taps beside keypad and code, and arrives in sight of its owner', async () => {
  await sentAtOnce(walkerOn(phone.page), server.url, person);
});

/** Case of the withdrawal that was just requested, at rita's desk, which stays open between journeys. */
async function openCase(tab: RegExp, shown: readonly string[]): Promise<Page> {
  if (desks.length === 0) await openDesk(browser, server.url, { operator: operators.rita, windows: desks });
  const desk = desks[0]!.page;
  await desk.reload();
  await openNewestCase(desk, tab);
  for (const text of shown) await desk.getByRole('cell', { name: text, exact: true }).waitFor();
  await press(desk, 'Take this case');
  return desk;
}

const ofMuch = () => openCase(/^Withdrawals/, ['As much as people decide about', '500 USDT', 'TRC20']);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('much is approved at the desk, and seen arriving by its owner, who reloads nothing', async () => {
  await approvedByDesk(walkerOn(phone.page), server.url, person, async () => {
    const page = await ofMuch();
    // Reasons that belong to no field.
    for (const reason of ['Origin of funds', 'Payment'])
      await page.getByRole('combobox', { name: `Reason to refuse: ${reason}` }).waitFor();
    await approve(page);
    await page.getByText(/^Approved: account/).waitFor();
  });
});

test('much is rejected at the desk, and its owner, who reloads nothing, reads why and has the whole amount back', async () => {
  await rejectedByDesk(walkerOn(phone.page), server.url, person, async () => {
    const page = await ofMuch();
    await page
      .getByRole('combobox', { name: 'Reason to refuse: Address' })
      .selectOption('withdrawal.addressDoubtful');
    await press(page, 'Reject 1 item');
    await page.getByText(/^Rejected, 1 item: account/).waitFor();
  });
});

test('to the bound bank card it is paid at the frozen rate once two at the desk have found it on a statement', async () => {
  await paidToBank(walkerOn(phone.page), server.url, person, async () => {
    // 497.5 USDT at 0.9312.
    const page = await openCase(/^Bank out/, ['500 USDT', '463.27 EUR', bankForm.bank_name]);
    await page.getByRole('textbox', { name: 'Entry on the bank statement' }).fill('E2E-0447');
    await approve(page, 'Propose approval');
    await page.getByText(/^Approval proposed: account/).waitFor();
    await operators.adam.logIn(server.url);
    const { rows } = await operators.adam.call<{ rows: { id: number }[] }>(
      server.url,
      'queue/withdrawal.bank',
    );
    const statement = { statement: 'E2E-0447' };
    await operators.adam.call(server.url, `cases/${rows.at(-1)!.id}/approve`, statement);
  });
});

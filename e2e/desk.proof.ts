// Operators decide submissions: the desk in one window, a user's phone in another.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DeskQueue, DeskQueues } from '../contracts/desk.ts';
import { axeFaults } from './support/axeFaults.ts';
import { joinBrowser, type Phone } from './support/openPhone.ts';
import { logInAtDesk, openDesk } from './support/openDesk.ts';
import { Person } from './support/Person.ts';
import { startDesk, type Operator } from './support/startDesk.ts';
import type { ProductServer } from './support/productServer.ts';

const basic = 'verification.basic';

/** Browser message for a rejected call; some calls here must be rejected. */
const refused = /the server responded with a status of (?:401|403|409) .*\/desk\/api\//;

let server: ProductServer;
let browser: Browser;
let operators: Record<'rita' | 'adam' | 'eve' | 'olga', Operator>;
const windows: Phone[] = [];

beforeAll(async () => {
  ({ server, operators } = await startDesk({
    rita: 'reviewer',
    adam: 'reviewer,approver',
    eve: 'reviewer',
    olga: 'auditor',
  }));
  browser = await joinBrowser();
  await operators.adam.logIn(server.url);
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

/** The newest waiting case: that of the last submission. */
async function newest(kind: string): Promise<number> {
  const { rows } = await operators.adam.call<DeskQueue>(server.url, `queue/${kind}`);
  return rows.at(-1)!.id;
}

async function decide(id: number, step: 'take' | 'approve'): Promise<void> {
  await operators.adam.call(server.url, `cases/${id}/${step}`, {});
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

const choose = (page: Page, picture: string, verdict: 'Accept' | 'Refuse') =>
  page
    .getByRole('radiogroup', { name: `${picture}: accept or refuse` })
    .getByRole('radio', { name: verdict })
    .check({ force: true });

test('pictures are looked at closely, refused with a reason, and each look is recorded', async () => {
  const ann = await person();
  const first = await newest(basic);
  for (const step of ['take', 'approve'] as const) await decide(first, step);
  await ann.call('POST', 'user/real_name2', {
    front_pic: await ann.upload('front.jpg', 'image/jpeg'),
    reverse_pic: await ann.upload('back.png', 'image/png'),
    hand_pic: await ann.upload('holding.webp', 'image/webp'),
  });
  const desk = await openDesk(browser, server.url, { operator: operators.adam, windows });
  const { page } = desk;
  await openNewest(page, 'Advanced');
  const front = page.getByRole('img', { name: 'ID, front' });
  await front.waitFor();
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2400);
  // The trail records who viewed the case.
  await openNewest(page, 'Advanced');
  const trail = page.getByRole('complementary', { name: 'Audit trail' }).getByRole('listitem');
  for (const look of ['Case opened', 'Viewed: ID, front', 'Viewed: ID, back', 'Viewed: Holding the ID'])
    await trail.filter({ hasText: look }).filter({ hasText: 'adam' }).first().waitFor();
  await front.waitFor();
  const url = await front.getAttribute('src');

  await press(page, 'Zoom in: ID, front');
  expect(await front.getAttribute('data-scale')).toBe('1.50');
  await front.locator('..').hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => Number(await front.getAttribute('data-scale'))).toBeGreaterThan(1.5);
  const placeOf = () => front.evaluate((image) => image.getBoundingClientRect().x);
  const former = await placeOf();
  await page.mouse.down();
  await page.mouse.move(0, 300, { steps: 3 });
  await page.mouse.up();
  expect(await placeOf()).toBeLessThan(former);
  await press(page, 'Rotate: ID, front');
  expect(await front.getAttribute('data-turns')).toBe('1');

  await press(page, 'Take this case');
  await page.getByRole('textbox', { name: 'Read from the ID: Full name' }).fill('ANOTHER PERSON');
  await page.getByText('Differs', { exact: true }).waitFor();
  for (const picture of ['ID, back', 'Holding the ID']) await choose(page, picture, 'Accept');
  const approve = page.getByRole('button', { name: 'Approve' });
  expect(await approve.getAttribute('aria-disabled')).toBe('true');
  await choose(page, 'ID, front', 'Accept');
  expect(await approve.getAttribute('aria-disabled')).toBeNull();
  await choose(page, 'ID, front', 'Refuse');
  await page
    .getByRole('combobox', { name: 'Reason to refuse: ID, front' })
    .selectOption({ label: 'This ID has expired. Use one that is valid' });
  await axeInBothThemes(page);

  // A failed request does not lose the selection.
  await page.route('**/reject', (route) => route.abort());
  await desk.withoutConnection(async () => {
    await press(page, 'Reject 1 item');
    await page.getByText('The desk cannot be reached. Check your connection.').waitFor();
  });
  await page.unroute('**/reject');
  await press(page, 'Reject 1 item');
  await page.getByText(/^Rejected, 1 item: account/).waitFor();
  // The picture is removed with its case.
  await desk.withoutConnection(async () => {
    const isGone = page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const image = new Image();
          image.onload = () => resolve(false);
          image.onerror = () => resolve(true);
          image.src = src!;
        }),
      url,
    );
    expect(await isGone).toBe(true);
  });
  const { reasons } = await ann.call<{ reasons: Record<string, string> }>('GET', 'user/center2');
  expect(reasons).toEqual({ front_pic: 'This ID has expired. Use one that is valid' });
});

test('a case that was decided meanwhile says so, and a log-in in between loses nothing', async () => {
  await person();
  const id = await newest(basic);
  const page = await openPage(operators.eve);
  await openNewest(page, 'Basic');
  await press(page, 'Take this case');
  const reason = page.getByRole('combobox', { name: 'Reason to refuse: Address' });
  await reason.selectOption({ index: 1 });
  const notes = page.getByRole('textbox', { name: 'Notes for the desk' });
  await notes.fill('No house number');

  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('desk.session')!).token as string,
  );
  await operators.eve.call(server.url, 'logout', {}, token);
  await press(page, 'Reject 1 item');
  await page.getByText('Log in to continue').waitFor();
  await logInAtDesk(page, operators.eve);
  await notes.waitFor();
  expect(await notes.inputValue()).toBe('No house number');
  expect(await reason.inputValue()).toBe('verification.addressUnclear');

  await decide(id, 'approve');
  await press(page, 'Reject 1 item');
  await page.getByText('This case was decided meanwhile. What you see is how it stands now.').waitFor();
  await page.getByText('Approved', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /^(Reject|Approve)/ }).count()).toBe(0);
});

test('an auditor sees what waits, what somebody has to see to, and no case', async () => {
  await person();
  const page = await openPage(operators.olga);
  // A sandbox's address pool is never exhausted; this response simulates it.
  await page.route('**/desk/api/queue', async (route) => {
    const response = await route.fetch();
    const queues = (await response.json()) as DeskQueues;
    await route.fulfill({ response, json: { ...queues, warnings: ['depositAddresses'] } });
  });
  await page.reload();
  await page.getByRole('tab', { name: /^Basic ?[1-9]/ }).waitFor();
  await page.getByText('Deposit addresses are running out.').waitFor();
  await axeInBothThemes(page);
  await openNewest(page, 'Basic');
  await page
    .getByRole('alert')
    .getByText('Your role does not allow this. Ask a colleague whose role does')
    .waitFor();
  expect(await page.getByRole('button', { name: 'Take this case' }).count()).toBe(0);
});

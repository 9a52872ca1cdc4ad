// The product for people who see no screen, use no pointer, or want nothing to move.
// Walks: session, spot, wallet, account, home.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Keyboard } from '../support/Keyboard.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { freshEmail, Person } from '../support/Person.ts';
import { isPlain, joinServer, type JoinedServer } from '../support/productServer.ts';
import { stepByStep } from '../support/stepByStep.ts';
import { codeSentTo, leaveSession, mainTab, openOrders, registered, Ticket } from '../support/walks/walk.ts';

let server: JoinedServer;
let browser: Browser;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

describe('by keyboard alone', () => {
  let phone: Phone;
  let page: Page;
  let keyboard: Keyboard;
  let person: Person;

  beforeAll(async () => {
    phone = await openPhone(browser, server.url, { hasTouch: false, isMobile: false });
    ({ page } = phone);
    keyboard = new Keyboard(page);
    person = new Person(server.url, freshEmail('ada@example.com'));
  });
  stepByStep();
  afterAll(() => phone.close());

  test('a person registers', async () => {
    await page.goto('/');
    await keyboard.press(link(page, 'Create account'));
    await keyboard.write(field(page, 'Email'), person.email);
    await keyboard.press(button(page, 'Send code'));
    if (isPlain) {
      await keyboard.write(field(page, 'Verification code'), await codeSentTo(person.email));
      await keyboard.write(field(page, 'Invitation code'), 'MERIDIAN');
    } else await keyboard.press(button(page, 'Use this code'));
    await keyboard.write(field(page, 'Password'), person.password);
    await keyboard.write(field(page, 'Confirm password'), person.password);
    await keyboard.press(page.getByRole('checkbox', { name: /^I have read/ }), 'Space');
    await keyboard.press(button(page, 'Create account'));
    await registered(page);
    await leaveSession(page);
  });

  test('logs in on the way to Spot', async () => {
    await page.goto('/pages/trade/index');
    await page.waitForURL('**/pages/user/login/login?*');
    await keyboard.write(field(page, 'Email'), person.email);
    await keyboard.write(field(page, 'Password'), person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pages/trade/index');
  });

  test('places an order and cancels it', async () => {
    await person.logIn();
    const ticket = new Ticket(page);
    await keyboard.press(ticket.form.getByRole('button', { name: /^Order type/ }));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: /^Limit order/ }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keyboard.write(ticket.price, await person.percentOfMarket(97));
    await keyboard.write(ticket.quantity, '0.01');
    await keyboard.press(ticket.submit);
    await page.getByText('Order placed').waitFor();
    await expect.poll(() => openOrders(page).count()).toBe(1);
    await keyboard.press(openOrders(page).getByRole('button', { name: /^Cancel/ }));
    const dialog = page.getByRole('dialog');
    await keyboard.press(dialog.getByRole('button', { name: /^Cancel/ }).first());
    await page.getByText('Order cancelled').waitFor();
  });

  test('reads a record, and is where they were once it is closed', async () => {
    await keyboard.press(mainTab(page, 'Assets'));
    await keyboard.press(link(page, 'Records'));
    await page.waitForURL('**/pages/assets/record');
    const record = page
      .getByRole('main')
      .getByRole('button', { name: /Practice money/ })
      .first();
    await keyboard.press(record);
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await record.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('sets the theme, and hides balances', async () => {
    await page.goto('/');
    await keyboard.press(link(page, 'Account and settings'));
    await keyboard.goTo(page.getByRole('radio', { name: 'Light' }));
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await keyboard.press(page.getByRole('switch', { name: 'Hide balances at start' }), 'Space');
    expect(await page.getByRole('switch', { name: 'Hide balances at start' }).isChecked()).toBe(true);
  });

  test('sets a currency', async () => {
    await keyboard.press(page.getByRole('button', { name: /^Currency/ }));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: /^Euro/ }));
    await page.getByRole('button', { name: /^Currency EUR/ }).waitFor();
  });

  test('logs out', async () => {
    await keyboard.press(button(page, 'Log out'));
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }));
    await page.waitForURL(`${server.url}/`);
    await link(page, 'Create account').waitFor();
  });

  test('saw at every stop where the focus was', () => {
    expect([...keyboard.faults]).toEqual([]);
  });
});

// Requirements for every screen in a real browser: accessible to screen readers, reachable by keyboard, and complete on
// the narrowest phone, with large text and the longest words. screens/allScreens.proof.ts checks every theme, language
// and width.
import { BigNumber } from 'bignumber.js';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { axeFaults } from '../axeFaults.ts';
import { Keyboard } from '../Keyboard.ts';
import { layoutFaults } from '../layoutFaults.ts';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';
import { screens, type Screen } from '../screens.ts';

/** Controls without an accessible name in a snapshot. */
const namelessControl =
  /^\s*- (button|link|textbox|checkbox|radio|switch|tab|combobox|slider|searchbox|dialog|img)\b(?! ")/;

/** Orders, a transfer, a bank card and a login, so that lists and balances are not empty. */
export async function leaveTraces(person: Person): Promise<void> {
  const pair = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01234' };
  await person.call('POST', 'coin/trade', { ...pair, target_price: await person.percentOfMarket(95) });
  await person.call('POST', 'coin/trade', {
    ...pair,
    target_price: await person.percentOfMarket(102),
    order_kind: 'market',
  });
  const moved = { currency_id: '3', number: '250.93', from_field: 'change', to_field: 'micro' };
  await person.call('POST', 'wallet/change', moved);
  await person.call('POST', 'wallet/change', { ...moved, number: '1813.07', to_field: 'lever' });
  await person.call('POST', 'user/cash_save', bankForm);
  await person.logInElsewhere();
}

/** USDT balance of each account, where its digits are unambiguous, and the remainder in the spot account. */
async function balancesOf(person: Person): Promise<string[]> {
  const { free, held } = await person.balance('USDT');
  // The same with fewer decimals.
  const plain = [free, held, new BigNumber(free).plus(held).toFixed(), '250.93', '1813.07'].map(
    (balance) => /\d+\.\d\d/.exec(balance)?.[0] ?? '',
  );
  return plain.filter((balance) => balance.length > 5);
}

/** Balances of the user whose screens are checked. */
let balances: readonly string[] = [];

/** Balances in visible or accessible text of a page. */
async function statedBalances(page: Page): Promise<string[]> {
  const [heard, read] = await Promise.all([
    page.locator('body').ariaSnapshot(),
    page.evaluate(() => {
      const fields = [...document.querySelectorAll('input')];
      const values = fields.flatMap(({ value, placeholder }) => [value, placeholder]);
      return [document.body.textContent, document.title, ...values].join(' ');
    }),
  ]);
  const words = `${heard} ${read}`.replaceAll(/(?<=\d),(?=\d)/g, '');
  return balances.filter((balance) => words.includes(balance));
}

/** Balances that a page contains although the user has hidden them. */
async function unhiddenBalances(page: Page): Promise<string[]> {
  await page.evaluate(hideElsewhere, true);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const found = await statedBalances(page);
  await page.evaluate(hideElsewhere, false);
  return found;
}

interface Visit {
  /** Storage entries of the device. */
  stored?: Record<string, string>;
  /** Init script of the page. */
  watch?: () => void;
}

/** Opens screens with the appropriate user and with loaded data. */
export function onScreens(): (screen: Screen, visit?: Visit) => Promise<Phone> {
  let server: JoinedServer;
  let browser: Browser;
  /** Storage entries of a logged-in device. */
  let kept: Record<string, string>;
  let keptOfNewcomer: Record<string, string>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([joinBrowser(), joinServer()]);
    const person = await new Person(server.url, 'grace@example.com').register();
    kept = await person.kept();
    await leaveTraces(person);
    balances = await balancesOf(person);
    keptOfNewcomer = await (await new Person(server.url, 'hedy@example.com').register()).kept();
    return () => server.stop();
  });
  return async (screen, { stored = {}, watch } = {}) => {
    const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
    const own = screen.isNewcomer ? keptOfNewcomer : kept;
    await phone.keep({ ...(screen.isMember ? own : {}), ...stored });
    if (watch) await phone.context.addInitScript(watch);
    await phone.page.goto(screen.path);
    await phone.page.locator(screen.ready).first().waitFor();
    if (screen.opensWith !== undefined)
      await phone.page.getByRole('button', { name: screen.opensWith }).click();
    await phone.page.evaluate(() => document.fonts.ready);
    return phone;
  };
}

/** Emulates another tab that broadcasts the selected language. Runs in the page. */
function chooseElsewhere(mark: string): void {
  localStorage.setItem('lang', mark);
  dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
}

/** Emulates another tab that broadcasts whether amounts are hidden. Runs in the page. */
function hideElsewhere(hides: boolean): void {
  localStorage.setItem('hidesBalances', String(hides));
  dispatchEvent(new StorageEvent('storage', { key: 'hidesBalances' }));
}

/** @param locale where it differs from the protocol's mark */
export async function chooseLanguage(page: Page, mark: string, locale = mark): Promise<void> {
  await page.evaluate(chooseElsewhere, mark);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
  await page.evaluate(() => document.fonts.ready);
}

/** Lasting faults at a width: a resized chart draws its labels with the next tick. */
async function lastingFaultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  let faults = await layoutFaults(page);
  for (let looks = 1; faults.length > 0 && looks < 5; looks += 1) {
    await page.waitForTimeout(300);
    faults = await layoutFaults(page);
  }
  return faults.map((fault) => `${width} px: ${fault}`);
}

/** Each width with text at normal size, then twice as large. */
export async function faultsAtWidths(page: Page, plain: number[], large: number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of plain) faults.push(...(await lastingFaultsAt(page, width)));
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of large)
    faults.push(...(await lastingFaultsAt(page, width)).map((fault) => `large text, ${fault}`));
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  return faults;
}

/** Tests a third of the screens: each test file has a separate browser page, and no domain needs a file of its own. */
export function walkScreens(third: 0 | 1 | 2): void {
  const open = onScreens();

  test.each(screens.filter((_, index) => index % 3 === third))(
    '$name says what it is, leads the keyboard to all that it has, breaks no rule of axe, hides balances, and fits 320 px in German with large text',
    async (screen) => {
      const phone = await open(screen);
      const { page } = phone;
      const tree = await page.locator('body').ariaSnapshot();
      const keyboard = new Keyboard(page);
      const stops = await keyboard.goThrough();
      expect(tree.split('\n').filter((line) => namelessControl.test(line))).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(tree).toMatch(/^\s*- main/m);
      expect(stops.length).toBeGreaterThan(1);
      expect([...keyboard.faults]).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
      if (screen.name === 'Assets') expect(await statedBalances(page)).toContain('1813.07');
      expect(await unhiddenBalances(page)).toEqual([]);
      await chooseLanguage(page, 'de');
      expect(await faultsAtWidths(page, [], [320])).toEqual([]);
      await phone.close();
    },
  );
}

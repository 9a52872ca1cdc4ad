// What every screen must stand: the widths of phones, the longest languages, large text, both themes, no pointer, no
// sight, no motion. Each screen is opened once in English, once in German, and shown in Thai where it stands.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import { axeFaults } from './axeFaults.ts';
import { Keyboard } from './Keyboard.ts';
import { layoutFaults } from './layoutFaults.ts';
import { launchBrowser, openPhone, type Phone } from './openPhone.ts';
import { Person } from './Person.ts';
import { startProductServer, type ProductServer } from './productServer.ts';
import { screens, type Screen } from './screens.ts';

/** Controls without a name in an accessibility snapshot. */
const namelessControl =
  /^\s*- (button|link|textbox|checkbox|radio|switch|tab|combobox|slider|searchbox|dialog|img)\b(?! ")/;
/** Long enough for what moves when a page comes. */
const motionTimeMs = 1_500;

/** Orders, a transfer, a bank card and a log-in, so that lists and balances have something to show. */
async function leaveTraces(person: Person): Promise<void> {
  const pair = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01234' };
  await person.call('POST', 'coin/trade', { ...pair, target_price: await person.percentOfMarket(95) });
  await person.call('POST', 'coin/trade', {
    ...pair,
    target_price: await person.percentOfMarket(102),
    order_kind: 'market',
  });
  const moved = { currency_id: '3', number: '250', from_field: 'change', to_field: 'micro' };
  await person.call('POST', 'wallet/change', moved);
  await person.call('POST', 'user/cash_save', bankForm);
  await person.logInElsewhere();
}

/** Notes everything that moves from the page's beginning on. Runs in the page before anything of its own. */
function watchMotion(): void {
  const moving = new Set<string>();
  Object.assign(window, { moving });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) > 0 && animation.playState === 'running')
        moving.add((animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? 'something');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** As another tab of the app tells this one which language was chosen. Runs in the page. */
function chooseElsewhere(mark: string): void {
  localStorage.setItem('lang', mark);
  dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  return (await layoutFaults(page)).map((fault) => `${width} px: ${fault}`);
}

/** What is wrong at a width and stays so: a chart that was given another size draws its labels with the next tick. */
async function lastingFaultsAt(page: Page, width: number): Promise<string[]> {
  let faults = await faultsAt(page, width);
  for (let looks = 1; faults.length > 0 && looks < 5; looks += 1) {
    await page.waitForTimeout(300);
    faults = await faultsAt(page, width);
  }
  return faults;
}

/** At each width with text as it is, then twice as large. */
async function faultsAtWidths(page: Page, plain: number[], large: number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of plain) faults.push(...(await lastingFaultsAt(page, width)));
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of large)
    faults.push(...(await lastingFaultsAt(page, width)).map((fault) => `large text, ${fault}`));
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  return faults;
}

/** Everything that axe says in the light theme, and of the contrast in the dark one. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const light = await axeFaults(page);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
  const dark = (await axeFaults(page, ['color-contrast'])).map((fault) => `in the dark theme, ${fault}`);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
  return [...light, ...dark];
}

/** Tests for each screen of a domain. */
export function walkScreens(domain: string): void {
  let server: ProductServer;
  let browser: Browser;
  /** What the device of somebody who is logged in keeps. */
  let kept: Record<string, string>;
  let keptOfNewcomer: Record<string, string>;

  beforeAll(async () => {
    server = await startProductServer();
    browser = await launchBrowser();
    const person = await new Person(server.url, 'grace@example.com').register();
    kept = await person.kept();
    await leaveTraces(person);
    if (screens.some((screen) => screen.domain === domain && screen.isNewcomer))
      keptOfNewcomer = await (await new Person(server.url, 'hedy@example.com').register()).kept();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** A phone that keeps `stored` from earlier visits, on the screen and with its data there. */
  async function open(screen: Screen, stored: Record<string, string> = {}): Promise<Phone> {
    const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
    const own = screen.isNewcomer ? keptOfNewcomer : kept;
    const all = { ...(screen.isMember ? own : {}), ...stored };
    await phone.keep(all);
    await phone.context.addInitScript(watchMotion);
    await phone.page.goto(screen.path);
    await phone.page.locator(screen.ready).first().waitFor();
    await phone.page.evaluate(() => document.fonts.ready);
    return phone;
  }

  async function untilLanguage(page: Page, mark: string): Promise<void> {
    await page.waitForFunction((lang) => document.documentElement.lang === lang, mark);
    await page.evaluate(() => document.fonts.ready);
  }

  describe.each(screens.filter((screen) => screen.domain === domain))('$name', (screen) => {
    describe('in English', () => {
      let phone: Phone;
      let page: Page;
      beforeAll(async () => {
        phone = await open(screen);
        ({ page } = phone);
      });
      afterAll(() => phone?.close());

      test('names its controls, has one heading of its own and a main part, and no stop of the keyboard is hidden or a trap', async () => {
        const tree = await page.locator('body').ariaSnapshot();
        const keyboard = new Keyboard(page);
        const stops = await keyboard.goThrough();
        expect(tree.split('\n').filter((line) => namelessControl.test(line))).toEqual([]);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(tree).toMatch(/^\s*- main/m);
        expect(stops.length).toBeGreaterThan(1);
        expect([...keyboard.faults]).toEqual([]);
      });

      test('breaks no rule of axe in either theme', async () => {
        expect(await faultsInBothThemes(page)).toEqual([]);
      });

      test('fits phones of 320, 390 and 450 px, also with text twice as large', async () => {
        expect(await faultsAtWidths(page, [450, 390, 320], [390, 320])).toEqual([]);
      });

      test('moves nothing for people who want no motion', async () => {
        await page.waitForFunction((time) => performance.now() > time, motionTimeMs);
        const moving = await page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving]);
        expect(moving).toEqual([]);
      });
    });

    describe('in longer languages', () => {
      let phone: Phone;
      let page: Page;
      beforeAll(async () => {
        phone = await open(screen, { lang: 'de' });
        ({ page } = phone);
        await untilLanguage(page, 'de');
        await page.setViewportSize({ width: 320, height: 844 });
      });
      afterAll(() => phone?.close());

      test('breaks no rule of axe at 320 px in German in either theme', async () => {
        expect(await faultsInBothThemes(page)).toEqual([]);
      });

      test('fits 320 px in German, also with text twice as large', async () => {
        expect(await faultsAtWidths(page, [320], [320])).toEqual([]);
      });

      test('fits 320 px in Thai, also with text twice as large', async () => {
        await page.evaluate(chooseElsewhere, 'th');
        await untilLanguage(page, 'th');
        expect(await faultsAtWidths(page, [320], [320])).toEqual([]);
      });
    });
  });
}

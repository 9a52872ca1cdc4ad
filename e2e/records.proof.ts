// The ledger of a busy account on the screen and in the file: every row, once, and together the balance.
import { BigNumber } from 'bignumber.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layoutFaults } from './support/layoutFaults.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { recordRows } from './support/recordRows.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

const records = '/pages/assets/record';
const orders = 130;

let server: JoinedServer;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  person = await new Person(server.url, 'grace@example.com').register();
  await trade(person);
});
afterAll(async () => {
  await server?.stop();
});

/** Small orders that fill at once, of two pairs and both sides. */
async function trade(trader: Person): Promise<void> {
  for (let order = 0; order < orders; order += 1) {
    const isBuy = order % 3 !== 2;
    const [currency_id, amount] = order % 2 === 0 ? ['1', '0.00123'] : ['2', '0.0123'];
    const { now_price: price } = await trader.call<{ now_price: string }>(
      'GET',
      `currency/deal?currency_id=${currency_id}&legal_id=3`,
    );
    const target_price = new BigNumber(price)
      .times(isBuy ? 1.02 : 0.98)
      .dp(2)
      .toFixed();
    const pair = { legal_id: '3', currency_id, amount, target_price, order_kind: 'market' };
    await trader.call('POST', 'coin/trade', { ...pair, type: isBuy ? '1' : '2' });
  }
}

async function countOf(form: Record<string, string> = {}): Promise<number> {
  return (await person.call<{ count: number }>('POST', 'wallet/legal_log', { ...form, limit: '1' })).count;
}

async function openPath(path: string, stored: Record<string, string> = {}): Promise<Phone> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce', acceptDownloads: true });
  await phone.keep({ ...(await person.kept()), ...stored });
  await phone.page.goto(path);
  await phone.page.locator('main li').first().waitFor();
  return phone;
}

const rowsOn = (page: Page): Locator => page.getByRole('list', { name: 'Records' }).getByRole('listitem');
const position = (page: Page): Locator => page.getByText(/^1–[\d,]+ of [\d,]+$/);

/** What is drawn now: place in the list and the amount as it stands there. */
function drawn(page: Page): Promise<[place: number, text: string][]> {
  // A row that is being taken away has no lines any more.
  return rowsOn(page).evaluateAll((items) =>
    items
      .filter((item) => item.checkVisibility())
      .map((item): [number, string] => [
        Number(item.getAttribute('aria-posinset')),
        (item as HTMLElement).innerText,
      ]),
  );
}

/** Goes down to the end as a thumb does and remembers every row that comes by. */
async function walk(page: Page, count: number): Promise<Map<number, string>> {
  const seen = new Map<number, string>();
  let idle = 0;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && seen.size < count;) {
    const before = seen.size;
    for (const [place, text] of await drawn(page)) {
      // The next page has more of it.
      if (/\sso\sfar/.test(text)) continue;
      expect(seen.get(place) ?? text).toBe(text);
      seen.set(place, text);
    }
    idle = seen.size === before ? idle + 1 : 0;
    // A row that was passed before it was drawn is met on the next way down.
    await page.evaluate(
      async (isStuck) => {
        if (isStuck) globalThis.scrollTo(0, 0);
        else globalThis.scrollBy(0, 500);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
      idle > 0 && idle % 60 === 0,
    );
    await page.waitForTimeout(20);
  }
  return seen;
}

describe('the records of a busy account', () => {
  test('say that none match, and bring all back', async () => {
    const phone = await openPath('/pages/assets/index');
    const { page } = phone;
    await page.goto(`${records}?coin=DOGE&kind=fee`);
    await page.getByText('No records match').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
    await rowsOn(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    await phone.close();
  });

  test('lead to the order behind a row, and back to the same place', async () => {
    const phone = await openPath(records);
    const { page } = phone;
    await walk(page, await recordRows(person));
    await page.evaluate(() => globalThis.scrollBy(0, -2_500));
    await page.waitForTimeout(300);
    const before = await drawn(page);
    const y = await page.evaluate(() => globalThis.scrollY);
    const trades = rowsOn(page).filter({ hasText: /Buy|Sell/ });
    // A tap on one that is out of view would move the page.
    const tops = await trades.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    const middle = trades.nth(tops.findIndex((top) => top > 250)).getByRole('button');
    const place = await middle.evaluate((element) => element.getBoundingClientRect().top);
    const title = (await middle.innerText()).split('\n')[0]!;
    await middle.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Fee of the whole order').waitFor();
    expect(await sheet.innerText()).toContain(title);
    expect(await sheet.innerText()).toContain('3 records');
    await sheet.getByRole('button', { name: /^Trading fee/ }).click();
    await sheet.getByText('Record number').waitFor();
    expect(await sheet.innerText()).toMatch(/\d\d:\d\d:\d\d UTC/);
    await sheet.getByRole('link', { name: 'Show order' }).click();
    await page.waitForURL(/\/pages\/trade\/index\?symbol=.*&order=\d+/);
    const order = page.getByRole('dialog', { name: 'Order' });
    await order.getByText('Filled value').waitFor();
    await order.getByRole('button', { name: 'Close' }).click();
    await order.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
    await page.goBack();
    await rowsOn(page).first().waitFor();
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(y);
    await expect
      .poll(() => middle.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(Math.round(place));
    expect((await drawn(page)).map(([at]) => at)).toEqual(before.map(([at]) => at));
    await phone.close();
  });

  test('are saved once by a double tap, which neither cancels nor opens anything', async () => {
    const phone = await openPath(`${records}?coin=ETH`);
    const { page } = phone;
    let files = 0;
    page.on('download', () => (files += 1));
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const save = await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).boundingBox();
    const [x, y] = [save!.x + save!.width / 2, save!.y + save!.height / 2];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(250);
    await page.touchscreen.tap(x, y);
    await page.getByText(/^File with \d+ records saved$/).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(files).toBe(1);
    await phone.close();
  });

  test('are not saved once somebody cancels, which is said', async () => {
    const phone = await openPath(`${records}?coin=ETH`);
    const { page } = phone;
    let files = 0;
    page.on('download', () => (files += 1));
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    // There is time to cancel, however few the records and however fast the server.
    await page.route('**/wallet/legal_log', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. No file was saved.').waitFor();
    await page.waitForTimeout(800);
    expect([files, await page.getByRole('dialog').count()]).toEqual([0, 0]);
    await phone.close();
  });

  test('say at 390 px which filter is active, wherever its chip stood', async () => {
    const phone = await openPath(`${records}?from=2026-01-01`);
    const { page } = phone;
    const chip = (await page
      .getByRole('group', { name: 'Filters' })
      .getByRole('button')
      .first()
      .boundingBox())!;
    expect([chip.x >= 0, chip.x + chip.width <= 390]).toEqual([true, true]);
    expect(await page.getByRole('button', { name: 'Filters, 1 active' }).count()).toBe(1);
    // Scrolled to its end, one is set there: it is in sight at the start.
    await page.getByRole('group', { name: 'Filters' }).evaluate((row) => (row.scrollLeft = row.scrollWidth));
    await page.getByRole('button', { name: 'All types' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fees' }).click();
    const fees = page.getByRole('button', { name: 'Fees', pressed: true });
    await expect.poll(async () => (await fees.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    expect(await page.getByRole('button', { name: 'Filters, 2 active' }).count()).toBe(1);
    await phone.close();
  });

  test('go on by themselves after a page that failed, once the server answers', async () => {
    const phone = await openPath(records);
    const { page } = phone;
    let isBroken = true;
    await page.route('**/wallet/legal_log', async (route) => {
      const isLater = /page=[2-9]/.test(route.request().postData() ?? '');
      return isBroken && isLater ? route.abort() : route.continue();
    });
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText('The next page did not load.').waitFor({ timeout: 60_000 });
    isBroken = false;
    const before = await position(page).innerText();
    // Pressed where the end of the list stays in sight.
    await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
    await expect.poll(() => position(page).innerText(), { timeout: 30_000 }).not.toBe(before);
    await phone.close();
  });

  test.each([['far down, where only rows in sight are in the page', 9_000]])(
    'follow a trade by themselves %s',
    async (_name, y) => {
      const phone = await openPath(`${records}?kind=trade`);
      const { page } = phone;
      const before = await countOf({ kind: 'trade' });
      await expect.poll(() => position(page).innerText()).toMatch(new RegExp(` of ${before}$`));
      for (let at = 0; at < y; at += 500) {
        await page.evaluate(() => globalThis.scrollBy(0, 500));
        await page.waitForTimeout(60);
      }
      const inSight = await page.evaluate(() => {
        const item = document.elementFromPoint(200, 400)?.closest('li');
        return { key: item?.dataset['key'], top: Math.round(item?.getBoundingClientRect().top ?? NaN) };
      });
      const target_price = await person.percentOfMarket(102);
      const pair = { legal_id: '3', currency_id: '1', amount: '0.00321', order_kind: 'market' };
      await person.call('POST', 'coin/trade', { ...pair, type: '1', target_price });
      const after = await countOf({ kind: 'trade' });
      expect(after).toBeGreaterThan(before);
      await expect
        .poll(() => position(page).innerText(), { timeout: 10_000 })
        .toMatch(new RegExp(` of ${after}$`));
      const topOf = (): Promise<number> =>
        page
          .locator(`li[data-key="${inSight.key}"]`)
          .evaluate((item) => Math.round(item.getBoundingClientRect().top));
      if (y > 0)
        await expect.poll(async () => Math.abs((await topOf()) - inSight.top)).toBeLessThanOrEqual(2);
      else {
        expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
        expect((await topOf()) - inSight.top).toBeGreaterThan(40);
      }
      await phone.close();
    },
  );
});

describe('amounts that one tap has hidden', () => {
  test('stay hidden on every page with balances, also after a reload', async () => {
    const phone = await openPath('/pages/assets/index');
    const { page } = phone;
    const { free } = await person.balance('USDT');
    const [whole, part = ''] = free.split('.');
    // With its cents and as a whole number: a page full of prices may well have its first digits somewhere.
    const shown = new RegExp(`(?<![\\d.])${whole}\\.${part.slice(0, 2).padEnd(2, '0')}`);
    const says = async (): Promise<boolean> =>
      shown.test((await page.getByRole('main').innerText()).replaceAll(',', ''));
    expect([whole!.length > 3, await says()]).toEqual([true, true]);
    await page.getByRole('button', { name: 'Hide balances' }).click();
    expect(await says()).toBe(false);
    await page.reload();
    await page.locator('main li').first().waitFor();
    expect(await page.getByRole('button', { name: 'Hide balances', pressed: true }).count()).toBe(1);
    expect(await says()).toBe(false);
    await page.getByRole('navigation').getByRole('link', { name: 'Spot' }).click();
    await page.getByRole('form').waitFor();
    expect(await says()).toBe(false);
    await page.getByRole('tab', { name: 'Balances' }).click();
    await page.getByText('••••••').first().waitFor();
    expect(await says()).toBe(false);
    await phone.close();
  });
});

describe('in German on the narrowest phone and with large text', () => {
  test.each([
    ['Records', records],
    ['Records of one coin', `${records}?coin=USDT&account=change&kind=trade&from=2026-01-01`],
    ['An account', '/pages/assets/tradeAccount?account=change'],
    ['A coin of an account', '/pages/assets/tradeAccount?account=change&coin=USDT'],
    ['Assets', '/pages/assets/index'],
  ])('%s of a busy account fit', async (_name, path) => {
    const phone = await openPath(path, { lang: 'de' });
    const { page } = phone;
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForTimeout(200);
    expect(await layoutFaults(page)).toEqual([]);
    await phone.close();
  });

  test.each(['th', 'de', 'es'])(
    'in %s with large text the parts of an account lie beside nothing',
    async (lang) => {
      const phone = await openPath('/pages/assets/index', { lang });
      const { page } = phone;
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.waitForTimeout(200);
        expect([width, await layoutFaults(page)]).toEqual([width, []]);
      }
      await phone.close();
    },
  );

  test('the name of the site leaves where it would run into the search', async () => {
    const phone = await openPath('/');
    const { page } = phone;
    const isIn = (): Promise<boolean> =>
      page.locator('header h1').evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const name = [...range.getClientRects()].at(-1)!;
        const { bottom, right } = title.getBoundingClientRect();
        return name.top < bottom && name.right <= right;
      });
    expect(await isIn()).toBe(true);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect.poll(isIn).toBe(false);
    const cut = await page.locator('header h1').evaluate((title) => {
      const name = title.querySelector('svg ~ *')!.getBoundingClientRect();
      return name.top - title.getBoundingClientRect().bottom;
    });
    expect(cut).toBeGreaterThanOrEqual(0);
    await phone.close();
  });
});

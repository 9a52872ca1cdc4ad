// The ledger of a busy account on the screen and in the export: every row exactly once, and their sum is the balance.
import { describe, expect, test } from 'vitest';
import { layoutFaults } from './support/layoutFaults.ts';
import { recordRows } from './support/recordRows.ts';
import {
  records,
  person,
  openPath,
  rowsOn,
  position,
  drawn,
  walk,
  followTrade,
  prepareRecords,
} from './support/steps/recordsSteps.ts';

prepareRecords();

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
    // A click on a row out of view would scroll the page.
    const tops = await trades.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    const middle = trades.nth(tops.findIndex((top) => top > 250)).getByRole('button');
    const place = await middle.evaluate((element) => element.getBoundingClientRect().top);
    const title = (await middle.innerText()).split('\n')[0]!;
    await middle.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Fee for the whole order').waitFor();
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
    // Delays the response, so that there is time to cancel.
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
    // Scrolled to the end, where a filter is set: it is visible initially.
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
    // Dispatched without scrolling, so that the end of the list stays visible.
    await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
    await expect.poll(() => position(page).innerText(), { timeout: 30_000 }).not.toBe(before);
    await phone.close();
  });

  test.each([['far down, where only rows in sight are in the page', 9_000]])(
    'follow a trade by themselves %s',
    (_name, y) => followTrade(y),
  );
});

describe('amounts that one tap has hidden', () => {
  test('stay hidden on every page with balances, also after a reload', async () => {
    const phone = await openPath('/pages/assets/index');
    const { page } = phone;
    const { free } = await person.balance('USDT');
    const [whole, part = ''] = free.split('.');
    // With its cents and as a whole number: a page full of prices may contain its first digits elsewhere.
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

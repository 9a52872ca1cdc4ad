// The ledger of a busy account on the screen and in the file: every row, once, and together the balance.
// Walks: wallet, spot, home.
import { readFileSync } from 'node:fs';
import { BigNumber } from 'bignumber.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { firstRecords, recordRows } from './support/recordRows.ts';
import { isCompatible, joinServer, type JoinedServer } from './support/productServer.ts';

const records = '/pages/assets/record';
const orders = 130;
const coins = ['USDT', 'BTC', 'ETH'] as const;

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

/** Free and held of a coin in the spot account, as plain decimal text. */
async function ownedOf(coin: string): Promise<string> {
  const { free, held } = await person.balance(coin);
  return new BigNumber(free).plus(held).toFixed();
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

/** The sums by coin of rows that say '+1,234.5 USDT', some of them twice. */
function sumsOf(texts: Iterable<string>): Record<string, string> {
  const sums: Record<string, BigNumber> = {};
  for (const text of texts) {
    // The only coin of a list is not said in each row.
    const [amounts, only] = isCompatible
      ? [[...text.matchAll(/([+−])([\d,.]+)$/g)], 'USDT']
      : [[...text.matchAll(/([+−])([\d,.]+) ([A-Z]+)/g)]];
    if (amounts.length === 0) throw new Error(`No amount in: ${text}`);
    for (const [, sign, amount, coin = only] of amounts) {
      const value = new BigNumber(amount!.replaceAll(',', '')).times(sign === '−' ? -1 : 1);
      sums[coin!] = (sums[coin!] ?? new BigNumber(0)).plus(value);
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([coin, sum]) => [coin, sum.toFixed()]));
}

describe('the records of a busy account', () => {
  test('come page by page to the last one, and add up to the balances', async () => {
    const phone = await openPath(records);
    const { page } = phone;
    const count = await countOf(firstRecords);
    expect(count).toBeGreaterThan(isCompatible ? 100 : 300);
    // Forty records of few orders fold into less than a screen, which the next forties then fill, and no more come by themselves.
    const [, shown] = /^1–(\d+) of (\d+)$/.exec(await position(page).innerText()) ?? [];
    expect([40, 80, 120]).toContain(Number(shown));
    const rows = await recordRows(person);
    // Each order has three records.
    if (!isCompatible) expect(rows).toBeLessThan(count / 2);
    const seen = await walk(page, rows);
    expect(seen.size).toBe(rows);
    expect(await position(page).innerText()).toBe(`1–${count} of ${count}`);
    // Only what is near the eye is in the page.
    expect(await rowsOn(page).count()).toBeLessThan(60);
    const sums = sumsOf(seen.values());
    const listed = isCompatible ? ['USDT'] : coins;
    for (const coin of listed) expect([coin, sums[coin]]).toEqual([coin, await ownedOf(coin)]);
    expect(phone.errors).toEqual([]);
    expect(phone.violations).toEqual([]);
    await phone.close();
  });

  test('are narrowed by the address, which back and reload keep', async () => {
    const phone = await openPath(records);
    const { page } = phone;
    await page.getByRole('button', { name: 'All coins' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('bitc');
    await page.getByRole('dialog').getByRole('button', { name: /^BTC/ }).click();
    await page.getByRole('button', { name: 'All types' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fees' }).click();
    expect(new URL(page.url()).search).toBe('?coin=BTC&kind=fee');
    const count = await countOf({ currency: '1', kind: 'fee' });
    await expect.poll(() => position(page).innerText()).toMatch(new RegExp(` of ${count}$`));
    await page.reload();
    await expect.poll(() => position(page).innerText()).toMatch(new RegExp(` of ${count}$`));
    const texts = (await drawn(page)).map(([, text]) => text);
    expect(texts.every((text) => text.includes('Trading fee, BTC/USDT'))).toBe(true);
    // The only coin is said once, and the day says what it comes to.
    expect(texts.some((text) => text.includes(' BTC\n'))).toBe(false);
    await page.getByRole('button', { name: 'Fees' }).click();
    const all = await countOf({ currency: '1' });
    await expect.poll(() => position(page).innerText()).toMatch(new RegExp(` of ${all}$`));
    await phone.close();
  });

  test('are saved as a file of as many lines, which add up to the balance', async () => {
    const phone = await openPath(`${records}?coin=BTC`);
    const { page } = phone;
    const count = await countOf({ currency: '1' });
    expect(count).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^ledger-20\d\d-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(lines.length).toBe(count);
    const at = (name: string): number => head!.split(',').indexOf(name) - head!.split(',').length;
    // Commas stand only in the columns for people, which come first.
    const cells = (line: string, name: string): string => line.split(',').at(at(name))!;
    const sum = lines.reduce((total, line) => total.plus(cells(line, 'value')), new BigNumber(0));
    expect(sum.toFixed()).toBe(await ownedOf('BTC'));
    if (!isCompatible)
      expect(new BigNumber(cells(lines[0]!, 'balance_after')).toFixed()).toBe(await ownedOf('BTC'));
    expect(new Set(lines.map((line) => cells(line, 'id'))).size).toBe(count);
    await page.getByText(`File with ${count} records saved`).waitFor();
    expect(phone.violations).toEqual([]);
    await phone.close();
  });

  test.each([
    ['at the top, where the new rows show', 0],
    ['further down, where what is read stays in its place', 1_500],
  ])('follow a trade by themselves %s', async (_name, y) => {
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
    if (y > 0) await expect.poll(async () => Math.abs((await topOf()) - inSight.top)).toBeLessThanOrEqual(2);
    else {
      expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
      expect((await topOf()) - inSight.top).toBeGreaterThan(40);
    }
    await phone.close();
  });
});

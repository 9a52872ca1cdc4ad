// Steps that the journeys of records.test.ts and records.proof.ts share.
import { BigNumber } from 'bignumber.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';

export const records = '/pages/assets/record';

const orders = 130;

let server: JoinedServer;
let browser: Browser;
export let person: Person;

/** Small orders that fill immediately, of two pairs and both sides. */
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

export async function countOf(form: Record<string, string> = {}): Promise<number> {
  return (await person.call<{ count: number }>('POST', 'wallet/legal_log', { ...form, limit: '1' })).count;
}

export async function openPath(path: string, stored: Record<string, string> = {}): Promise<Phone> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce', acceptDownloads: true });
  await phone.keep({ ...(await person.kept()), ...stored });
  await phone.page.goto(path);
  await phone.page.locator('main li').first().waitFor();
  return phone;
}

export const rowsOn = (page: Page): Locator =>
  page.getByRole('list', { name: 'Records' }).getByRole('listitem');

export const position = (page: Page): Locator => page.getByText(/^1–[\d,]+ of [\d,]+$/);

/** Rendered rows: place in the list and the amount as displayed. */
export function drawn(page: Page): Promise<[place: number, text: string][]> {
  // A row that is being removed has no lines.
  return rowsOn(page).evaluateAll((items) =>
    items
      .filter((item) => item.checkVisibility())
      .map((item): [number, string] => [
        Number(item.getAttribute('aria-posinset')),
        (item as HTMLElement).innerText,
      ]),
  );
}

/** Scrolls to the end as a user does and records every row that appears. */
export async function walk(page: Page, count: number): Promise<Map<number, string>> {
  const seen = new Map<number, string>();
  let idle = 0;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && seen.size < count;) {
    const before = seen.size;
    for (const [place, text] of await drawn(page)) {
      // The next page has further records of this order.
      if (/\sso\sfar/.test(text)) continue;
      expect(seen.get(place) ?? text).toBe(text);
      seen.set(place, text);
    }
    idle = seen.size === before ? idle + 1 : 0;
    // A row that was skipped before it was rendered is found on the next pass.
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

/** New rows of a trade show at the top; further down what is read stays in its place. @param y scrolled by, in px */
export async function followTrade(y: number): Promise<void> {
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
}

/** Registers the hooks of a file of these journeys. */
export function prepareRecords(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
    person = await new Person(server.url, 'grace@example.com').register();
    await trade(person);
  });
  afterAll(async () => {
    await server?.stop();
  });
}

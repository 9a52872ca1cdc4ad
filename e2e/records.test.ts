// The ledger of a busy account on the screen and in the file: every row, once, and together the balance.
// Walks: wallet, spot, home.
import { readFileSync } from 'node:fs';
import { BigNumber } from 'bignumber.js';
import { describe, expect, test } from 'vitest';
import { firstRecords, recordRows } from './support/recordRows.ts';
import { isPlain } from './support/productServer.ts';
import {
  records,
  person,
  countOf,
  openPath,
  rowsOn,
  position,
  drawn,
  walk,
  followTrade,
  prepareRecords,
} from './support/steps/recordsSteps.ts';

prepareRecords();

const coins = ['USDT', 'BTC', 'ETH'] as const;

/** Free and held of a coin in the spot account, as plain decimal text. */
async function ownedOf(coin: string): Promise<string> {
  const { free, held } = await person.balance(coin);
  return new BigNumber(free).plus(held).toFixed();
}

/** Sums by coin of rows such as '+1,234.5 USDT', some of which contain two amounts. */
function sumsOf(texts: Iterable<string>): Record<string, string> {
  const sums: Record<string, BigNumber> = {};
  for (const text of texts) {
    // A list of a single coin does not repeat the coin in each row.
    const [amounts, only] = isPlain
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
    expect(count).toBeGreaterThan(isPlain ? 100 : 300);
    // Forty records of a few orders group into less than a screen; the next forty then fill it, and no more load
    // automatically.
    const [, shown] = /^1–(\d+) of (\d+)$/.exec(await position(page).innerText()) ?? [];
    expect([40, 80, 120]).toContain(Number(shown));
    const rows = await recordRows(person);
    // Each order has three records.
    if (!isPlain) expect(rows).toBeLessThan(count / 2);
    const seen = await walk(page, rows);
    expect(seen.size).toBe(rows);
    expect(await position(page).innerText()).toBe(`1–${count} of ${count}`);
    // The list is virtualized.
    expect(await rowsOn(page).count()).toBeLessThan(60);
    const sums = sumsOf(seen.values());
    const listed = isPlain ? ['USDT'] : coins;
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
    // A single coin shows once, and the day shows its total.
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
    // Only the readable columns, which come first, have thousands separators.
    const cells = (line: string, name: string): string => line.split(',').at(at(name))!;
    const sum = lines.reduce((total, line) => total.plus(cells(line, 'value')), new BigNumber(0));
    expect(sum.toFixed()).toBe(await ownedOf('BTC'));
    if (!isPlain)
      expect(new BigNumber(cells(lines[0]!, 'balance_after')).toFixed()).toBe(await ownedOf('BTC'));
    expect(new Set(lines.map((line) => cells(line, 'id'))).size).toBe(count);
    await page.getByText(`File with ${count} records saved`).waitFor();
    expect(phone.violations).toEqual([]);
    await phone.close();
  });

  test.each([
    ['at the top, where the new rows show', 0],
    ['further down, where what is read stays in its place', 1_500],
  ])('follow a trade by themselves %s', (_name, y) => followTrade(y));
});

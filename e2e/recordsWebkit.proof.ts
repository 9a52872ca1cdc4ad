// The records and their file in WebKit, the engine of the browsers on iOS.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BigNumber } from 'bignumber.js';
import { beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { Person } from './support/Person.ts';
import { firstRecords, recordRows } from './support/recordRows.ts';
import { isFamily } from './support/productServer.ts';
import { enterAs } from './support/Walker.ts';
import type { WebDriver } from './support/WebDriver.ts';

const position =
  "[...document.querySelectorAll('main span')].map((each) => each.textContent).find((text) => /^1–\\d+ of/.test(text))";

describeInWebkit('records', (webkit) => {
  /** Where this browser saves files. */
  const home = mkdtempSync(join(tmpdir(), 'meridian-records-'));
  let walk: WebDriver;
  let person: Person;
  let count: number;

  beforeAll(async () => {
    person = await new Person(webkit.url, 'iris@example.com').register();
    for (let order = 0; order < 40; order += 1) {
      const target_price = await person.percentOfMarket(102);
      const pair = { legal_id: '3', currency_id: '1', amount: '0.00123', order_kind: 'market' };
      await person.call('POST', 'coin/trade', { ...pair, type: '1', target_price });
    }
    const form = { ...firstRecords, limit: '1' };
    ({ count } = await person.call<{ count: number }>('POST', 'wallet/legal_log', form));
    process.env['HOME'] = home;
    walk = await webkit.start();
    await enterAs(walk, webkit.url, person);
  });

  test('come to the last one while one scrolls, drawn as far as they are in sight', async () => {
    await walk.open(`${webkit.url}/pages/assets/record`);
    // Forty records may fold into less than a screen; the next forty come at once then.
    await walk.until(`['1–40 of ${count}', '1–80 of ${count}'].includes(${position})`);
    await walk.until(`scrollBy(0, 500) ?? (${position}) === '1–${count} of ${count}'`);
    const rows = await recordRows(person);
    await walk.until(
      `scrollBy(0, 5000) ?? document.querySelector('main li:last-child')?.ariaPosInSet === '${rows}'`,
    );
    expect(await walk.read<number>("document.querySelectorAll('main li').length")).toBeLessThan(60);
  });

  test('are saved as a file that adds up to the balance', async () => {
    await walk.click('//button[@aria-label="Save as CSV"]');
    await walk.click('//button[contains(., "Save file")]');
    await walk.until(`document.body.innerText.includes('File with ${count} records saved')`);
    const saved = () => readdirSync(home, { recursive: true }).find((name) => String(name).endsWith('.csv'));
    await expect.poll(saved, { timeout: 10_000 }).toMatch(/ledger-20\d\d-\d\d-\d\d\.csv$/);
    const lines = () =>
      readFileSync(join(home, String(saved())), 'utf8')
        .trimEnd()
        .split('\r\n')
        .slice(1);
    await expect.poll(() => lines().length).toBe(count);
    const coin = isFamily ? 'USDT' : 'BTC';
    const { free, held } = await person.balance(coin);
    // Time, account, currency and value come before the other four of the columns for programs.
    const values = lines().map((line) => line.split(',').slice(-8));
    const sum = values
      .filter(([, , currency]) => currency === coin)
      .reduce((total, [, , , value]) => total.plus(value!), new BigNumber(0));
    expect(sum.toFixed()).toBe(new BigNumber(free).plus(held).toFixed());
  });
});

// Timed options in the browser, in the demo account: confirmed in a second step, accepted, entered by the next tick, and won,
// lost or ended with the account, each step without a reload.
// Walks: option, home.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { onPhones } from './support/onPhones.ts';
import { Person } from './support/Person.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { mainTab } from './support/walks/walk.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

interface Row {
  open_price?: string;
  returned?: string;
  show_micro_id: string;
  profit_result?: number;
  type: number;
}
const rowsOf = async (person: Person, status: '1' | '3'): Promise<Row[]> =>
  (
    await person.call<{ data: Row[] }>(
      'GET',
      `microtrade/lists?status=${status}&account_type=simulation_account`,
    )
  ).data;

async function buy(page: Page, side: 'Up' | 'Down', seconds: 60 | 120): Promise<void> {
  await button(page, new RegExp(`^${seconds} s`)).tap();
  await page.getByRole('textbox', { name: /^Stake/ }).fill('100');
  await button(page, new RegExp(`^${side}`)).tap();
  await dialog(page).getByText('the next tick after acceptance').waitFor();
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${side} · 100`) })
    .tap();
  await dialog(page).waitFor({ state: 'hidden' });
}

describe('where prices stand still', () => {
  const phones = onPhones();

  test('an option is bought in the demo account, gets its entry, and comes back with a new beginning', async () => {
    const person = await new Person(phones.url, 'lena@example.com').register();
    const { page } = await phones.openAs(person);
    await page.goto('/');
    await mainTab(page, 'Options').tap();
    await page.getByText('Real account').waitFor();
    await page.getByRole('link', { name: 'How options work' }).tap();
    await page.getByText('54.6%').first().waitFor();
    await page.getByRole('link', { name: 'Try demo' }).tap();
    await page.getByText('Demo account').waitFor();
    await buy(page, 'Up', 120);
    await page.getByText('of 2:00').waitFor();
    await expect.poll(async () => (await rowsOf(person, '1'))[0]?.open_price).toMatch(/^\d/);
    await page.getByRole('img', { name: /^Price, entry [\d,.]+, band ±/ }).waitFor();
    await button(page, 'Reset').tap();
    await dialog(page).getByRole('button', { name: 'Reset demo' }).tap();
    await page.getByText('No demo orders yet.').waitFor();
    await page.getByRole('tab', { name: 'History' }).tap();
    await page.getByText('Returned', { exact: true }).waitFor();
    expect(await rowsOf(person, '3')).toMatchObject([
      { returned: 'reset', show_micro_id: expect.stringMatching(/^D/) },
    ]);
    await page.getByRole('link', { name: 'Exit demo' }).tap();
    await page.getByText('Real account').waitFor();
  });
});

/** Twelve seconds in one: a one-minute order ends after five, with as many ticks as in a market at normal speed. */
const times = 12;
const tapeSeconds = 7200;

/** Rises by half a unit with each trade, far more than the band over a minute. */
function risingTape(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'meridian-tape-')), 'rising.csv');
  const trades = Array.from(
    { length: tapeSeconds },
    (_, second) => `${second * 1000},${(60_000 + second / 2).toFixed(2)},0.001,buy`,
  );
  writeFileSync(file, ['time_ms,price,amount,side', ...trades].join('\n'));
  return file;
}

describe('where prices rise', () => {
  let server: ProductServer;
  let phone: Phone;

  beforeAll(async () => {
    server = await startProductServer(
      { MARKET_SOURCE: `replay:${risingTape()}`, MARKET_REPLAY_PAIR: 'BTC/USDT', CLOCK_TIMES: String(times) },
      'e2e/support/fastServer.ts',
    );
    phone = await openPhone(await joinBrowser(), server.url);
  });
  afterAll(async () => {
    await phone?.close();
    await server?.stop();
  });

  test('one who bought up has won, one who bought down has lost, and the ticks say why', async () => {
    const person = await new Person(server.url, 'omar@example.com').register();
    await phone.keep(await person.kept());
    const { page } = phone;
    await page.goto('/pages/option/simulator');
    await page.getByText('Demo account').waitFor();
    await buy(page, 'Up', 60);
    await buy(page, 'Down', 60);
    await page.getByRole('tab', { name: 'History' }).tap();
    await page.getByText('Wrong', { exact: true }).waitFor();
    await page.getByText('Right', { exact: true }).waitFor();
    await page.getByText('+84.00').waitFor();
    await page.getByText('−101.00').waitFor();
    expect((await rowsOf(person, '3')).map(({ type, profit_result: result }) => [type, result])).toEqual([
      [2, -1],
      [1, 1],
    ]);
    await page
      .getByRole('button', { name: /^See ticks/ })
      .first()
      .tap();
    await dialog(page).getByText('the same result').waitFor();
    expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
  });
});

// A contract from its opening to its end, in the browser: what it costs is known before, and each step shows without a
// reload.
// Walks: lever, home, wallet.
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { readyForContracts } from './support/contractsOpen.ts';
import { onPhones } from './support/onPhones.ts';
import { Person } from './support/Person.ts';
import { mainTab, putAwayToast } from './support/walks/walk.ts';

const phones = onPhones();
let page: Page;
let person: Person;

interface Row {
  share: number;
  status: number;
  caution_money: string;
  target_profit_price?: string;
  stop_loss_price?: string;
  ended_by?: string;
}
/** Newest first. */
const rows = async (status: '1' | '3'): Promise<Row[]> =>
  (await person.call<{ message: { data: Row[] } }>('POST', 'lever/my_trade', { status })).message.data;
/** A percentage of the mark, in whole units: valid for every tick. */
async function percentOfMark(percent: number): Promise<string> {
  const pair = { currency_id: '1', legal_id: '3' };
  const { mark } = await person.call<{ mark: { price: string } }>('POST', 'lever/deal', pair);
  return String(Math.round((Number(mark.price) * percent) / 100));
}

beforeEach(async () => {
  person = await readyForContracts(await new Person(phones.url, 'lena@example.com').register());
  ({ page } = await phones.openAs(person));
});

const field = (within: Page | Locator, name: string | RegExp) => within.getByRole('textbox', { name });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const card = () => page.getByRole('article', { name: 'BTC/USDT' });

test('a long is opened with stops, guarded anew, given margin, closed in part and whole, and found in the records', async () => {
  await page.goto('/');
  await mainTab(page, 'Contracts').tap();
  await button(page, 'Isolated').tap();
  await button(dialog(), '10×').tap();
  await dialog().getByText('Isolated: you can lose the margin of this position, plus fees.').waitFor();
  await button(dialog(), 'Confirm 10× isolated').tap();
  await field(page, /^Lots/).fill('20');
  await page.getByRole('checkbox', { name: 'Add TP / SL' }).tap();
  await field(page, 'Take-profit').fill(await percentOfMark(105));
  await field(page, 'Stop-loss').fill(await percentOfMark(95));
  await button(page, /^Open long\s*est\. liq\. \d/).tap();
  await card().getByText('Long 10×').waitFor();
  await card().getByText('20 lots').waitFor();
  const [opened] = await rows('1');
  expect(opened).toMatchObject({ share: 20, target_profit_price: await percentOfMark(105) });

  await button(card(), 'TP / SL').tap();
  const stop = await percentOfMark(97);
  await field(dialog(), 'Stop-loss').fill(stop);
  await dialog()
    .getByText(/≈ −\d.* after fees/)
    .waitFor();
  await button(dialog(), 'Save TP / SL').tap();
  await dialog().waitFor({ state: 'hidden' });
  await expect.poll(async () => (await rows('1'))[0]?.stop_loss_price).toBe(stop);

  await button(card(), 'Add margin').tap();
  await field(dialog(), 'Amount').fill('50');
  await button(dialog(), 'Add 50.00 USDT').tap();
  await dialog().waitFor({ state: 'hidden' });
  const [grown] = await rows('1');
  expect(Number(grown!.caution_money) - Number(opened!.caution_money)).toBeCloseTo(50, 6);

  await button(card(), 'Close position').tap();
  await field(dialog(), 'Lots').fill('5');
  await button(dialog(), 'Close 5 lots').tap();
  await card().getByText('15 lots').waitFor();
  await button(card(), 'Close position').tap();
  await button(dialog(), 'Close position').tap();
  await page.getByText('No open positions').waitFor();
  expect((await rows('3'))[0]).toMatchObject({ status: 3, ended_by: 'user' });

  await page.getByRole('tab', { name: 'History' }).tap();
  await page.getByText('Closed by you').waitFor();
  await page.goto('/pages/assets/record?account=lever');
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(3);
});

/** The account is opened with excess margin; once it is moved away the position is liquidated at the next tick. */
async function liquidate(): Promise<void> {
  const pair = { currency_id: '1', legal_id: '3' };
  const { mark } = await person.call<{ mark: { price: string } }>('POST', 'lever/deal', pair);
  const sale = { ...pair, type: '2', order_kind: 'market', amount: '0.1' };
  await person.call('POST', 'coin/trade', { ...sale, target_price: await percentOfMark(98) });
  const move = { currency_id: '3', from_field: 'change', to_field: 'lever' };
  await person.call('POST', 'wallet/change', { ...move, number: '8600' });
  // 1.1 million at leverage 100: 11,000 of margin, and 11,750 of maintenance margin.
  const order = { ...pair, share: String(Math.floor(1.1e9 / Number(mark.price))), multiple: '100' };
  await person.call('POST', 'lever/submit', { ...order, type: '1', status: '1', margin_mode: 'cross' });
  const { user_lever: free } = await person.call<{ user_lever: string }>('POST', 'lever/deal', pair);
  const back = { ...move, from_field: 'lever', to_field: 'change' };
  await person.call('POST', 'wallet/change', { ...back, number: free });
}

test('a position is liquidated, and its ticks are recomputed in the browser', async () => {
  await liquidate();
  await page.goto('/pages/lever/index');
  await page.getByRole('tab', { name: 'History' }).tap();
  await button(page, 'See ticks').tap();
  await dialog().getByText('Recomputed on this device.').waitFor();
  await dialog().getByRole('table', { name: 'Ticks of BTC/USDT' }).waitFor();
  expect((await rows('3'))[0]).toMatchObject({ ended_by: 'liquidation' });
});

test('a demo position is opened and closed, the demo account starts over, and no real money moves', async () => {
  // Other users trade meanwhile, which changes prices and the valued balance.
  const money = async () =>
    JSON.stringify(await person.call('POST', 'wallet/list', {}), (key, value: unknown) =>
      /balance$|wallet$|^\d*$/.test(key) ? value : undefined,
    );
  const before = await money();
  const frame = page.locator('section', { has: page.getByRole('heading', { name: 'Demo account' }) });
  await page.goto('/pages/lever/index');
  await page.getByRole('link', { name: 'Practise first' }).tap();
  await frame.getByText('10,000.00').waitFor();
  const open = async () => {
    await field(page, /^Lots/).fill('20');
    await button(page, /^Demo long\s*est\. liq\. \d/).tap();
    await card().getByText('Demo', { exact: true }).waitFor();
  };
  await open();
  expect(await rows('1')).toEqual([]);
  await button(card(), 'Close position').tap();
  await dialog().getByText('Demo', { exact: true }).waitFor();
  await button(dialog(), 'Close position').tap();
  await page.getByText('No open demo positions').waitFor();
  await open();
  await putAwayToast(page);
  await button(frame, 'Reset').tap();
  await button(dialog(), 'Reset demo').tap();
  await page.getByText('No open demo positions').waitFor();
  await frame.getByText('10,000.00').waitFor();
  await putAwayToast(page);
  await page.getByRole('link', { name: 'Exit demo' }).tap();
  await page.getByText('No open positions').waitFor();
  expect(await money()).toEqual(before);
});

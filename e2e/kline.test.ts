// The market in depth, as a visitor sees it first: chart, history, book, and the way to an order.
// Walks: market, spot, session, home.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownUrlOf } from './support/plainBackEnd.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { isPlain, startProductServer, type ProductServer } from './support/productServer.ts';
import { logInOnScreen, openOrders, Ticket, typedIn } from './support/walks/walk.ts';

interface CandleRow {
  time: number;
  open: string;
  close: string;
}

describe('the market in depth', () => {
  let server: ProductServer;
  let browser: Browser;
  let phone: Phone;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    server = await startProductServer();
    browser = await joinBrowser();
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
    person = await new Person(server.url, 'noor@example.com').register();
  });
  afterAll(async () => {
    await server?.stop();
  });

  const chart = (): Locator => page.getByRole('img', { name: /^Price chart, a candle/ });
  const summary = async (): Promise<string> => (await chart().getAttribute('aria-label')) ?? '';
  const period = (name: string): Locator =>
    page.getByRole('tablist', { name: 'Chart period' }).getByRole('tab', { name, exact: true });
  /** 'from … to …' of the summary. */
  const range = async (): Promise<string> => /from (.*) to (.*)\. Last/.exec(await summary())?.[0] ?? '';

  async function boxOfChart() {
    let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
    // The chart is briefly absent while another period loads.
    await expect.poll(async () => (box = await chart().boundingBox())).not.toBeNull();
    return box!;
  }

  async function drag(dx: number): Promise<void> {
    const box = await boxOfChart();
    const y = box.y + box.height / 3;
    const x = box.x + box.width / 2 - dx / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + (dx * step) / 10, y);
    await page.mouse.up();
  }

  test('opens for a visitor who taps a row of Home, with a chart that has a year behind it', async () => {
    await page.goto('/');
    await page.getByRole('list', { name: 'Spot pairs' }).getByRole('link', { name: /^BTC/ }).click();
    await page.waitForURL('**/pages/trade/kline?symbol=BTC*');
    await chart().waitFor();
    expect(await summary()).toMatch(/a candle for each 30 minutes, from .* Last price [\d,]+\.\d\d/);
    const now = Math.floor(Date.now() / 1000);
    const year = await fetch(
      `${ownUrlOf(server.url)}/api/currency/new_timeshar?symbol=BTC/USDT&period=1day&from=${now - 366 * 86_400}&to=${now}`,
    );
    const { data } = (await year.json()) as { data: CandleRow[] };
    expect(data.length).toBeGreaterThanOrEqual(365);
  });

  test('moves with the market between two drawings', async () => {
    const tag = () => page.getByRole('main').innerText();
    const shown = await tag();
    await expect.poll(tag, { timeout: 10_000 }).not.toBe(shown);
  });

  test('says that its prices are simulated', async () => {
    expect(await page.getByText('Simulated prices').first().isVisible()).toBe(true);
  });

  test.each([
    ['1m', 'each 1 minute'],
    ['1h', 'each 1 hour'],
    ['1D', 'each 1 day'],
    ['1W', 'each 1 week'],
    ['1M', 'each 1 month'],
  ])('shows candles of %s, and keeps the period in the address', async (name, words) => {
    await period(name).click();
    await expect.poll(summary).toContain(words);
    expect(page.url()).toMatch(/period=/);
  });

  test('draws the line of one-minute closes', async () => {
    await period('Line').click();
    await expect.poll(() => page.url()).toContain('period=line');
    await chart().waitFor();
  });

  test('goes back in time page by page, and to now again', async () => {
    await period('1m').click();
    await expect.poll(summary).toContain('each 1 minute');
    const pages = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('new_timeshar')) pages.add(new URL(request.url()).searchParams.get('to')!);
    });
    const first = await range();
    for (let pull = 0; pull < 16 && pages.size === 0; pull += 1) await drag(300);
    await expect.poll(range).not.toBe(first);
    await expect.poll(() => pages.size).toBeGreaterThanOrEqual(1);
    await page.getByRole('button', { name: /latest/i }).click();
    await expect
      .poll(async () => (await range()).split(' to ')[1]?.slice(0, 12))
      .toBe(first.split(' to ')[1]?.slice(0, 12));
  });

  test('shows the values of the candle under the finger', async () => {
    const box = await boxOfChart();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 3);
    await page
      .getByText(/^(Open|O)$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  const levels = (): Locator =>
    page
      .getByRole('tabpanel')
      .last()
      .getByRole('button', { name: /^Use price/ });
  const plain = (text: string): string => text.replaceAll(',', '');

  test('groups the book by real steps of the price, and never crosses it', async () => {
    await page.getByRole('tab', { name: 'Order book' }).click();
    await page.getByRole('button', { name: /^Price step of the order book/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '10', exact: true }).click();
    await expect
      .poll(async () => (await levels().allInnerTexts()).every((text) => /0$/.test(text)))
      .toBe(true);
    const sides = page.getByRole('tabpanel').last().getByRole('table');
    const bestOf = async (side: number) =>
      Number(plain((await sides.nth(side).getByRole('button').first().innerText()).trim()));
    // A plain back end sends ten levels a side, which are then grouped.
    expect(await levels().count()).toBeGreaterThanOrEqual(isPlain ? 4 : 10);
    expect(await bestOf(0)).toBeLessThan(await bestOf(1));
  });

  test('sends a visitor who buys to login, and back to the ticket of this pair', async () => {
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await page.waitForURL('**/pages/user/login/login?*');
    await logInOnScreen(page, person);
    await page.waitForURL('**/pages/trade/index*');
    expect(new URL(page.url()).searchParams.get('symbol')).toBe('BTC/USDT');
    const ticket = new Ticket(page);
    person.token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await ticket.fillLimit(await person.percentOfMarket(97), '0.01');
    await ticket.submit.click();
    await page.getByText('Order placed').waitFor();
    await expect.poll(() => openOrders(page).count()).toBe(1);
  });

  test('takes the price of a tapped level into the ticket', async () => {
    await page.goto('/pages/trade/kline?symbol=ETH%2FUSDT');
    await page.getByRole('tab', { name: 'Order book' }).click();
    const level = levels().first();
    await level.waitFor();
    const label = (await level.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await page.waitForURL('**/pages/trade/index*');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('symbol')).toBe('ETH/USDT');
    await expect
      .poll(() => typedIn(new Ticket(page).price))
      .toBe(searchParams.get('price') ?? 'no price in the address');
  });

  test('takes one vote a day, and knows it after a reload', async () => {
    await page.goto('/pages/trade/kline?symbol=ETH/USDT');
    await page.getByRole('button', { name: 'Down', exact: true }).click();
    await page.getByText('You voted Down').waitFor();
    await page.reload();
    await page.getByText('Down 100.00%').waitFor();
    expect(await page.getByRole('button', { name: 'Up', exact: true }).count()).toBe(0);
  });

  test('met no error, nothing that the content policy refused and no other host', () => {
    expect(phone.violations).toEqual([]);
    expect(phone.foreignRequests).toEqual([]);
    expect(phone.errors).toEqual([]);
  });
});

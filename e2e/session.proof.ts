// End of a session, expected or not: data kept for the returning user, and data hidden from others.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isPlain } from './support/productServer.ts';
import { logInOnScreen, Ticket } from './support/walks/walk.ts';
import {
  etherPath,
  loginUrl,
  phone,
  page,
  ada,
  grace,
  enter,
  endOnServer,
  scrollOf,
  scrollBy,
  loseSessionOverOrder,
  prepareSession,
} from './support/steps/sessionSteps.ts';

prepareSession();

describe('a session that ends under a half-filled order', () => {
  test('keeps side and kind of an order that sells at the market', async () => {
    await enter(page, '/pages/trade/index', ada);
    const ticket = new Ticket(page);
    await ticket.form.getByRole('radio', { name: 'Sell' }).check({ force: true });
    await ticket.choose('Market order');
    await ticket.quantity.fill('0.003');
    await endOnServer();
    await ticket.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForURL(loginUrl);
    await logInOnScreen(page, ada);
    await expect.poll(() => ticket.quantity.inputValue()).toBe('0.003');
    expect(await ticket.form.getByRole('radio', { name: 'Sell' }).isChecked()).toBe(true);
    expect(await ticket.form.getByRole('button', { name: /^Order type/ }).innerText()).toContain('Market');
  });

  test('an order that is left by choice is not kept, one that is reloaded is', async () => {
    await enter(page, etherPath, ada);
    const ticket = new Ticket(page);
    await ticket.quantity.fill('0.07');
    await page.reload();
    await expect.poll(() => ticket.quantity.inputValue()).toBe('0.07');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
    // The address changes first, and the page when its code has loaded.
    await page.getByRole('link', { name: 'Withdraw' }).waitFor();
    await page.goBack();
    await ticket.submit.waitFor();
    expect(await ticket.quantity.inputValue()).toBe('');
  });
});

test('a transfer is kept when its session ends and when it is reloaded, and not when it is left by choice', async () => {
  const path = '/pages/assets/transfer/index?to=lever';
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await enter(page, path, grace);
  await amount.fill('2718.28');
  await page.reload();
  await expect.poll(() => amount.inputValue()).toBe('2,718.28');
  await endOnServer();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(loginUrl);
  await page.getByText(/with your entries kept/).waitFor();
  await logInOnScreen(page, grace);
  await page.waitForURL(`**${path}`);
  await expect.poll(() => amount.inputValue()).toBe('2,718.28');
  await page.getByRole('link', { name: 'Transfer records' }).click();
  await page.waitForURL('**/pages/assets/transfer/record*');
  await page.getByText('Transfer records').first().waitFor();
  await page.goBack();
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('');
});

describe('two tabs', () => {
  test('learn together that a session has ended, and are both brought back by one login', async () => {
    await enter(page, etherPath, ada);
    const other = await phone.context.newPage();
    await other.goto('/pages/assets/index');
    await other.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    await loseSessionOverOrder();
    await other.waitForURL(loginUrl);
    await other.getByText(/You’ll return to the page you were on/).waitFor();
    await logInOnScreen(other, ada);
    await other.waitForURL('**/pages/assets/index');
    await page.waitForURL(`**${etherPath}`);
    await expect.poll(() => new Ticket(page).quantity.inputValue()).toBe('0.05');
  });
});

test('what is chosen in Settings applies at once, in other tabs too, and after a reload', async () => {
  await enter(page, '/pages/assets/index', grace);
  const total = page.getByText(/10,000\.00/);
  await total.first().waitFor();
  const other = await phone.context.newPage();
  await other.goto('/pages/settings/index');
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await other.getByRole('radio', { name: 'Red up' }).check({ force: true });
  await other.getByRole('switch', { name: 'Hide balances at start' }).click();
  const look = (on: Page) => on.evaluate(() => ({ ...document.documentElement.dataset }));
  const chosen = { theme: 'dark', direction: 'red-up' };
  await expect.poll(() => look(page)).toMatchObject(chosen);
  await expect.poll(() => total.count()).toBe(0);
  await page.reload();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  expect(await look(page)).toMatchObject(chosen);
  expect(await total.count()).toBe(0);
});

test('a currency that is chosen in Settings is that of other tabs at once, too', async () => {
  await enter(page, '/pages/assets/index', grace);
  const worthIn = (currency: string) => page.getByText(new RegExp(`^≈ .* ${currency}`)).first();
  await worthIn('USD').waitFor();
  const other = await phone.context.newPage();
  await other.goto('/pages/settings/index');
  await other.getByRole('button', { name: /^Currency/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: /^Euro/ }).click();
  await worthIn('EUR').waitFor();
});

describe('the place on a page', () => {
  test('is the top of a new page, and back where one was', async () => {
    await page.goto('/');
    const row = page.locator('main li a[href*="/pages/trade/"]').nth(6);
    await row.waitFor();
    await scrollBy(page, 200);
    await row.click();
    await page.waitForURL('**/pages/trade/kline*');
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await row.waitFor();
    await expect.poll(() => scrollOf(page)).toBe(200);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(200);
  });

  test('is found again in a list of more rows than are drawn', async () => {
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', order_kind: 'market' };
    // The rows of an order are grouped into one, about 60 px high.
    for (let count = 0; count < 100; count += 1)
      await grace.call('POST', 'coin/trade', { ...order, target_price: await grace.percentOfMarket(102) });
    await enter(page, '/pages/assets/index', grace);
    await page
      .getByRole('main')
      .getByRole('link', { name: /records/i })
      .first()
      .click();
    await page.waitForURL('**/pages/assets/record*');
    await page.getByRole('listitem').first().waitFor();
    // Scrolling loads further pages of rows. A plain back end lists the rows of one coin.
    const far = isPlain ? 2_500 : 4_000;
    await expect
      .poll(async () => {
        await page.mouse.move(195, 400);
        await page.mouse.wheel(0, 900);
        return scrollOf(page);
      })
      .toBeGreaterThan(far);
    await page.waitForTimeout(500);
    const y = await scrollOf(page);
    const rows = page.getByRole('main').getByRole('listitem');
    const shown = await rows.evaluateAll((items) =>
      items.map((item) => ({ at: item.ariaPosInSet, top: Math.round(item.getBoundingClientRect().top) })),
    );
    const inSight = shown.find(({ top }) => top > 200);
    const expectSamePlace = async () => {
      await expect.poll(() => scrollOf(page)).toBe(y);
      const row = page.locator(`[aria-posinset="${inSight?.at}"]`);
      expect(Math.round((await row.boundingBox())?.y ?? 0)).toBe(inSight?.top);
    };
    // Within the app, loaded data is still cached.
    await page.goBack();
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    expect(await scrollOf(page)).toBe(0);
    await page.goForward();
    await expectSamePlace();
    // A new document loads the list from its beginning.
    await page.goto('/pages/settings/index');
    await page.goBack();
    await expectSamePlace();
  });
});

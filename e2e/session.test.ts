// The end of a session, expected or not: what is kept for whoever comes back, and what nobody else gets to see.
// Walks: session, spot, wallet, home, account, market.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logInOnScreen, openOrders, Ticket, typedIn } from './support/walks/walk.ts';
import {
  etherPath,
  loginUrl,
  adasQuantity,
  server,
  phone,
  page,
  ada,
  grace,
  enter,
  scrollOf,
  loseSessionOverOrder,
  prepareSession,
} from './support/steps/sessionSteps.ts';

prepareSession();

describe('a session that ends under a half-filled order', () => {
  test('gives order, page and place back to whoever logs in again, also after a reload', async () => {
    await enter(page, etherPath, ada);
    const { price, quantity, y } = await loseSessionOverOrder();
    expect(new URL(page.url()).searchParams.get('backpage')).toBe(etherPath);
    await page.getByText(/with your entries kept/).waitFor();
    await page.getByText('You will return to Spot').waitFor();
    await page.reload();
    await page.getByText(/with your entries kept/).waitFor();
    await logInOnScreen(page, ada);
    await page.waitForURL(`**${etherPath}`);
    const ticket = new Ticket(page);
    await expect.poll(() => ticket.quantity.inputValue()).toBe(quantity);
    expect(await typedIn(ticket.price)).toBe(price);
    await expect.poll(() => scrollOf(page)).toBe(y);
    // The restored draft is a normal order, and is deleted after it is placed.
    await ticket.submit.click();
    await page.getByText('Order placed').waitFor();
    await page.reload();
    await ticket.submit.waitFor();
    expect(await ticket.quantity.inputValue()).toBe('');
  });

  test('shows nothing of it to another account, and nothing to its own after that', async () => {
    await enter(page, etherPath, ada);
    await loseSessionOverOrder();
    await logInOnScreen(page, grace);
    await page.waitForURL(`**${etherPath}`);
    const ticket = new Ticket(page);
    await ticket.submit.waitFor();
    expect(await ticket.quantity.inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('0.05');
    await logOut(page);
    await enter(page, etherPath, ada);
    await ticket.submit.waitFor();
    expect(await ticket.quantity.inputValue()).toBe('');
  });
});

async function logOut(on: Page): Promise<void> {
  await on.goto('/pages/settings/index');
  await on.getByRole('button', { name: 'Log out' }).click();
  await on.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await on.waitForURL(`${server.url}/`);
  // The URL is right immediately; the navigation past the sheet's history entry is still pending.
  await expect
    .poll(() => on.evaluate(() => 'dialogs' in ((history.state as object | null) ?? {})))
    .toBe(false);
}

describe('two tabs', () => {
  /** Counts navigations to the login page. */
  function countLogins(on: Page): () => number {
    let count = 0;
    on.on('framenavigated', (frame) => {
      if (frame === on.mainFrame() && frame.url().includes('/user/login/login')) count += 1;
    });
    return () => count;
  }

  /** Runs in the page: records whether a text is shown from now on. */
  function watchFor(text: string): void {
    const seen = () => Object.assign(window, { hasSeen: true });
    new MutationObserver(() => {
      if (document.body.innerText.includes(text)) seen();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  test('log out together, and show nothing of one account to the next', async () => {
    await enter(page, '/pages/trade/index', ada);
    const other = await phone.context.newPage();
    await other.goto('/pages/trade/index');
    await expect.poll(() => openOrders(other).count()).toBeGreaterThan(0);
    await new Ticket(other).quantity.fill('0.06');
    expect(await other.locator('body').innerText()).toContain(adasQuantity);
    const logins = countLogins(other);
    await logOut(page);
    await other.waitForURL(loginUrl);
    expect(await other.getByText(/entries kept/).count()).toBe(0);
    await other.evaluate(watchFor, adasQuantity);

    await enter(page, '/pages/assets/index', grace);
    await other.waitForURL('**/pages/trade/index');
    const ticket = new Ticket(other);
    await ticket.submit.waitFor();
    await expect.poll(() => openOrders(other).count()).toBe(0);
    await other.getByRole('tab', { name: 'Balances' }).click();
    await other.getByText(/^USDT/).first().waitFor();
    expect(await ticket.quantity.inputValue()).toBe('');
    expect(await other.evaluate(() => 'hasSeen' in window)).toBe(false);
    expect(logins()).toBe(1);
  });
});

test('back after a log-out leads to login and not to what was there', async () => {
  await enter(page, '/pages/assets/index', ada);
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spot' }).click();
  await expect.poll(() => openOrders(page).count()).toBeGreaterThan(0);
  await logOut(page);
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await page.waitForTimeout(300);
    const shown = await page.locator('body').innerText();
    expect(shown).not.toContain(adasQuantity);
    expect(shown).not.toContain('Total value');
  }
});

// User actions on the screens, with the screens' English texts.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownUrlOf, sentCodes } from '../plainBackEnd.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Behind it stands a plain back end. */
function isPlain(page: Page): boolean {
  const { origin } = new URL(page.url());
  return ownUrlOf(origin) !== origin;
}

/** Advances the page's installed clock until the element appears. */
export async function passUntil(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return what.isVisible();
    })
    .toBe(true);
}

/** Requests a code for an address or number: the sandbox shows it, otherwise it is sent as a message. */
export async function sendAndUseCode(page: Page, address: string): Promise<void> {
  forgetCodes(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await useCode(page, address);
}

export async function useCode(page: Page, address: string): Promise<void> {
  if (isPlain(page))
    await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(address));
  else await page.getByRole('button', { name: 'Use this code' }).click();
}

/** Earlier codes become invalid once a new one is requested. */
export function forgetCodes(address: string): void {
  for (const to of sentCodes.keys()) if (to.endsWith(address)) sentCodes.delete(to);
}

/** For screens that do not show the code. */
export async function codeSentTo(address: string): Promise<string> {
  // The number may be sent with a prefix.
  const sent = () => [...sentCodes].find(([to]) => to.endsWith(address))?.[1];
  await expect.poll(sent).toBeDefined();
  return sent()!;
}

/** The sandbox fills in its invitation after the form has loaded. */
export async function fillInvitation(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Invitation code' });
  if (isPlain(page)) await field.fill('MERIDIAN');
  else await expect.poll(() => field.inputValue()).not.toBe('');
}

/** On the register page: the sandbox shows its code, which is used directly; otherwise it is sent by mail. */
export async function fillRegistration(page: Page, { email, password }: Credentials): Promise<void> {
  // The login page, which may be shown before, has a field of the same name.
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await sendAndUseCode(page, email);
  if (isPlain(page)) await fillInvitation(page);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox').check();
}

export async function registerOnScreen(page: Page, credentials: Credentials): Promise<void> {
  await fillRegistration(page, credentials);
  await page.getByRole('button', { name: 'Create account' }).click();
  await registered(page);
}

/** A registered user is logged in and returns to the page that required login. */
export async function registered(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/pages/user/login'));
}

/** Removes the session from the device. */
export async function leaveSession(page: Page): Promise<void> {
  await page.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)));
}

/** On the login page. */
export async function logInOnScreen(page: Page, { email, password }: Credentials): Promise<void> {
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await submit.click();
}

/** The newest toast, which covers the next target; a tap closes it. */
export async function putAwayToast(page: Page): Promise<void> {
  const toast = page.getByRole('status').locator(':scope > *').last();
  await toast.tap();
  await toast.waitFor({ state: 'detached' });
}

/** A tab of the main bar. */
export function mainTab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** The price that the Home list or a pair's header shows for a pair, as plain decimal text. */
export async function shownPrice(page: Page, coin: string): Promise<string> {
  const text = await page.getByRole('link', { name: new RegExp(`^${coin} `) }).innerText();
  const [price] = text.match(/\d[\d,]*\.\d+(?!\d*[%KMB])/) ?? [];
  if (price === undefined) throw new Error(`No price of ${coin} in: ${text}`);
  return price.replaceAll(',', '');
}

/** Value of an amount field, as plain decimal text. */
export const typedIn = async (field: Locator): Promise<string> =>
  (await field.inputValue()).replaceAll(',', '');

export class Ticket {
  readonly #page: Page;
  readonly form: Locator;
  readonly price: Locator;
  readonly quantity: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.form = page.getByRole('form', { name: 'Order ticket' });
    this.price = this.form.getByRole('textbox', { name: /^Price/ });
    this.quantity = this.form.getByRole('textbox', { name: /^Quantity/ });
  }

  /** The button that sends the order. */
  get submit(): Locator {
    return this.form.getByRole('button', { name: /^(Buy|Sell|Sending)/ });
  }

  async choose(kind: 'Limit order' | 'Market order'): Promise<void> {
    await this.form.getByRole('button', { name: /^Order type/ }).click();
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click();
  }

  async fillLimit(price: string, quantity: string): Promise<void> {
    await this.price.fill(price);
    await this.quantity.fill(quantity);
  }
}

/** A tab below the ticket. */
export function ordersTab(page: Page, name: 'Open orders' | 'History' | 'Balances'): Locator {
  return page.getByRole('tablist', { name: 'Orders and balances' }).getByRole('tab', { name });
}

export function openOrders(page: Page): Locator {
  return page.getByRole('list', { name: 'Open orders' }).getByRole('listitem');
}

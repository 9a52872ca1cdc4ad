// The desk in a separate browser, as operators use it.
import type { Browser, Locator, Page } from 'playwright-core';
import { openPhone, type Phone } from './openPhone.ts';
import type { Operator } from './startDesk.ts';

export async function logInAtDesk(page: Page, operator: Operator): Promise<void> {
  const { name, password } = operator;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Code' }).fill(operator.nextCode());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** @param windows receives the new window, so that its owner closes and checks it */
export async function openDesk(
  browser: Browser,
  url: string,
  { operator, windows }: { operator: Operator; windows: Phone[] },
): Promise<Phone> {
  const desk = await openPhone(browser, url, {
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
    colorScheme: 'light',
  });
  windows.push(desk);
  await desk.page.goto('/desk');
  await logInAtDesk(desk.page, operator);
  return desk;
}

/** Approves the open case, including the second confirmation that shows the comparison. */
export async function approve(desk: Page, label = 'Approve'): Promise<void> {
  await desk.getByRole('button', { name: label, exact: true }).click();
  await desk.getByRole('button', { name: `Yes, ${label.toLowerCase()}`, exact: true }).click();
}

/** Cases whose tab begins so, the oldest first. */
async function casesOf(desk: Page, tab: RegExp): Promise<Locator> {
  await desk.getByRole('tab', { name: tab }).click();
  return desk.getByRole('tabpanel').getByRole('listitem');
}

export async function openFirstCase(desk: Page, tab: RegExp): Promise<void> {
  await (await casesOf(desk, tab)).first().getByRole('button').click();
}

/** Undecided cases of an earlier attempt are older. */
export async function openNewestCase(desk: Page, tab: RegExp): Promise<void> {
  await (await casesOf(desk, tab)).last().getByRole('button').click();
}

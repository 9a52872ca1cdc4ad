// A dialog and the history of its page, in Chromium.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answersPresses, type OpenedDialog } from './dialogs.ts';

export const openDialogs = (page: Page): Locator => page.locator('dialog[open]');
/** Whether the current history entry is the page's own. */
export const standsAtPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => !('dialogs' in ((history.state as object | null) ?? {})));

async function show(page: Page, { presses, settled }: OpenedDialog): Promise<void> {
  if (settled) await page.getByText(settled).waitFor();
  // Evaluated through the debugger: the page's content security policy forbids evaluating text.
  await expect.poll(() => page.evaluate(answersPresses)).toBe(true);
  for (const press of presses) await page.locator(`xpath=${press}`).first().click();
  await expect.poll(() => openDialogs(page).count()).toBe(1);
  await expect.poll(() => standsAtPage(page)).toBe(false);
}

/**
 * Opens the dialog, closes it with Back, checks that Forward does not open it, opens it again and closes it with
 * Escape.
 */
export async function closeStepByStep(page: Page, url: string, dialog: OpenedDialog): Promise<void> {
  const address = () => page.url().slice(url.length);
  await page.goto(dialog.path);
  await show(page, dialog);
  const shown = address();
  await page.goBack();
  await expect.poll(() => openDialogs(page).count()).toBe(0);
  expect(address()).toBe(shown);
  await page.goForward();
  await expect.poll(() => standsAtPage(page)).toBe(true);
  expect([await openDialogs(page).count(), address()]).toEqual([0, shown]);
  await show(page, { ...dialog, presses: dialog.presses.slice(-1) });
  await page.keyboard.press('Escape');
  await expect.poll(() => openDialogs(page).count()).toBe(0);
  await expect.poll(() => standsAtPage(page)).toBe(true);
}

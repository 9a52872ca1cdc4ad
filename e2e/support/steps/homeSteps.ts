// Steps that the journeys of home.test.ts and home.proof.ts share.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';

export const rows = 'main li a[href*="/pages/trade/"]';

let server: JoinedServer;
let browser: Browser;
export let phone: Phone;

/** Codes of the visible rows, from the top. */
export function codes(page: Page): Promise<string[]> {
  return page
    .locator(rows)
    .evaluateAll((links) =>
      links.map(
        (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('symbol')!.split('/')[0]!,
      ),
    );
}

export const button = (name: string) => phone.page.getByRole('button', { name, exact: true });

export const tab = (name: string) => phone.page.getByRole('tab', { name });

/** Registers the hooks of a file of these journeys. */
export function prepareHome(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    phone = await openPhone(browser, server.url);
    await phone.page.goto('/');
    await phone.page.locator(rows).first().waitFor();
  });
  afterEach(async () => {
    expect(phone.errors).toEqual([]);
    await phone.close();
  });
}

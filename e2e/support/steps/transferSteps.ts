// Steps that the journeys of transfer.test.ts and transfer.proof.ts share.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';

export const transferPath = '/pages/assets/transfer/index?to=lever';

let server: JoinedServer;
let browser: Browser;
export let phone: Phone;
export let page: Page;
export let person: Person;
let people = 0;

export const amount = () => page.getByRole('textbox', { name: 'Amount' });

export const submit = () => page.locator('button[type=submit]');

/** Registers the hooks of a file of these journeys. */
export function prepareTransfer(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
  });
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    person = await new Person(server.url, `tess${(people += 1)}@example.com`).register();
    phone = await openPhone(browser, server.url);
    ({ page } = phone);
    await phone.keep(await person.kept());
  });
  afterEach(() => phone.close());
}

// Steps that the journeys of appearance.test.ts and appearance.proof.ts share.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../openPhone.ts';
import { Person } from '../Person.ts';
import { joinServer, type JoinedServer } from '../productServer.ts';
import { type Screen } from '../screens.ts';

export let server: JoinedServer;
export let browser: Browser;

/** Storage entries of a logged-in device. */
let kept: Record<string, string>;

/** A phone with `stored` from earlier visits, on the screen with its data loaded. */
export async function openScreen(screen: Screen, stored: Record<string, string> = {}): Promise<Phone> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
  const all = { ...(screen.isMember ? kept : {}), ...stored };
  await phone.keep(all);
  await phone.page.goto(screen.path);
  await phone.page.locator(screen.ready).first().waitFor();
  await phone.page.evaluate(() => document.fonts.ready);
  return phone;
}

/** Registers the hooks of a file of these journeys. */
export function prepareAppearance(): void {
  beforeAll(async () => {
    server = await joinServer();
    browser = await joinBrowser();
    const person = await new Person(server.url, 'grace@example.com').register();
    kept = await person.kept();
  });
  afterAll(async () => {
    await server?.stop();
  });
}

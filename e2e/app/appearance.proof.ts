// The choices of how things look, and the room that a keyboard leaves.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';
import { screens, type Screen } from '../support/screens.ts';

let server: JoinedServer;
let browser: Browser;
/** What the device of somebody who is logged in keeps. */
let kept: Record<string, string>;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  const person = await new Person(server.url, 'grace@example.com').register();
  kept = await person.kept();
});
afterAll(async () => {
  await server?.stop();
});

/** A phone that keeps `stored` from earlier visits, on the screen and with its data there. */
async function openScreen(screen: Screen, stored: Record<string, string> = {}): Promise<Phone> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
  const all = { ...(screen.isMember ? kept : {}), ...stored };
  await phone.keep(all);
  await phone.page.goto(screen.path);
  await phone.page.locator(screen.ready).first().waitFor();
  await phone.page.evaluate(() => document.fonts.ready);
  return phone;
}

describe('with the keyboard open on Spot', () => {
  test.each([
    { width: 390, height: 450 },
    { width: 390, height: 664 },
    { width: 320, height: 640 },
  ])(
    'a tap on the button beside a field that is being typed in sends the order at $width × $height',
    async (viewport) => {
      const phone = await openScreen(screens.find(({ name }) => name === 'SpotTrade')!);
      try {
        const { page } = phone;
        await page.setViewportSize(viewport);
        await page.locator('input[name=quantity]').tap();
        await page.keyboard.type('0.001');
        await page.waitForTimeout(300);
        const box = (await page.locator('button[type=submit]').boundingBox())!;
        const sent = page.waitForRequest((request) => request.url().endsWith('/api/coin/trade'), {
          timeout: 5000,
        });
        // As a finger does it: the field is left on the way, and nothing may move from under it.
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await sent;
      } finally {
        await phone.close();
      }
    },
  );
});

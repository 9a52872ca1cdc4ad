// What protects an account: a fund password, a way back in, and the end of sessions elsewhere.
// Walks: account, session, spot, home.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fundPassword, phoneOfUsername } from './support/accountWalks.ts';
import { launchBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { sessionElsewhere } from './support/otherDeviceWalk.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { walkerOn, type Walker } from './support/Walker.ts';

let server: ProductServer;
let browser: Browser;
const phones: Phone[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startProductServer()]);
});
afterEach(async () => {
  for (const { errors, violations, foreignRequests } of phones)
    expect([errors, violations, foreignRequests]).toEqual([[], [], []]);
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A device on which nobody has been. */
async function device(): Promise<Walker> {
  const phone = await openPhone(browser, server.url);
  phones.push(phone);
  return walkerOn(phone.page);
}

test('a fund password is set, changed and replaced once it is forgotten, and weak digits are refused with the reason', async () => {
  await fundPassword(await device(), server.url);
});

test('a phone number is linked to a username, with its country, and brings its owner back in', async () => {
  await phoneOfUsername(await device(), server.url);
});

test('a session is ended from another device, and by a change of the password; who logs in anew is where they were', async () => {
  await sessionElsewhere(await device(), await device(), server.url);
});

// What protects an account in WebKit, the engine of the browsers on iOS, too.
// Walks: account, session, spot, home.
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { findWebKit } from '../scripts/webkit.ts';
import { freePort } from '../server/testing/freePort.ts';
import { fundPassword, phoneOfUsername } from './support/accountWalks.ts';
import { sessionElsewhere } from './support/otherDeviceWalk.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { WebDriver } from './support/WebDriver.ts';

const webkit = findWebKit();
const title =
  'missing' in webkit ? `an account in WebKit (not run: ${webkit.missing})` : 'an account in WebKit';
if ('missing' in webkit) console.warn(`No account with WebKit: ${webkit.missing}`);

describe.skipIf('missing' in webkit)(title, () => {
  let server: ProductServer;
  const walks: WebDriver[] = [];

  beforeAll(async () => {
    if (!('missing' in webkit)) server = await startProductServer();
  });
  afterEach(() => Promise.all(walks.splice(0).map((walk) => walk.quit())));
  afterAll(() => server?.stop());

  /** A device on which nobody has been. */
  async function device(): Promise<WebDriver> {
    if ('missing' in webkit) throw new Error(webkit.missing);
    const walk = await WebDriver.start(webkit, await freePort());
    walks.push(walk);
    return walk;
  }

  test('has its fund password set, changed and replaced, and weak digits refused with the reason', async () => {
    await fundPassword(await device(), server.url);
  });

  test('of a username gets a phone number, which brings its owner back in', async () => {
    await phoneOfUsername(await device(), server.url);
  });

  test('is logged out elsewhere, from the list and by a change of the password, and finds its place again', async () => {
    await sessionElsewhere(await device(), await device(), server.url);
  });
});

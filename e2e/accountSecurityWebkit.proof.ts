// What protects an account in WebKit, the engine of the browsers on iOS, too.
import { afterEach, test } from 'vitest';
import { fundPassword, phoneOfUsername } from './support/accountWalks.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { sessionElsewhere } from './support/otherDeviceWalk.ts';

describeInWebkit('an account', (webkit) => {
  afterEach(() => webkit.quit());

  test('has its fund password set, changed and replaced, and weak digits refused with the reason', async () => {
    await fundPassword(await webkit.start(), webkit.url);
  });

  test('of a username gets a phone number, which brings its owner back in', async () => {
    await phoneOfUsername(await webkit.start(), webkit.url);
  });

  test('is logged out elsewhere, from the list and by a change of the password, and finds its place again', async () => {
    await sessionElsewhere(await webkit.start(), await webkit.start(), webkit.url);
  });
});

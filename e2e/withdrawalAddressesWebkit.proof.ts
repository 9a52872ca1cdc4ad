// Addresses to withdraw to in WebKit, the engine of the browsers on iOS, too.
import { afterEach, test } from 'vitest';
import { savedAddresses } from './support/addressWalks.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';

describeInWebkit('a saved address', (webkit) => {
  afterEach(() => webkit.quit());

  test('is saved, confirmed, held, told from one that looks like it, and deleted', async () => {
    await savedAddresses(await webkit.start(), webkit.url, 'wim@example.com');
  });
});

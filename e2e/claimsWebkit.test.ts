// Deposits that are claimed in WebKit, the engine of the browsers on iOS, too.
// Walks: deposit, wallet.
import { afterEach, test } from 'vitest';
import { claimByHash, claimFromBank, claimQuickly } from './support/claimWalks.ts';
import { quickBlocks } from './support/depositWalks.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';

describeInWebkit(
  'a claim',
  (webkit) => {
    afterEach(() => webkit.quit());

    test('of a transaction is credited as its network shows it', async () => {
      await claimByHash(await webkit.start(), webkit.url);
    });

    test('of an amount that the quick way offers is credited', async () => {
      await claimQuickly(await webkit.start(), webkit.url);
    });

    test('of a transfer from a bank card is credited to the last digit', async () => {
      await claimFromBank(await webkit.start(), webkit.url);
    });
  },
  quickBlocks,
);

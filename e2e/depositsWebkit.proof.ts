// What comes in over chains in WebKit, the engine of the browsers on iOS, too.
import { afterEach, test } from 'vitest';
import { depositBelowMinimum, depositOverChain } from './support/depositWalks.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';

describeInWebkit('a deposit', (webkit) => {
  afterEach(() => webkit.quit());

  test('goes to the address of a chosen network, and is credited in sight of its owner', async () => {
    await depositOverChain(await webkit.start(), webkit.url);
  });

  test('below the minimum is kept and said, and credited with the next', async () => {
    await depositBelowMinimum(await webkit.start(), webkit.url);
  });
});

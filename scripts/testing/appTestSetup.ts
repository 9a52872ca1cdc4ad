// Test files of the app share one document and its modules; each test leaves no state on the page, on the device or in
// a module. Tests that reload modules declare it (appReload.ts).
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { balanceVisibility } from '../../src/components/amounts/balanceVisibility.ts';
import { codesSent } from '../../src/components/codes/codesSent.ts';
import { hidesSmallBalances } from '../../src/components/wallet/smallBalances.ts';
import { keptMarket } from '../../src/screens/home/keptMarket.ts';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Resets in-memory state that is not read from the device each time. */
function putBack(): void {
  balanceVisibility.setHidesAtStart(false);
  codesSent.clear();
  hidesSmallBalances.set(undefined);
  keptMarket.set(undefined);
  localStorage.clear();
  sessionStorage.clear();
}

beforeAll(() => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  putBack();
});
/** Console output of React or the app during a test. A test that expects output installs its own handler. */
let told: unknown[][] = [];
beforeEach(() => {
  told = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void told.push(words));
});
afterEach(() => expect(told, 'nothing is told to the console').toEqual([]));
// Hooks run in reverse order: putBack runs after cleanup, when no component is mounted.
afterEach(putBack);
afterEach(cleanup);
afterAll(() => void vi.unstubAllGlobals());

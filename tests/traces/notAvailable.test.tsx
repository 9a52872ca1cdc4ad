// Pages that are not built: what they say.
import { afterAll, expect, it, vi } from 'vitest';
import { callsSoFar, openApp } from './openApp.tsx';
import { reads } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

it('asks nothing for a page that is not built, and says that it is being built', async () => {
  await openApp({ path: '/pages/location/choose-location', isMember: true });
  await reads('We are still building this page');
  expect([...callsSoFar()]).not.toContain('products');
});

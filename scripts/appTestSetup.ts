// Test files of the app share one document; each begins and leaves it empty, with nothing kept on the device. What their
// modules keep is theirs to leave (appReload.ts).
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

beforeAll(() => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
afterAll(() => void vi.unstubAllGlobals());

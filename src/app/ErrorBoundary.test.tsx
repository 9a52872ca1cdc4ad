import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ShellContext, type Shell } from '../components/useShell.ts';
import { chunkTimeLimit, loadPage } from './loadPage.ts';
import { PageFailed } from './PageFailed.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const back = vi.fn();

async function show(load: () => Promise<{ default: () => React.ReactNode }>, isOffline = false) {
  const Content = lazy(() => loadPage(load));
  const shell = { isOffline, back, offlineBar: 'the offline bar', tabBar: 'the tabs' } as Partial<Shell>;
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <ShellContext value={shell as Shell}>
          <ErrorBoundary
            failed={(error) => <PageFailed screen="Settings" error={error} onReady={() => undefined} />}
          >
            <Suspense fallback="waiting">
              <Content />
            </Suspense>
          </ErrorBoundary>
        </ShellContext>
      </IntlProvider>,
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const notLoaded = 'This page could not be loaded';

it('says that a page could not be loaded, and offers to try again, between the bars of the page', async () => {
  await show(refuse);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain(notLoaded);
  expect(textContent).toContain('The server could not answer');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  expect(document.body.textContent).toContain('the offline bar');
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  expect(back).toHaveBeenCalledOnce();
});

it('says while offline that this is why, and leaves the document alone', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  await show(refuse, true);
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  vi.unstubAllGlobals();
  expect(asked).not.toHaveBeenCalled();
});

it('gives a page 120 seconds, and no more', async () => {
  await show(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(chunkTimeLimit - 1));
  expect(document.body.textContent).toBe('waiting');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.body.textContent).toContain(notLoaded);
  expect(chunkTimeLimit).toBe(120_000);
});

it('shows a page that comes', async () => {
  await show(() => Promise.resolve({ default: () => 'content' }));
  expect(document.body.textContent).toBe('content');
  await act(() => vi.advanceTimersByTimeAsync(chunkTimeLimit));
  expect(document.body.textContent).toBe('content');
});

it('says of a page that fails that it failed, not that it could not be loaded', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  await show(() => Promise.resolve({ default: Broken }));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
  expect(document.body.textContent).not.toContain('x is undefined');
});

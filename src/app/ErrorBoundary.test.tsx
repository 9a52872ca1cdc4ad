import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { chunkTimeLimit, loadPage } from './loadPage.ts';

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

async function show(load: () => Promise<{ default: () => React.ReactNode }>) {
  const Content = lazy(() => loadPage(load));
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <ErrorBoundary>
          <Suspense fallback="waiting">
            <Content />
          </Suspense>
        </ErrorBoundary>
      </IntlProvider>,
    );
    await Promise.resolve();
  });
}

const notLoaded = 'This page could not be loaded';

it('says that a page could not be loaded, and offers to load it again', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(screen.getByRole('alert').textContent).toContain(notLoaded);
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
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

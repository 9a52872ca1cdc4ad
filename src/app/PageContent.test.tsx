import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellContext, type Shell } from '../components/shell/useShell.ts';
import { later, pageTimeLimit } from '../ui/loading/later.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageContent } from './PageContent.tsx';
import { PageFailed } from './PageFailed.tsx';

const code = vi.hoisted((): { settings?: object } => ({}));
vi.mock('./screenCode.ts', () => ({ codeOf: () => code.settings, openScreen: () => Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers();
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const back = vi.fn();

async function show(load: () => Promise<ComponentType>, isOffline = false) {
  code.settings = later(load, pageTimeLimit);
  const shell = { isOffline, back, offlineBar: 'the offline bar', tabBar: 'the tabs' } as Partial<Shell>;
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <ShellContext value={shell as Shell}>
          <ErrorBoundary
            failed={() => <PageFailed screen="Settings" isMissing={false} onRetry={() => undefined} />}
          >
            <PageContent screen="Settings" />
          </ErrorBoundary>
        </ShellContext>
      </IntlProvider>,
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const notLoaded = 'This page could not be loaded';
const skeleton = () => document.querySelector('[aria-busy=true], [class*=skeleton i]');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says that a page could not be loaded, and offers to try again, between the bars of the page', async () => {
  await show(refuse);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain(notLoaded);
  expect(textContent).toContain('The server could not respond');
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

it('shows nothing for 200 ms, then the bars of the page with a skeleton', async () => {
  await show(() => new Promise(() => undefined));
  await wait(199);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(skeleton()).toBeNull();
  await wait(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  expect(skeleton()).not.toBeNull();
});

it('gives the code of a page 60 seconds, and no more', async () => {
  await show(() => new Promise(() => undefined));
  await wait(59_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(1);
  expect(screen.getByRole('alert').textContent).toContain(notLoaded);
});

it('shows a page that comes', async () => {
  await show(() => Promise.resolve(() => 'content'));
  expect(document.body.textContent).toBe('content');
  await wait(60_000);
  expect(document.body.textContent).toBe('content');
});

it('says of a page that fails that it failed, not that it could not be loaded', async () => {
  await show(() =>
    Promise.resolve(() => {
      throw new Error('x is undefined');
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
  expect(document.body.textContent).not.toContain('x is undefined');
});

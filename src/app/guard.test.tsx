// NotLoggedIn of every guarded screen, with the real router, session and core.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../api/account.ts';
import { pages as specified, states } from '../../contracts/spec/rows.ts';
import { extensionScreens, publicScreens } from '../../contracts/spec/scope.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { pages, pathOf, screenAt } from './paths.ts';
import { redirectPause } from './session.ts';

vi.mock('./screenCode.ts', async () => {
  const { alreadyLoaded } = await import('../ui/loading/later.ts');
  const nothing = alreadyLoaded((await import('./NotFound.tsx')).NotFound);
  const overPages = alreadyLoaded(() => null);
  return {
    codeOf: () => nothing,
    laterNeighbours: [],
    overPages,
    openScreen: () => Promise.resolve(),
  };
});

const user: Profile = {
  id: 1,
  account_number: '4820193',
  email: 'a***@example.com',
  phone: '',
  review_status: 0,
};

/**
 * From the specification's tables: a screen that redirects visitors to login has a state NotLoggedIn, except those that
 * render that state themselves and those that scope.ts opens deliberately.
 */
const asksForLogin = new Set(
  states()
    .filter(({ state, screen }) => state === 'NotLoggedIn' && !publicScreens.includes(screen))
    .map(({ page }) => page),
);
/** Pages of extensions, which the specification does not list: their domain says whom they are for. */
const ownPages = extensionScreens.map((name) => pages[name]);
const paths = [...specified().map(({ path }) => `/${path}`), ...ownPages.map(({ path }) => path)];
const ownGuarded = ownPages.filter(({ isPublic }) => !isPublic).map(({ path }) => path);
const guarded = paths.filter((path) => asksForLogin.has(path.slice(1)) || ownGuarded.includes(path));
const open = paths.filter((path) => !guarded.includes(path));

it('is about every path of the app, and of no other', () => {
  expect([...paths].sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .sort(),
  );
});

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const data = pathname.endsWith('/user/center') ? user : 'en';
  return Promise.resolve(Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit(path: string) {
  history.replaceState(null, '', path);
  const core = createCore({ origin: 'http://localhost' });
  render(<App core={core} />);
  return core;
}

describe('a visitor', () => {
  it.each(guarded)('sends a visitor of every guarded path to login: %s', async (guardedPath) => {
    const path = `${guardedPath}?id=7&name=a%20b`;
    const { logIn } = visit(path);
    expect(screenAt(location.pathname)).toBe('Login');
    expect(new URLSearchParams(location.search).get('backpage')).toBe(path);
    await act(() => logIn('token-1'));
    expect(location.pathname + location.search).toBe(path);
  });

  it.each(open)('may open %s [rule:session.public.allowed]', (path) => {
    visit(path);
    expect(location.pathname).toBe(path);
  });

  it('is sent on when the redirect was left out as a repeat', () => {
    visit(pages.Assets.path);
    cleanup();
    // The pause is per session, as in a tab: go back within it.
    const core = visit(pages.Home.path);
    act(() => core.navigation.open(pages.Transfer.path));
    act(() => core.navigation.open(pages.Deposit.path));
    act(() => void vi.advanceTimersByTime(redirectPause));
    expect(screenAt(location.pathname)).toBe('Login');
  });

  it('finds no page where there is none', async () => {
    visit('/pages/nothing/here');
    await act(() => vi.dynamicImportSettled());
    expect(document.body.textContent).toContain('Page not found');
  });
});

it('leads back to Home where there is no page before', () => {
  const core = visit(pages.Notices.path);
  act(() => core.navigation.back());
  expect(location.pathname).toBe(pathOf('Home'));
});

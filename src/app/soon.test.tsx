// Which links are marked while their target page is not built.
import { act, cleanup, render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { builtScreens, extensionScreens } from '../../contracts/spec/scope.ts';
import { renderAnchor } from '../ui/actions/renderLink.tsx';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { pages, pathOf } from './paths.ts';
import { soonOf } from './screens.ts';

const { ways } = vi.hoisted(() => ({ ways: ['/pages/location/choose-location', '/pages/notice/index'] }));

vi.mock('./screenCode.ts', async () => {
  const { alreadyLoaded, later } = await import('../ui/loading/later.ts');
  const links = () =>
    ways.map((href) => <li key={href}>{renderAnchor({ href, className: '', children: href })}</li>);
  const content = alreadyLoaded(links);
  return {
    codeOf: () => content,
    overPages: alreadyLoaded(() => null),
    laterNeighbours: [],
    screenList: later(() => import('./screens.ts')),
    openScreen: () => Promise.resolve(),
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks the ways to pages that are not built, and no other', () => {
  const intl = createIntl({ locale: 'en' });
  const marked = Object.keys(pages).filter(
    (name) => soonOf(intl, pathOf(name as keyof typeof pages, { symbol: 'BTC/USDT' })) !== undefined,
  );
  const unbuilt = Object.keys(pages).filter((name) => ![...builtScreens, ...extensionScreens].includes(name));
  expect(marked).toEqual(unbuilt);
});

it('says it beside the link, once the list of screens is there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ type: 'ok', code: 1, data: 'en' })));
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/');
  render(<App core={createCore({ origin: 'http://localhost' })} />);
  await act(() => vi.dynamicImportSettled());
  const described = ways.map((name) => screen.getByRole('link', { name }).getAttribute('aria-description'));
  expect(described).toEqual(['Soon', null]);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notices } from '../../api/notices.ts';
import { ShellContext, type Shell } from '../../components/shell/useShell.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const setAppBadge = vi.fn(() => Promise.resolve());

function badgeOf({ isInstalled, isKnown = true }: { isInstalled: boolean; isKnown?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  Object.assign(navigator, { setAppBadge });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const keep = (unread: number) =>
    queryClient.setQueryData(notices({ limit: '1' }).queryKey, { list: [], count: 3, unread });
  if (isKnown) keep(3);
  const page = (isLoggedIn: boolean) => (
    <QueryClientProvider client={queryClient}>
      <ShellContext value={{ user: isLoggedIn ? { id: 1 } : undefined } as Shell}>
        <UnreadBadge />
      </ShellContext>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return { keep, logOut: () => rerender(page(false)) };
}

afterEach(() => {
  setAppBadge.mockClear();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  vi.unstubAllGlobals();
});

it('the icon of the installed app says how many notices are unread', async () => {
  const { keep } = badgeOf({ isInstalled: true });
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  keep(0);
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
});

it('it says nothing of a user who has logged out', () => {
  badgeOf({ isInstalled: true }).logOut();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

it('a number that is not known yet changes nothing', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  badgeOf({ isInstalled: true, isKnown: false });
  expect(setAppBadge).not.toHaveBeenCalled();
});

it('a page in a browser has no badge', () => {
  badgeOf({ isInstalled: false });
  expect(setAppBadge).not.toHaveBeenCalled();
});

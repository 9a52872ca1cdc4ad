import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellContext, type Shell } from '../shell/useShell.ts';
import { usePendingPoll } from './usePendingPoll.ts';

function invalidatedBy(isPlainSite: boolean, isPending: boolean) {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ShellContext value={{ isPlainSite } as Shell}>{children}</ShellContext>
    </QueryClientProvider>
  );
  renderHook(() => usePendingPoll(isPending, ['spot', 'wallet']), { wrapper });
  vi.advanceTimersByTime(31_000);
  return invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reads again every 15 seconds what a plain back end tells no changes of, while something is pending', () => {
  expect(invalidatedBy(true, true)).toEqual(['spot', 'wallet', 'spot', 'wallet']);
});

it('reads nothing again while nothing is pending, or where changes are told', () => {
  expect([invalidatedBy(true, false), invalidatedBy(false, true)]).toEqual([[], []]);
});

it('reads nothing again out of view', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(invalidatedBy(true, true)).toEqual([]);
});

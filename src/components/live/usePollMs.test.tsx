import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cell } from '../../api/feed/Cell.ts';
import type { FeedStatus } from '../../api/feed/Feed.ts';
import { usePollMs } from './usePollMs.ts';

it('reads again once a minute while the feed is away, and not while it is there', () => {
  const status = new Cell<FeedStatus>({ freshness: 'stale', isConnected: false, lastAt: undefined });
  const { result } = renderHook(() => usePollMs(status));
  expect(result.current).toBe(60_000);
  status.set({ freshness: 'live', isConnected: true, lastAt: undefined });
  act(() => status.flush());
  expect(result.current).toBe(false);
});

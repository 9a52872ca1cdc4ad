import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { reviews } from './review.ts';
import type { Review } from './review.ts';

const all = { kind: 'wallet.withdrawal', reference: 'withdrawal:1', rejections: [], is_sandbox: false };
const row = (state: Review['state']): Review => ({ ...all, id: 1, state, created_ms: 1, updated_ms: 1 });

afterEach(() => vi.useRealTimers());

test.each<[string, Review['state'][], number]>([
  ['none', [], 1],
  ['those that have ended', ['approved', 'rejected', 'withdrawn'], 1],
  ['one that waits', ['approved', 'submitted'], 3],
  ['one in review', ['inReview'], 3],
])(
  'with %s a page of cases that is in view reads them in half a minute as often as it has to',
  async (_, states, times) => {
    vi.useFakeTimers();
    const queryFn = vi.fn(() => Promise.resolve(states.map(row)));
    const observer = new QueryObserver(new QueryClient(), { ...reviews(), queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    expect(queryFn).toHaveBeenCalledTimes(times);
  },
);

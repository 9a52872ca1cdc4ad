import { useEffect, useState } from 'react';
import type { FeedStatus } from '../api/Feed.ts';
import { useSource, type Source } from './source.ts';

/** Seconds since the last price while prices are stale, counted on; undefined while they are not. */
export function useStaleS(status: Source<FeedStatus>): number | undefined {
  const { freshness, lastAt } = useSource(status);
  const [now, setNow] = useState(() => Date.now());
  const isStale = freshness === 'stale' && lastAt !== undefined;
  useEffect(() => {
    if (!isStale) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isStale]);
  return isStale ? Math.max(0, Math.round((now - lastAt) / 1000)) : undefined;
}

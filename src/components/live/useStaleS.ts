import { useEffect, useState } from 'react';
import type { FeedStatus } from '../../api/feed/Feed.ts';
import { useSource, type Source } from './source.ts';

const silence: FeedStatus = { freshness: 'stale', isConnected: false, lastAt: undefined };
/** A page that the server drew begins before anything was said. */
const nothingSaid = (): FeedStatus => silence;

/** Seconds since the last price while prices are stale, counted on; undefined while they are not. */
export function useStaleS(status: Source<FeedStatus>): number | undefined {
  const { freshness, lastAt } = useSource(status, 100, nothingSaid);
  const [now, setNow] = useState(0);
  const isStale = freshness === 'stale' && lastAt !== undefined;
  useEffect(() => {
    if (!isStale) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isStale]);
  // The clock is read after the first draw: a server's page has none, and an earlier pause left its own.
  return isStale && now >= lastAt ? Math.round((now - lastAt) / 1000) : undefined;
}

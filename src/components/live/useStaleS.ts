import { useEffect, useState } from 'react';
import type { FeedStatus } from '../../api/feed/Feed.ts';
import { useSource, type Source } from './source.ts';

const silence: FeedStatus = { freshness: 'stale', isConnected: false, lastAt: undefined };
/** A server-rendered page starts before the feed has reported. */
const nothingSaid = (): FeedStatus => silence;

/** Seconds since the last price while prices are stale, updated every second; undefined otherwise. */
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
  // The clock is read after the first render: a server-rendered page has none, and an earlier pause left its own value.
  return isStale && now >= lastAt ? Math.round((now - lastAt) / 1000) : undefined;
}

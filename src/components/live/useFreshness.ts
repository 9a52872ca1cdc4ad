import { useEffect, useState } from 'react';
import type { FeedStatus } from '../../api/feed/Feed.ts';
import type { Source } from '../../api/feed/Source.ts';
import type { Freshness } from '../market/PairHeader.tsx';
import { useSource } from './source.ts';

/** Freshness of prices, updated every second while they are not live. */
export function useFreshness(status: Source<FeedStatus>): Freshness {
  const { freshness, lastAt } = useSource(status);
  const [now, setNow] = useState(() => Date.now());
  const isLive = freshness === 'live';
  useEffect(() => {
    if (isLive) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isLive]);
  const ageSeconds = isLive || lastAt === undefined ? 0 : Math.max(0, Math.round((now - lastAt) / 1_000));
  return { level: freshness, ageSeconds };
}

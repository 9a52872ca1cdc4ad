import type { FeedStatus } from '../../api/feed/Feed.ts';
import { useSource, type Source } from './source.ts';

const everyMs = 60_000;
const drawn: FeedStatus = { freshness: 'stale', isConnected: false, lastAt: undefined };
/** A server-rendered page starts before the feed has reported. */
const atStart = (): FeedStatus => drawn;

/** Interval for data whose changes the feed pushes: never while the feed is connected. */
export function usePollMs(status: Source<FeedStatus>): number | false {
  return useSource(status, 1_000, atStart).isConnected ? false : everyMs;
}

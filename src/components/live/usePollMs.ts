import type { FeedStatus } from '../../api/feed/Feed.ts';
import { useSource, type Source } from './source.ts';

const everyMs = 60_000;
const drawn: FeedStatus = { freshness: 'stale', isConnected: false, lastAt: undefined };
/** A page that the server drew begins before anything was said. */
const atStart = (): FeedStatus => drawn;

/** How often to read again what the feed tells changes of: never while it is there. */
export function usePollMs(status: Source<FeedStatus>): number | false {
  return useSource(status, 1_000, atStart).isConnected ? false : everyMs;
}

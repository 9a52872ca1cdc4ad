import type { Feed } from '../domains/market/Feed.ts';
import type { Market } from '../domains/market/public/Market.ts';
import type { Metrics } from './Metrics.ts';
import type { Readiness } from './Readiness.ts';

/** The feed sends ten times a second; a silence this long is more than a slow commit. */
const longestSilenceMs = 5000;

interface Parts {
  metrics: Metrics;
  readiness: Readiness;
  market: Pick<Market, 'asOf'>;
  clock: { now(): number };
}

/** Measures the feed and requires it to move. Silent price sources are marked as stale and do not affect readiness. */
export function observeFeed(
  feed: Pick<Feed, 'connections' | 'silentMs'>,
  { metrics, readiness, market, clock }: Parts,
): void {
  readiness.require('feed', () => feed.silentMs < longestSilenceMs);
  metrics.gauge('feed_connections', 'Realtime connections that are open', () => feed.connections);
  metrics.gauge(
    'feed_tick_age_seconds',
    'Since the feed last sent what the books say',
    () => feed.silentMs / 1000,
  );
  const help = 'Since the source of prices last lived';
  metrics.gauge('market_price_age_seconds', help, () => (clock.now() - market.asOf()) / 1000);
}

import { subscribe, symbol } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';
import type { DayMarkets, MatchTrade } from '../feed.ts';

export const feedTriggers: FeedTriggers = {
  // In a back end that sends batches, each batch contains the same fields for each pair.
  daymarket: {
    event: 'daymarket',
    takeFrom: { event: 'daymarkets', take: ({ quotes }: DayMarkets) => quotes[0] },
  },
  daymarkets: { event: 'daymarkets' },
  market_depth: { event: 'market_depth', trigger: subscribe(`market_depth.${symbol}`) },
  depth_update: { event: 'depth_update', trigger: subscribe(`market_depth.${symbol}`) },
  match_trade: {
    event: 'match_trade',
    trigger: subscribe(`match_trade.${symbol}`),
    counts: ({ data }: MatchTrade) => data.length > 0,
  },
  kline: { event: 'kline', trigger: subscribe(`kline.${symbol}.30min`) },
};

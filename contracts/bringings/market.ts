import { subscribe, symbol } from '../bringing.ts';
import type { Bringings } from '../bringing.ts';
import type { DayMarkets, MatchTrade } from '../feed.ts';

export const bringings: Bringings = {
  // A back end that sends batches says the same of each pair in them.
  daymarket: {
    event: 'daymarket',
    takeFrom: { event: 'daymarkets', take: ({ quotes }: DayMarkets) => quotes[0] },
  },
  daymarkets: { event: 'daymarkets' },
  market_depth: { event: 'market_depth', bring: subscribe(`market_depth.${symbol}`) },
  depth_update: { event: 'depth_update', bring: subscribe(`market_depth.${symbol}`) },
  match_trade: {
    event: 'match_trade',
    bring: subscribe(`match_trade.${symbol}`),
    counts: ({ data }: MatchTrade) => data.length > 0,
  },
  kline: { event: 'kline', bring: subscribe(`kline.${symbol}.30min`) },
};

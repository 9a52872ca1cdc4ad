// Every message of the feed, by what the app makes of it.
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { Candle } from '../candles.ts';
import { kline } from '../examples/candles.ts';
import { dayMarkets, depthUpdate, marketDepth, matchTrade } from '../examples/market.ts';
import { placeSpotOrder as order } from '../examples/spot.ts';
import type { Quote } from '../../src/api/MarketCells.ts';
import { spotOrders, type SpotOrderRow } from '../../src/api/spot.ts';
import { loggedIn, token } from './interaction.ts';
import { hear, next } from './message.ts';
import { spotOrderRow } from './spotOrderRow.ts';

const { atLeastLike, eachLike, integer, like, regex } = MatchersV3;
const extensions = 'meridian-feed-extensions';
const running = [['market is running']] as const;
const { symbol } = marketDepth;

const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);
/** A side of a book may be empty: then nobody buys, or nobody sells. */
const levels = (side: readonly (readonly [string, string])[]) =>
  atLeastLike([decimal(side[0]![0]), decimal(side[0]![1])], 0, 1);
const dayMarket = dayMarkets.quotes.find((quote) => quote.symbol === symbol)!;
const dayMarketRow = {
  type: 'daymarket',
  symbol: like(dayMarket.symbol),
  currency_id: integer(dayMarket.currency_id),
  legal_id: integer(dayMarket.legal_id),
  now_price: decimal(dayMarket.now_price),
  change: regex('^[+-]?[0-9]+\\.[0-9]{2}$', dayMarket.change),
  high: decimal(dayMarket.high),
  low: decimal(dayMarket.low),
  volume: decimal(dayMarket.volume),
};

it('daymarket is the quote of a pair', async () => {
  await hear(
    { given: running, does: 'daymarket', event: 'daymarket', contents: dayMarketRow },
    async ({ feed }, message) => {
      const told = next(feed.quote(symbol));
      message();
      expect(await told).toMatchObject({ now_price: dayMarket.now_price, change: dayMarket.change });
      expect(feed.status.snapshot().freshness).toBe('live');
    },
  );
});

it('market_depth is a book', async () => {
  const contents = {
    type: 'market_depth',
    symbol,
    bids: levels(marketDepth.bids),
    asks: levels(marketDepth.asks),
  };
  await hear(
    { given: running, does: 'market_depth', event: 'market_depth', contents },
    async ({ feed }, message) => {
      const told = next(feed.book(symbol));
      message();
      expect(await told).toMatchObject({ state: 'live', bids: [marketDepth.bids[0]] });
    },
  );
});

it('match_trade is trades, the newest first', async () => {
  const trade = matchTrade.data[0]!;
  const data = eachLike({
    id: like(trade.id),
    ts: integer(trade.ts),
    price: decimal(trade.price),
    amount: decimal(trade.amount),
    direction: regex('^(buy|sell)$', trade.direction),
  });
  await hear(
    {
      given: running,
      does: 'match_trade',
      event: 'match_trade',
      contents: { type: 'match_trade', symbol, data },
    },
    async ({ feed }, message) => {
      const told = next(feed.trade(symbol));
      message();
      expect(await told).toEqual([trade]);
    },
  );
});

it('kline is the candle that forms', async () => {
  const { time, open, high, low, close, volume } = kline;
  const contents = {
    ...{ type: 'kline', symbol: kline.symbol, period: kline.period, time: integer(time) },
    ...{ open: decimal(open), high: decimal(high), low: decimal(low), close: decimal(close) },
    volume: decimal(volume),
  };
  await hear({ given: running, does: 'kline', event: 'kline', contents }, async ({ feed }, message) => {
    const { live, history } = feed.candles(kline.symbol, kline.period);
    // Until the history is there nothing can follow it.
    await next(history);
    const told = next<Candle | undefined>(live);
    message();
    expect(await told).toEqual({ time, open, high, low, close, volume });
  });
});

it('daymarkets is many quotes, with the moments that say how old they are', async () => {
  const contents = {
    type: 'daymarkets',
    sent_at: integer(dayMarkets.sent_at),
    as_of: integer(dayMarkets.sent_at - 400),
    quotes: eachLike({ ...dayMarketRow, open: decimal(dayMarket.open), time: integer(dayMarket.time) }),
  };
  await hear(
    { consumer: extensions, given: running, does: 'daymarkets', event: 'daymarkets', contents },
    async ({ feed }, message) => {
      const told = next<Quote | undefined>(feed.quote(symbol));
      message();
      expect(await told).toMatchObject({ now_price: dayMarket.now_price, time: dayMarket.time });
      expect(feed.status.snapshot().freshness).toBe('live');
    },
  );
});

it('depth_update changes the book that it follows, and only that', async () => {
  const contents = {
    type: 'depth_update',
    symbol,
    previous: integer(depthUpdate.previous),
    sequence: integer(depthUpdate.sequence),
    // An update may leave a side as it is.
    bids: like(depthUpdate.bids),
    asks: like(depthUpdate.asks),
  };
  await hear(
    { consumer: extensions, given: running, does: 'depth_update', event: 'depth_update', contents },
    async ({ feed, say }, message) => {
      const told = next(feed.book(symbol));
      say('market_depth', { ...marketDepth, sequence: depthUpdate.previous });
      message();
      expect((await told).state).toBe('live');
      const [[price, size]] = depthUpdate.bids as [[string, string]];
      expect(feed.book(symbol).snapshot().bids).toContainEqual([price, size]);
      const gap = next(feed.book(symbol));
      say('market_depth', { ...marketDepth, sequence: depthUpdate.previous - 1 });
      message();
      expect((await gap).state).toBe('catchingUp');
    },
  );
});

it('spot_order puts a changed order into the lists of the owner', async () => {
  const row = {
    ...spotOrderRow,
    created_ms: integer(order.created_ms),
    updated_ms: integer(order.updated_ms),
    filled_amount: decimal('0'),
    filled_value: decimal('0'),
  };
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ...running],
      does: 'spot_order after an order was placed',
      event: 'spot_order',
      contents: { type: 'spot_order', data: row },
    },
    async ({ queryClient }, message) => {
      const { queryKey } = spotOrders({});
      queryClient.setQueryData<SpotOrderRow[]>(queryKey, [{ ...order, updated_ms: 0, target_price: '1' }]);
      message();
      expect(queryClient.getQueryData(queryKey)).toMatchObject([
        { id: order.id, target_price: order.target_price },
      ]);
    },
  );
});

it('balances says that they have changed', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ...running],
      does: 'balances after an order was placed',
      event: 'balances',
      contents: { type: 'balances', currencies: eachLike(integer(3)) },
    },
    async ({ heard }, message) => {
      message();
      expect(heard.balances).toBe(1);
    },
  );
});

it('review says which case has come to which state', async () => {
  const review = { id: 1, kind: 'wallet.withdrawal', reference: 'withdrawal:18', state: 'withdrawn' };
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['a case waits for review', loggedIn[1]!]],
      does: 'review after a case was withdrawn',
      event: 'review',
      contents: {
        type: 'review',
        id: integer(review.id),
        kind: like(review.kind),
        reference: like(review.reference),
        state: regex('^(submitted|inReview|approved|rejected|withdrawn)$', review.state),
      },
    },
    async ({ heard }, message) => {
      message();
      expect(heard.reviews).toMatchObject([review]);
    },
  );
});

it('notice says that there is a new one, or one less unread', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['a log-in from elsewhere was told', { token }]],
      does: 'notice after all were read',
      event: 'notice',
      contents: { type: 'notice' },
    },
    async ({ heard }, message) => {
      message();
      expect(heard.notices).toBe(1);
    },
  );
});

it('session_ended says in the language of the session that it is over', async () => {
  const sentence = 'Please log in again';
  await hear(
    {
      consumer: extensions,
      // Ended for good: no other message may count on it.
      given: [[loggedIn[0], { token: 'verification-session-token-0000000000000002' }]],
      does: 'session_ended after a logout elsewhere',
      event: 'session_ended',
      contents: { type: '999', message: like(sentence) },
    },
    async ({ heard }, message) => {
      message();
      expect(heard.sessionEnded).toBe(sentence);
    },
  );
});

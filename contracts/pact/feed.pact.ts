// Every message of the feed, checked by what the app reads from it.
import { expect, it } from 'vitest';
import type { Candle } from '../candles.ts';
import { kline } from '../examples/candles.ts';
import { dayMarkets, depthUpdate, marketDepth, matchTrade } from '../examples/market.ts';
import { placeSpotOrder as order } from '../examples/spot.ts';
import type { Quote } from '../../src/api/feed/MarketCells.ts';
import { spotOrders, type SpotOrderRow } from '../../src/api/spot.ts';
import { loggedIn, pick, token } from './tools/interaction.ts';
import { exactly, orNone } from './tools/matcher.ts';
import { hear, next } from './tools/message.ts';
import { spotOrderRow } from './rows/spotOrderRow.ts';

const extensions = 'meridian-feed-extensions';
const running = [['market is running']] as const;
const { symbol } = marketDepth;

/** A side of a book may be empty: no bids or no asks. */
const side = (levels: readonly (readonly [string, string])[]) => orNone(levels.slice(0, 1));
const dayMarket = dayMarkets.quotes.find((quote) => quote.symbol === symbol)!;
const dayMarketRow = pick(dayMarket, 'symbol', 'now_price', 'change', 'high', 'low', 'volume');
const wholeRow = { ...dayMarketRow, ...pick(dayMarket, 'open', 'quote_volume', 'time') };

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

it('daymarket says when its price was made, and what the day began with', async () => {
  await hear(
    {
      consumer: extensions,
      given: running,
      does: 'daymarket with its day',
      event: 'daymarket',
      contents: wholeRow,
    },
    async ({ feed }, message) => {
      const told = next(feed.quote(symbol));
      message();
      expect(await told).toMatchObject({ open: dayMarket.open, time: dayMarket.time });
    },
  );
});

it('market_depth is a book', async () => {
  const { bids, asks } = marketDepth;
  const contents = { symbol: exactly(symbol), bids: side(bids), asks: side(asks) };
  await hear(
    { given: running, does: 'market_depth', event: 'market_depth', contents },
    async ({ feed }, message) => {
      const told = next(feed.book(symbol));
      message();
      expect(await told).toMatchObject({ state: 'live', bids: [marketDepth.bids[0]] });
    },
  );
});

it('market_depth may leave a side out', async () => {
  await hear(
    {
      given: running,
      does: 'market_depth without its sides',
      event: 'market_depth',
      contents: { symbol: exactly(symbol) },
    },
    async ({ feed }, message) => {
      const told = next(feed.book(symbol));
      message();
      expect(await told).toMatchObject({ state: 'live', bids: [], asks: [] });
    },
  );
});

it('market_depth with a sequence is followed by changes', async () => {
  const { bids, asks, sequence = 0 } = marketDepth;
  const contents = { symbol: exactly(symbol), bids: side(bids), asks: side(asks), sequence };
  await hear(
    {
      consumer: extensions,
      given: running,
      does: 'market_depth with its sequence',
      event: 'market_depth',
      contents,
    },
    async ({ feed, say }, message) => {
      const told = next(feed.book(symbol));
      message();
      expect((await told).state).toBe('live');
      const changed = next(feed.book(symbol));
      say('depth_update', { ...depthUpdate, previous: sequence, sequence: sequence + 1 });
      expect((await changed).state).toBe('live');
    },
  );
});

it('match_trade is trades, the newest first', async () => {
  const trade = matchTrade.data[0]!;
  await hear(
    {
      given: running,
      does: 'match_trade',
      event: 'match_trade',
      contents: { symbol: exactly(symbol), data: [trade] },
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
    symbol: exactly(kline.symbol),
    period: exactly(kline.period),
    time,
    open,
    high,
    low,
    close,
    volume,
  };
  await hear({ given: running, does: 'kline', event: 'kline', contents }, async ({ feed }, message) => {
    const { live, history } = feed.candles(kline.symbol, kline.period);
    // Updates can only follow the history.
    await next(history);
    const told = next<Candle | undefined>(live);
    message();
    expect(await told).toEqual({ time, open, high, low, close, volume });
  });
});

it('daymarkets is many quotes, with the moments that say how old they are', async () => {
  const { sent_at } = dayMarkets;
  const contents = { sent_at, as_of: sent_at - 400, quotes: [wholeRow] };
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

it('daymarkets may say no more than prices', async () => {
  const contents = { sent_at: dayMarkets.sent_at, quotes: [dayMarketRow] };
  await hear(
    {
      consumer: extensions,
      given: running,
      does: 'daymarkets with prices alone',
      event: 'daymarkets',
      contents,
    },
    async ({ feed }, message) => {
      const told = next<Quote | undefined>(feed.quote(symbol));
      message();
      expect(await told).toMatchObject({ now_price: dayMarket.now_price });
    },
  );
});

it('depth_update changes the book that it follows, and only that', async () => {
  const { previous, sequence, bids, asks } = depthUpdate;
  // An update may leave a side unchanged.
  const contents = { symbol: exactly(symbol), previous, sequence, bids: side(bids), asks: side(asks) };
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

it('depth_update may leave a side out', async () => {
  const { previous, sequence } = depthUpdate;
  const contents = { symbol: exactly(symbol), previous, sequence };
  await hear(
    {
      consumer: extensions,
      given: running,
      does: 'depth_update without its sides',
      event: 'depth_update',
      contents,
    },
    async ({ feed, say }, message) => {
      const told = next(feed.book(symbol));
      say('market_depth', { ...marketDepth, sequence: previous });
      message();
      expect((await told).state).toBe('live');
    },
  );
});

it('spot_order puts a changed order into the lists of the owner', async () => {
  const row = {
    ...spotOrderRow,
    ...pick(order, 'order_kind', 'client_order_id', 'filled_amount', 'filled_value', 'fee_amount'),
    ...pick(order, 'fee_currency', 'created_ms', 'updated_ms'),
  };
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ...running],
      does: 'spot_order after an order was placed',
      event: 'spot_order',
      contents: { data: row },
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

it('spot_order says what a buy by value may spend', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ...running],
      does: 'spot_order of a buy that spends a value',
      event: 'spot_order',
      contents: { data: { ...spotOrderRow, order_kind: exactly('market'), order_value: '500' } },
    },
    async ({ queryClient }, message) => {
      const { queryKey } = spotOrders({});
      queryClient.setQueryData<SpotOrderRow[]>(queryKey, [{ ...order, updated_ms: 0 }]);
      message();
      expect(queryClient.getQueryData(queryKey)).toMatchObject([{ order_value: '500' }]);
    },
  );
});

it('spot_order may be a row as the family lists it', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ...running],
      does: 'spot_order without what may be left out',
      event: 'spot_order',
      contents: { data: spotOrderRow },
    },
    async ({ queryClient }, message) => {
      const { queryKey } = spotOrders({});
      queryClient.setQueryData<SpotOrderRow[]>(queryKey, [{ ...order, updated_ms: 0, target_price: '1' }]);
      message();
      expect(queryClient.getQueryData(queryKey)).toMatchObject([{ target_price: order.target_price }]);
    },
  );
});

it('lever_marks is what contracts go by', async () => {
  const mark = { symbol, price: '97412.6', time: dayMarkets.sent_at };
  await hear(
    {
      consumer: extensions,
      given: running,
      does: 'lever_marks',
      event: 'lever_marks',
      contents: { marks: [mark] },
    },
    async ({ feed }, message) => {
      const told = next(feed.mark(symbol));
      message();
      expect(await told).toEqual(mark);
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
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual(['balances']);
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
      contents: review,
    },
    async ({ heard }, message) => {
      message();
      expect(heard.reviews).toMatchObject([review]);
    },
  );
});

it('deposit says that one has come, or to another state', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['USDT can be deposited', { token }]],
      does: 'deposit after test coins were sent',
      event: 'deposit',
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual(['deposit']);
    },
  );
});

it('withdrawal says that one has come to another state', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['withdrawals were requested', { token }]],
      does: 'withdrawal after one was cancelled',
      event: 'withdrawal',
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual(['withdrawal']);
    },
  );
});

it.each([
  ['lever_trade', 'after one was closed'],
  ['lever_closed', 'after it was closed'],
] as const)('%s says that a contract has changed, %s', async (event, what) => {
  await hear(
    {
      consumer: extensions,
      // The feed's server is created once: a second order with the same id would be treated as a retry.
      given: [loggedIn, ['a contract was opened', { token, client_order_id: `contract-${event}` }]],
      does: `${event} ${what}`,
      event,
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual([event]);
    },
  );
});

it.each([
  ['option_order', 'after one was bought'],
  ['closed_microorder', 'after one has ended'],
] as const)('%s says that an option has changed, %s', async (event, what) => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['options can be bought', { token }]],
      does: `${event} ${what}`,
      event,
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual([event]);
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
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual(['notice']);
    },
  );
});

it('chat_message says that a conversation has a new message, or was seen', async () => {
  await hear(
    {
      consumer: extensions,
      given: [loggedIn, ['an order was talked about', { token }]],
      does: 'chat_message after one was sent',
      event: 'chat_message',
      contents: {},
    },
    async ({ heard }, message) => {
      message();
      expect(heard.changes).toEqual(['chat_message']);
    },
  );
});

it('session_ended says in the language of the session that it is over', async () => {
  const sentence = 'Please log in again';
  await hear(
    {
      consumer: extensions,
      // Ended permanently: no other message may depend on this session.
      given: [[loggedIn[0], { token: 'verification-session-token-0000000000000002' }]],
      does: 'session_ended after a logout elsewhere',
      event: 'session_ended',
      contents: { message: sentence },
    },
    async ({ heard }, message) => {
      message();
      expect(heard.sessionEnded).toBe(sentence);
    },
  );
});

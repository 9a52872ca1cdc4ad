import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DepthUpdate, MarketDepth } from '../../contracts/feed.ts';
import { Feed, type FeedSocket } from './Feed.ts';
import { flushEvery, type Quote } from './MarketCells.ts';

const symbol = 'BTC/USDT';

class FakeSocket implements FeedSocket {
  connected = false;
  readonly said: [event: string, message: unknown][] = [];
  private readonly listeners = new Map<string, (message: never) => void>();
  on(event: string, listener: (message: never) => void): void {
    this.listeners.set(event, listener);
  }
  emit(event: string, message: unknown): void {
    this.said.push([event, message]);
  }
  connect(): void {
    this.connected = true;
    this.hears('connect', undefined);
  }
  disconnect(): void {
    this.connected = false;
    this.hears('disconnect', undefined);
  }
  hears(event: string, message: unknown): void {
    this.listeners.get(event)?.(message as never);
  }
}

const quote = (price: string, time = Date.now()): Quote => ({
  ...{ type: 'daymarket', symbol, currency_id: 1, legal_id: 3, now_price: price, change: '+1.00' },
  ...{ open: '1', high: '2', low: '1', volume: '5', time },
});
const depth = (sequence?: number): MarketDepth => ({
  ...{ type: 'market_depth', symbol, currency_id: 1, legal_id: 3, sequence },
  ...{ bids: [['99', '1']], asks: [['101', '1']] },
});
const update = (previous: number, price: string): DepthUpdate => ({
  ...{ type: 'depth_update', symbol, previous, sequence: previous + 1, time: 0 },
  ...{ bids: [[price, '2']], asks: [] },
});

let socket: FakeSocket;
let token: string | undefined;
let stop: () => void;
const readQuotes = vi.fn<() => Promise<Quote[]>>();
const onReconnected = vi.fn();
const onOrder = vi.fn();
const onBalances = vi.fn();
const onSessionEnded = vi.fn();
let feed: Feed;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket = new FakeSocket();
  token = undefined;
  readQuotes.mockRejectedValue(new Error('offline'));
  feed = new Feed({
    openSocket: () => Promise.resolve(socket),
    token: () => token,
    readCandles: () => Promise.resolve([]),
    ...{ readQuotes, onOrder, onBalances, onReconnected, onSessionEnded },
  });
  stop = feed.start();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const quotes = (...rows: Quote[]) =>
  socket.hears('daymarkets', { type: 'daymarkets', sent_at: Date.now(), quotes: rows });
const flush = () => vi.advanceTimersByTimeAsync(flushEvery);
const subs = () => socket.said.filter(([event]) => event === 'sub');

describe('quotes', () => {
  it('wake only who shows the pair, once in 100 ms, with the last price', async () => {
    const listener = vi.fn();
    const other = vi.fn();
    feed.quote(symbol).subscribe(listener);
    feed.quote('ETH/USDT').subscribe(other);
    for (const price of ['1', '2', '3']) quotes(quote(price));
    expect(listener).not.toHaveBeenCalled();
    await flush();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('3');
    expect(flushEvery).toBe(100);
  });

  it('come one by one as well', async () => {
    socket.hears('daymarket', quote('7'));
    await flush();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('7');
  });

  it('never go back in time', async () => {
    quotes(quote('2', 2_000));
    quotes(quote('1', 1_000));
    await flush();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('2');
  });
});

describe('freshness', () => {
  const freshness = () => feed.status.snapshot().freshness;

  it('is live to 3 s, delayed to 15 s, then stale, on an open connection that says nothing', async () => {
    quotes(quote('1'));
    await flush();
    const at = Date.now() - flushEvery;
    expect(freshness()).toBe('live');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(freshness()).toBe('live');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(freshness()).toBe('delayed');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(freshness()).toBe('delayed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(feed.status.snapshot()).toEqual({ freshness: 'stale', isConnected: true, lastAt: at });
  });

  it('counts the age that a message has when it comes', async () => {
    socket.hears('daymarkets', { type: 'daymarkets', sent_at: Date.now() - 20_000, quotes: [quote('1')] });
    await flush();
    expect(freshness()).toBe('stale');
  });

  it('wakes nobody while it stays live', async () => {
    quotes(quote('1'));
    await flush();
    const listener = vi.fn();
    feed.status.subscribe(listener);
    for (let second = 0; second < 5; second += 1) {
      quotes(quote(String(second)));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(listener).not.toHaveBeenCalled();
  });

  it('comes from calls while the feed is silent, and not while it speaks', async () => {
    quotes(quote('1'));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(readQuotes).not.toHaveBeenCalled();
    readQuotes.mockImplementation(() => Promise.resolve([quote('9')]));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(readQuotes).toHaveBeenCalled();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('9');
    expect(freshness()).not.toBe('stale');
  });

  it('gives a connection up that stays silent, and builds it again', async () => {
    const channel = `market_depth.${symbol}`;
    feed.book(symbol).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(subs()).toEqual([
      ['sub', { channel }],
      ['sub', { channel }],
    ]);
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });
});

describe('a book', () => {
  const book = () => feed.book(symbol).snapshot();

  it('is subscribed once for all who show it, and left when the last has gone', async () => {
    const leaveFirst = feed.book(symbol).subscribe(() => undefined);
    const leaveSecond = feed.book(symbol).subscribe(() => undefined);
    expect(subs()).toEqual([['sub', { channel: `market_depth.${symbol}` }]]);
    leaveFirst();
    leaveSecond();
    // Another page that shows the same pair comes within a moment.
    const leaveThird = feed.book(symbol).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.said.map(([event]) => event)).not.toContain('unsub');
    leaveThird();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.said.at(-1)).toEqual(['unsub', { channel: `market_depth.${symbol}` }]);
    expect(book().state).toBe('loading');
  });

  it('follows snapshot and updates', async () => {
    feed.book(symbol).subscribe(() => undefined);
    socket.hears('market_depth', depth(5));
    socket.hears('depth_update', update(5, '98'));
    await flush();
    expect(book()).toMatchObject({
      state: 'live',
      bids: [
        ['99', '1'],
        ['98', '2'],
      ],
    });
  });

  it('asks for a snapshot once when an update is missing, and heals with it', async () => {
    feed.book(symbol).subscribe(() => undefined);
    socket.hears('market_depth', depth(5));
    socket.hears('depth_update', update(7, '98'));
    socket.hears('depth_update', update(8, '97'));
    await flush();
    expect(book()).toMatchObject({ state: 'catchingUp', bids: [['99', '1']] });
    expect(subs()).toHaveLength(2);
    socket.hears('market_depth', depth(9));
    await flush();
    expect(book().state).toBe('live');
  });

  it('takes a message without a sequence for a snapshot', async () => {
    feed.book(symbol).subscribe(() => undefined);
    socket.hears('market_depth', depth());
    await flush();
    expect(book()).toMatchObject({ state: 'live', asks: [['101', '1']] });
  });

  it('catches up after a lost connection', async () => {
    feed.book(symbol).subscribe(() => undefined);
    socket.hears('market_depth', depth(5));
    socket.disconnect();
    await flush();
    expect(book().state).toBe('catchingUp');
    expect(feed.status.snapshot().isConnected).toBe(false);
    socket.connect();
    socket.hears('depth_update', update(5, '98'));
    await flush();
    expect(book().state).toBe('catchingUp');
    socket.hears('market_depth', depth(6));
    await flush();
    expect(book().state).toBe('live');
  });
});

it('keeps the last 50 trades, newest first, each once', async () => {
  const trade = (id: number) => ({ id: String(id), ts: id, price: '1', amount: '1', direction: 'buy' });
  const trades = feed.trade(symbol);
  trades.subscribe(() => undefined);
  const ids = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => trade(from - index));
  socket.hears('match_trade', { type: 'match_trade', symbol, data: ids(40, 1) });
  socket.hears('match_trade', { type: 'match_trade', symbol, data: ids(60, 35) });
  await flush();
  expect(trades.snapshot().map(({ id }) => Number(id))).toEqual(ids(60, 11).map(({ ts }) => ts));
});

it('says whose connection it is: at each connect, and when the session changes', () => {
  expect(socket.said).toEqual([]);
  token = 'token-1';
  feed.login();
  socket.disconnect();
  socket.connect();
  token = undefined;
  feed.login();
  expect(socket.said).toEqual([
    ['login', { token: 'token-1' }],
    ['login', { token: 'token-1' }],
    ['login', { token: '' }],
  ]);
});

it('hands private news on', () => {
  socket.hears('spot_order', { type: 'spot_order', data: { id: 7 } });
  socket.hears('balances', { type: 'balances', currencies: [1] });
  socket.hears('session_ended', { type: '999', message: 'Log in again' });
  expect(onOrder).toHaveBeenCalledWith({ id: 7 });
  expect(onBalances).toHaveBeenCalledTimes(1);
  expect(onSessionEnded).toHaveBeenCalledWith('Log in again');
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { periodStart, type Candle } from '../../../contracts/candles.ts';
import type { DepthUpdate, MarketDepth } from '../../../contracts/feed.ts';
import { ApiError } from '../calling/ApiError.ts';
import { ServerClock } from './clock.ts';
import { Feed } from './Feed.ts';
import type { FeedSocket } from './FeedLink.ts';
import type { ReadQuotes } from './FeedWatch.ts';
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
  /** The server answers immediately, or refuses. */
  isReachable = true;
  /** Simulates a network that stalls upgrades: no response of any kind. */
  isHeld = false;
  attempts = 0;
  connect(): void {
    this.attempts += 1;
    if (this.isHeld) return;
    this.connected = this.isReachable;
    this.hears(this.isReachable ? 'connect' : 'connect_error', undefined);
  }
  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.hears('disconnect', undefined);
  }
  hears(event: string, message: unknown): void {
    this.listeners.get(event)?.(message as never);
  }
}

const quote = (price: string, time = Date.now()): Quote => ({
  type: 'daymarket',
  symbol,
  currency_id: 1,
  legal_id: 3,
  now_price: price,
  change: '+1.00',
  open: '1',
  high: '2',
  low: '1',
  volume: '5',
  time,
});
const depth = (sequence?: number): MarketDepth => ({
  type: 'market_depth',
  symbol,
  currency_id: 1,
  legal_id: 3,
  sequence,
  bids: [['99', '1']],
  asks: [['101', '1']],
});
const update = (previous: number, price: string): DepthUpdate => ({
  type: 'depth_update',
  symbol,
  previous,
  sequence: previous + 1,
  time: 0,
  bids: [[price, '2']],
  asks: [],
});

let socket: FakeSocket;
let polling: FakeSocket;
let token: string | undefined;
let stop: () => void;
const readQuotes = vi.fn<() => Promise<ReadQuotes>>();
const readServerTime = vi.fn<() => Promise<number>>();
const readCandles = vi.fn<() => Promise<Candle[]>>();
let wake: () => void;
const onConnected = vi.fn();
const onOrder = vi.fn();
const onQuoted = vi.fn();
const onReview = vi.fn();
const onChange = vi.fn();
const onSessionEnded = vi.fn();
let feed: Feed;

async function build(clock: ServerClock, serverNow: () => number): Promise<void> {
  readServerTime.mockImplementation(() => Promise.resolve(serverNow()));
  feed = new Feed({
    openSocket: (way) => Promise.resolve(way === 'any' ? socket : polling),
    token: () => token,
    clock,
    onWake: (listener) => {
      wake = listener;
      return () => undefined;
    },
    readServerTime,
    readCandles,
    readQuotes,
    onQuoted,
    onOrder,
    onReview,
    onChange,
    onConnected,
    onSessionEnded,
  });
  stop = feed.start();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket = new FakeSocket();
  polling = new FakeSocket();
  polling.isReachable = false;
  token = undefined;
  readQuotes.mockRejectedValue(new Error('offline'));
  readCandles.mockResolvedValue([]);
  const clock = new ServerClock();
  clock.noteAnswer(Date.now(), 0);
  await build(clock, Date.now);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const quotes = (...rows: Quote[]) =>
  socket.hears('daymarkets', { type: 'daymarkets', sent_at: Date.now(), quotes: rows });
/** Heartbeat that a server sends every second while its source is live, by its own clock. */
const heartbeat = (asOf = Date.now(), sentAt = Date.now()) =>
  socket.hears('daymarkets', { type: 'daymarkets', sent_at: sentAt, as_of: asOf, quotes: [] });
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

  it('name their pairs, also before one is shown', () => {
    quotes(quote('1'));
    socket.hears('daymarket', { ...quote('2'), symbol: 'HALO/USDT' });
    expect(onQuoted.mock.calls).toEqual([[[symbol]], [['HALO/USDT']]]);
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
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [quote('9')], asOf: Date.now() }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(readQuotes).toHaveBeenCalled();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('9');
    expect(freshness()).not.toBe('stale');
  });

  it('is what the source itself said, however fresh the message that says it', async () => {
    for (let second = 0; second < 20; second += 1) {
      heartbeat(Date.now() - 20_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(freshness()).toBe('stale');
    heartbeat(Date.now() - 5_000);
    await flush();
    expect(freshness()).toBe('delayed');
    heartbeat();
    await flush();
    expect(freshness()).toBe('live');
  });

  it('is not renewed by calls that succeed with old prices', async () => {
    const asOf = Date.now();
    heartbeat(asOf);
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [quote('9', asOf)], asOf }));
    await vi.advanceTimersByTimeAsync(17_000);
    expect(readQuotes.mock.calls.length).toBeGreaterThan(3);
    expect(freshness()).toBe('stale');
    expect(feed.status.snapshot().lastAt).toBeLessThan(asOf + 600);
  });

  it('of a back end that tells no moments is that of its messages and calls', async () => {
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [quote('9', 0)], asOf: undefined }));
    socket.hears('daymarket', quote('1'));
    await flush();
    expect(freshness()).toBe('live');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(freshness()).toBe('live');
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('9');
  });

  it.each([-5, 5])('does not depend on a device clock %i hours off', async (hours) => {
    const off = hours * 3_600_000;
    const serverNow = () => Date.now() + off;
    stop();
    await build(new ServerClock(), serverNow);
    heartbeat(serverNow(), serverNow());
    await flush();
    expect(freshness()).toBe('live');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(readServerTime).toHaveBeenCalled();
    heartbeat(serverNow() - 20_000, serverNow());
    await vi.advanceTimersByTimeAsync(12_000);
    expect(freshness()).toBe('stale');
    heartbeat(serverNow(), serverNow());
    await flush();
    expect(freshness()).toBe('live');
  });

  it('asks a back end that has no clock for it once in five minutes, and one that fails every few seconds', async () => {
    const askedIn = async (status: number, ms: number) => {
      stop();
      await build(new ServerClock(), Date.now);
      readServerTime.mockRejectedValue(new ApiError({ kind: 'unreadable', message: '', status }));
      readServerTime.mockClear();
      await vi.advanceTimersByTimeAsync(ms);
      return readServerTime.mock.calls.length;
    };
    expect(await askedIn(404, 290_000)).toBe(1);
    expect(await askedIn(502, 60_000)).toBeGreaterThan(10);
  });

  it.each([-3_600_000, 3_600_000])('outlives a device clock set by %i ms', async (jump) => {
    let serverLead = 0;
    const serverNow = () => Date.now() + serverLead;
    readServerTime.mockImplementation(() => Promise.resolve(serverNow()));
    const beat = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        heartbeat(serverNow(), serverNow());
        await vi.advanceTimersByTimeAsync(1_000);
      }
    };
    await beat(3);
    vi.setSystemTime(Date.now() + jump);
    serverLead -= jump;
    await beat(5);
    expect(freshness()).toBe('live');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(freshness()).toBe('delayed');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(freshness()).toBe('stale');
  });

  it('gives a connection up that stays silent, and builds it again', async () => {
    const channel = `market_depth.${symbol}`;
    feed.book(symbol).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(subs()).toEqual([
      ['sub', { channel }],
      ['sub', { channel }],
    ]);
    expect(onConnected).toHaveBeenCalledTimes(2);
  });
});

describe('a connection', () => {
  it('is told when it stands for the first time: what was read before it may be old', () => {
    expect(onConnected).toHaveBeenCalledTimes(1);
  });

  const heartbeats = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      heartbeat();
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };

  it('that is lost is built again after about 1, 2, 4 and 8 s, and never at one moment by all', async () => {
    socket.isReachable = false;
    await heartbeats(6);
    const waits: number[] = [];
    socket.disconnect();
    for (let tries = 0; tries < 7; tries += 1) {
      const { attempts } = socket;
      const at = Date.now();
      while (socket.attempts === attempts) await vi.advanceTimersByTimeAsync(10);
      waits.push(Date.now() - at);
    }
    for (const [index, middle] of [1, 2, 4, 8, 8, 8, 8].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(middle * 500);
      expect(waits[index]).toBeLessThanOrEqual(middle * 1500 + 20);
    }
    expect(new Set(waits).size).toBeGreaterThan(4);
  });

  it('that is dropped right after it was built counts as one more failure', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      socket.disconnect();
      const { attempts } = socket;
      const at = Date.now();
      while (socket.attempts === attempts) await vi.advanceTimersByTimeAsync(10);
      waits.push(Date.now() - at);
    }
    expect(waits[4]).toBeGreaterThanOrEqual(4_000);
  });

  it('that says nothing while the market lives, as calls show, is built again once', async () => {
    await heartbeats(30);
    const attempts = socket.attempts;
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [], asOf: Date.now() }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(socket.attempts).toBe(attempts + 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.attempts).toBe(attempts + 1);
  });

  it('is left alone while the market itself is dead', async () => {
    await heartbeats(30);
    const asOf = Date.now();
    const attempts = socket.attempts;
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [], asOf }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket.attempts).toBe(attempts);
    expect(feed.status.snapshot().freshness).toBe('delayed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(feed.status.snapshot().freshness).toBe('stale');
  });
});

describe('a network that holds upgrades to a web socket', () => {
  const hold = () => {
    socket.isHeld = true;
    polling.isReachable = true;
    socket.disconnect();
  };
  const untilAttempt = async () => {
    const { attempts } = socket;
    while (socket.attempts === attempts) await vi.advanceTimersByTimeAsync(10);
  };

  it('has polling tried beside the attempt after 5 s, and the attempt ends with the first connection', async () => {
    hold();
    await untilAttempt();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(polling.attempts).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(polling.connected).toBe(true);
    expect(feed.status.snapshot().isConnected).toBe(true);
    polling.hears('daymarkets', { type: 'daymarkets', sent_at: Date.now(), quotes: [quote('4')] });
    await flush();
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('4');
    // The stalled attempt connects after another connection already exists.
    socket.connected = true;
    socket.hears('connect', undefined);
    expect(socket.connected).toBe(false);
    expect(polling.connected).toBe(true);
  });

  it('has polling tried at once when the next attempt begins', async () => {
    hold();
    await untilAttempt();
    await vi.advanceTimersByTimeAsync(5_100);
    polling.disconnect();
    const { attempts } = polling;
    await untilAttempt();
    await vi.advanceTimersByTimeAsync(20);
    expect(polling.attempts).toBe(attempts + 1);
  });

  it('has polling tried at once on waking up in an attempt that hangs', async () => {
    hold();
    await untilAttempt();
    await vi.advanceTimersByTimeAsync(2_500);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(polling.connected).toBe(true);
  });
});

describe('ten minutes in the background', () => {
  const background = async () => {
    heartbeat();
    quotes(quote('1'));
    await flush();
    // Timers are suspended; the socket dies without an event.
    vi.setSystemTime(Date.now() + 600_000);
  };

  it('end with a new connection and a price by call at once, though the socket looks open', async () => {
    await background();
    readQuotes.mockImplementation(() => Promise.resolve({ quotes: [quote('9')], asOf: Date.now() }));
    const { attempts } = socket;
    wake();
    expect(feed.status.snapshot().freshness).not.toBe('stale');
    await flush();
    expect(socket.attempts).toBe(attempts + 1);
    expect(feed.quote(symbol).snapshot()?.now_price).toBe('9');
    expect(feed.status.snapshot().freshness).toBe('live');
    expect(onConnected).toHaveBeenCalledTimes(2);
  });

  it('are noticed by the first timer that goes on, though nobody says so', async () => {
    await background();
    const { attempts } = socket;
    await vi.advanceTimersByTimeAsync(600);
    expect(socket.attempts).toBe(attempts + 1);
    expect(readQuotes).toHaveBeenCalled();
  });

  it('show an old price as old until a new one comes', async () => {
    await background();
    socket.isReachable = false;
    wake();
    await flush();
    expect(feed.status.snapshot().freshness).toBe('stale');
  });

  it('do not wait out the pause between two attempts', async () => {
    heartbeat();
    socket.isReachable = false;
    socket.disconnect();
    await vi.advanceTimersByTimeAsync(40_000);
    socket.isReachable = true;
    while (socket.connected) await vi.advanceTimersByTimeAsync(10);
    wake();
    expect(socket.connected).toBe(true);
  });

  it('cost nothing when the connection has gone on', async () => {
    heartbeat();
    const { attempts } = socket;
    wake();
    await flush();
    expect(socket.attempts).toBe(attempts);
    expect(readQuotes).not.toHaveBeenCalled();
  });

  it('ask for the server’s clock again', async () => {
    await background();
    readServerTime.mockClear();
    wake();
    expect(readServerTime).toHaveBeenCalledTimes(1);
  });
});

describe('candles', () => {
  const candle = (time: number): Candle => ({
    time,
    open: '1',
    high: '1',
    low: '1',
    close: '1',
    volume: '1',
  });
  const channel = `kline.${symbol}.1min`;

  it('are subscribed once for history and live, and left when nobody listens', async () => {
    readCandles.mockResolvedValue([candle(0)]);
    const series = feed.candles(symbol, '1min');
    expect(feed.candles(symbol, '1min')).toBe(series);
    const stops = [series.history.subscribe(vi.fn()), series.live.subscribe(vi.fn())];
    expect(subs()).toEqual([['sub', { channel }]]);
    stops[0]?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.said).toHaveLength(1);
    stops[1]?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.said.at(-1)).toEqual(['unsub', { channel }]);
  });

  it('are read again from the last closed one when the connection is back', async () => {
    const minute = periodStart('1min', Date.now());
    readCandles.mockResolvedValue([candle(minute - 60_000), candle(minute)]);
    feed.candles(symbol, '1min').history.subscribe(vi.fn());
    await flush();
    readCandles.mockClear();
    socket.disconnect();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(readCandles).toHaveBeenCalledTimes(1);
    expect(readCandles).toHaveBeenCalledWith(symbol, '1min', (minute - 60_000) / 1000, expect.any(Number));
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
    // Another page that shows the same pair mounts shortly after.
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

describe('marks of contracts', () => {
  const marks = (...rows: unknown[]) => socket.hears('lever_marks', { type: 'lever_marks', marks: rows });
  const mark = (of: string, price: string) => ({ symbol: of, price, time: 5 });

  it('come by one channel for all contracts that are shown, which is left when none is', async () => {
    const [btc, eth] = [feed.mark('BTC/USDT'), feed.mark('ETH/USDT')];
    const leave = [btc, eth].map((source) => source.subscribe(() => undefined));
    expect(new Set(subs().map(([, message]) => JSON.stringify(message)))).toEqual(
      new Set(['{"channel":"lever_marks"}']),
    );
    expect(subs()).toHaveLength(1);
    marks(mark('BTC/USDT', '50000.1'), mark('ETH/USDT', '3000'));
    await flush();
    expect([btc.snapshot()?.price, eth.snapshot()?.price]).toEqual(['50000.1', '3000']);
    leave[0]!();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.said.map(([event]) => event)).not.toContain('unsub');
    leave[1]!();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.said.at(-1)).toEqual(['unsub', { channel: 'lever_marks' }]);
    // An old value is not valid any more.
    expect(btc.snapshot()).toBeUndefined();
  });

  it('are unknown of a contract that is left out, and of one that cannot be read, alone', async () => {
    const [btc, eth, sol] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'].map((of) => feed.mark(of));
    for (const source of [btc!, eth!, sol!]) source.subscribe(() => undefined);
    marks(mark('BTC/USDT', '50000'), mark('ETH/USDT', '3000'), mark('SOL/USDT', '150'));
    await flush();
    marks(mark('BTC/USDT', '50001'), { ...mark('ETH/USDT', '3001'), price: 'NaN' });
    await flush();
    expect([btc, eth, sol].map((source) => source!.snapshot()?.price)).toEqual([
      '50001',
      undefined,
      undefined,
    ]);
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
  const review = { id: 4, kind: 'wallet.withdrawal', reference: 'withdrawal:1', state: 'approved' };
  socket.hears('review', { type: 'review', ...review });
  socket.hears('notice', { type: 'notice' });
  socket.hears('deposit', { type: 'deposit' });
  socket.hears('withdrawal', { type: 'withdrawal' });
  socket.hears('lever_trade', { type: 'lever_trade', hazard_rate: '512.4' });
  socket.hears('lever_closed', { type: 'lever_closed', id: [7] });
  socket.hears('option_order', { type: 'option_order', data: {} });
  socket.hears('closed_microorder', { type: 'closed_microorder' });
  socket.hears('session_ended', { type: '999', message: 'Log in again' });
  expect(onOrder).toHaveBeenCalledWith({ id: 7 });
  expect(onReview).toHaveBeenCalledExactlyOnceWith(review);
  expect(onChange.mock.calls).toEqual([
    ['balances'],
    ['notice'],
    ['deposit'],
    ['withdrawal'],
    ['lever_trade'],
    ['lever_closed'],
    ['option_order'],
    ['closed_microorder'],
  ]);
  expect(onSessionEnded).toHaveBeenCalledWith('Log in again');
});

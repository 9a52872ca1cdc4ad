import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect as connectTcp } from 'node:net';
import type { AddressInfo, Socket as TcpSocket } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applySnapshot, applyUpdate, emptyDepth } from '../../../contracts/depth.ts';
import type {
  BalancesChanged,
  DayMarkets,
  DepthUpdate,
  Kline,
  MarketDepth,
  MatchTrade,
  SessionEnded,
  SpotOrderChanged,
} from '../../../contracts/feed.ts';
import { joined } from '../../Domain.ts';
import { domains } from '../../product.ts';
import { spotOrderRow } from '../spot/spotOrderRow.ts';
import { Feed } from './Feed.ts';
import { visibleLevels } from './DepthView.ts';
import { openPairs } from '../../testing/openPairs.ts';
import { startTestMarket } from '../../testing/processes/startTestMarket.ts';
import type { TestMarket } from '../../testing/processes/startTestMarket.ts';

type Row = ReturnType<typeof spotOrderRow>;

const tokens = new Map([
  ['token of one', { owner: 'user:1', tokenHash: 'hash one', locale: 'en' }],
  ['second of one', { owner: 'user:1', tokenHash: 'hash two', locale: 'de' }],
  ['token of two', { owner: 'user:2', tokenHash: 'hash three', locale: 'en' }],
]);

/** Expired sessions, and sessions that another server has ended. */
const expired = new Set<string>();
const endedElsewhere = new Set<string>();

const mostConnections = 20;

let run: TestMarket;
let server: Server;
let feed: Feed;
let url: string;
const sockets: Socket[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  run = await startTestMarket({ seed: 'feed' });
  await run.run(20, 100);
  for (const owner of ['user:1', 'user:2']) await run.grant(owner, 'USDT', '100000');
  server = createServer();
  const { exchange, committed, executor } = run.core;
  feed = new Feed(server, {
    market: run.market,
    pairs: exchange.pairs,
    committed,
    executor,
    clock: run.clock,
    sessions: {
      find: async (token) => tokens.get(token),
      isOpen: (tokenHash) => !expired.has(tokenHash),
      findEnded: async (tokenHashes) => tokenHashes.filter((tokenHash) => endedElsewhere.has(tokenHash)),
    },
    reviewEveryMs: 100,
    connectionsPerNetwork: mostConnections,
    ownerMessages: joined(domains, 'ownerMessages'),
    broadcasts: joined(domains, 'broadcasts'),
    onFault: (error) => faults.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  expect(faults).toEqual([]);
});

afterAll(async () => {
  feed.close();
  await new Promise((resolve) => server.close(resolve));
  await run.remove();
});

async function connect(headers: Record<string, string> = {}): Promise<Socket> {
  const socket = open(headers);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

function open(headers: Record<string, string> = {}, transports = ['websocket']): Socket {
  const socket = io(url, { transports, extraHeaders: headers, reconnection: false, forceNew: true });
  sockets.push(socket);
  return socket;
}

function next<Message>(socket: Socket, event: string, matches: (message: Message) => boolean = () => true) {
  return new Promise<Message>((resolve) => {
    const listen = (message: Message) => {
      if (!matches(message)) return;
      socket.off(event, listen);
      resolve(message);
    };
    socket.on(event, listen);
  });
}

/** Steps the market at wall-clock pace until the promise settles. */
async function whileRunning<Result>(promise: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = promise.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await run.run(1, 100);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return done;
}

function quiet(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function place(owner: string, price: string, quantity: string) {
  const { exchange, executor } = run.core;
  const order = { owner, symbol: 'BTC/USDT', side: 'buy', kind: 'limit', price, quantity } as const;
  return executor.runForPlatform('test.place', (tx) => exchange.place(tx, order));
}

test('a client that resets its connection after an upgrade to another path ends nothing', async () => {
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', onUncaught);
  const client = connectTcp((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /elsewhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [, upgraded] = (await once(server, 'upgrade')) as [unknown, TcpSocket];
  const closed = new Promise((resolve) => upgraded.once('close', resolve));
  client.resetAndDestroy();
  await closed;
  process.off('uncaughtException', onUncaught);
  expect(uncaught).toEqual([]);
});

describe('quotes', () => {
  test('come whole at first, then only those that changed', async () => {
    const socket = open();
    const first = await next<DayMarkets>(socket, 'daymarkets');
    expect(first.quotes.map(({ symbol }) => symbol)).toEqual(openPairs.map(({ symbol }) => symbol));
    const before = new Map(run.market.quotes().map((quote) => [quote.symbol, quote.volume]));
    const second = await whileRunning(next<DayMarkets>(socket, 'daymarkets'));
    expect(second.quotes.length).toBeGreaterThan(0);
    for (const { symbol, volume } of second.quotes) expect(volume).not.toBe(before.get(symbol));
  });

  test('stop while nothing is traded', async () => {
    const socket = await connect();
    await quiet(150);
    let batches = 0;
    socket.on('daymarkets', () => {
      batches += 1;
    });
    await quiet(350);
    expect(batches).toBe(0);
  });

  test('say when the source was last known to live, and go on saying that it still does', async () => {
    const socket = await connect();
    await whileRunning(next<DayMarkets>(socket, 'daymarkets'));
    await quiet(150);
    // The source is live, and nothing is traded.
    const asOf = vi.spyOn(run.market, 'asOf');
    try {
      for (const at of [5_000, 6_000]) {
        const known = run.market.asOf();
        asOf.mockReturnValue(known + at);
        const heartbeat = await next<DayMarkets>(socket, 'daymarkets');
        expect(heartbeat).toMatchObject({ quotes: [], as_of: known + at });
      }
    } finally {
      asOf.mockRestore();
    }
  });

  test('come over polling too', async () => {
    const first = await next<DayMarkets>(open({}, ['polling']), 'daymarkets');
    expect(first.quotes).toHaveLength(openPairs.length);
  });
});

describe('a book', () => {
  test('kept from snapshot and updates is the exchange’s book at every sequence', async () => {
    const socket = await connect();
    const book = emptyDepth();
    let updates = 0;
    const outcomes = new Set<string>();
    const server = new Map<number, string>();
    // Another client's snapshots show the server's state at a sequence.
    const witness = await connect();
    witness.on('market_depth', (seen: MarketDepth) =>
      server.set(seen.sequence!, JSON.stringify([seen.bids, seen.asks])),
    );
    const mine = new Map<number, string>();
    const keep = () => mine.set(book.sequence!, JSON.stringify([book.bids, book.asks]));
    socket.on('market_depth', (snapshot: MarketDepth) => {
      applySnapshot(book, snapshot);
      keep();
    });
    socket.on('depth_update', (update: DepthUpdate) => {
      outcomes.add(applyUpdate(book, update));
      keep();
      updates += 1;
      witness.emit('unsub', { channel: 'market_depth.ETH/USDT' });
      witness.emit('sub', { channel: 'market_depth.ETH/USDT' });
    });
    socket.emit('sub', { channel: 'market_depth.ETH/USDT' });
    await whileRunning(
      (async () => {
        while (updates < 12) await quiet(20);
      })(),
    );
    await quiet(250);
    expect([...outcomes]).toEqual(['ok']);
    const both = [...server].filter(([sequence]) => mine.has(sequence));
    expect(both.length).toBeGreaterThan(8);
    for (const [sequence, seen] of both) expect(mine.get(sequence)).toBe(seen);
    const { bids, asks } = run.core.exchange.book('ETH/USDT', visibleLevels);
    expect(book.bids).toEqual(bids);
    expect(book.asks).toEqual(asks);
  });

  test('a dropped update is noticed, and a new subscription heals', async () => {
    const socket = await connect();
    const book = emptyDepth();
    let dropped = false;
    let gaps = 0;
    socket.on('market_depth', (snapshot: MarketDepth) => applySnapshot(book, snapshot));
    const healed = new Promise<void>((resolve) => {
      socket.on('depth_update', (update: DepthUpdate) => {
        if (!dropped) {
          dropped = true;
          return;
        }
        if (applyUpdate(book, update) === 'gap') {
          gaps += 1;
          socket.emit('sub', { channel: 'market_depth.BTC/USDT' });
        } else if (gaps > 0 && update.sequence === book.sequence) resolve();
      });
    });
    socket.emit('sub', { channel: 'market_depth.BTC/USDT' });
    await whileRunning(healed);
    await quiet(250);
    expect(gaps).toBeGreaterThan(0);
    const { bids, asks } = run.core.exchange.book('BTC/USDT', visibleLevels);
    expect({ bids: book.bids, asks: book.asks }).toEqual({ bids, asks });
  });

  test('shows the first levels only, however deep it is', async () => {
    for (let level = 0; level < 40; level += 1) await place('user:2', `6000${level % 10}.${level}`, '0.001');
    await quiet(150);
    const socket = await connect();
    socket.emit('sub', { channel: 'market_depth.BTC/USDT' });
    const snapshot = await next<MarketDepth>(socket, 'market_depth');
    expect(run.core.exchange.book('BTC/USDT', 100).bids.length).toBeGreaterThan(visibleLevels);
    expect(snapshot.bids).toHaveLength(visibleLevels);
    expect(snapshot.currency_id).toBe(1);
  });

  test('is no longer told after unsub', async () => {
    const socket = await connect();
    socket.emit('sub', { channel: 'market_depth.BTC/USDT' });
    await whileRunning(next(socket, 'depth_update'));
    await socket.emitWithAck('unsub', { channel: 'market_depth.BTC/USDT' });
    let updates = 0;
    socket.on('depth_update', () => {
      updates += 1;
    });
    await whileRunning(quiet(300));
    expect(updates).toBe(0);
  });
});

test('trades come as a snapshot of fifty at most, then each once', async () => {
  const socket = await connect();
  const ids: number[] = [];
  socket.on('match_trade', ({ data }: MatchTrade) => ids.unshift(...data.map(({ id }) => Number(id))));
  const snapshot = next<MatchTrade>(socket, 'match_trade');
  socket.emit('sub', { channel: 'match_trade.BTC/USDT' });
  expect((await snapshot).data.length).toBeLessThanOrEqual(50);
  await whileRunning(quiet(500));
  await quiet(150);
  const newest = run.market.trades('BTC/USDT').map(({ id }) => Number(id));
  expect(ids.slice(0, newest.length)).toEqual(newest);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('what a client may ask', () => {
  test.each([
    ['an unknown pair', { channel: 'market_depth.BTC/EUR' }],
    ['an unknown channel', { channel: 'orders.BTC/USDT' }],
    ["somebody's room", { channel: 'owner user:1' }],
    ['nothing', undefined],
    ['a number', { channel: 5 }],
    ['a list', ['market_depth.BTC/USDT']],
    ['text', 'market_depth.BTC/USDT'],
    ['null', null],
    ['the name of a built-in', { channel: 'market_depth.__proto__' }],
  ])('%s is refused', async (_, message) => {
    const socket = await connect();
    expect(await socket.emitWithAck('sub', message)).toEqual({ type: 'error' });
    expect(await socket.emitWithAck('unsub', message)).toEqual({ type: 'ok' });
  });

  test('messages without an acknowledgement or of unknown events do no harm', async () => {
    const socket = await connect();
    socket.emit('sub');
    socket.emit('login');
    socket.emit('login', { token: {} });
    socket.emit('placeOrder', { owner: 'user:1' });
    expect(await socket.emitWithAck('sub', { channel: 'match_trade.SOL/USDT' })).toEqual({ type: 'ok' });
  });

  test('somebody who talks without end is cut off', async () => {
    const socket = await connect();
    const ended = next(socket, 'disconnect');
    for (let message = 0; message < 100; message += 1)
      socket.emit('sub', { channel: 'match_trade.BTC/USDT' });
    await ended;
    expect(socket.connected).toBe(false);
  });

  test('words that nobody listens to count as well', async () => {
    const socket = await connect();
    const ended = next(socket, 'disconnect');
    for (let message = 0; message < 100; message += 1) socket.emit('nonsense', message);
    await ended;
    expect(socket.connected).toBe(false);
  });

  test('one network holds only so many connections, and a closed one makes room', async () => {
    const opened: Socket[] = [];
    while (feed.connections < mostConnections) opened.push(await connect());
    await expect(connect()).rejects.toThrow();
    opened.pop()?.disconnect();
    await vi.waitFor(() => expect(feed.connections).toBe(mostConnections - 1));
    expect((await connect()).connected).toBe(true);
    for (const socket of sockets) socket.disconnect();
    await vi.waitFor(() => expect(feed.connections).toBe(0));
  });

  test('a message larger than any that makes sense ends the connection', async () => {
    const socket = await connect();
    const ended = next(socket, 'disconnect');
    socket.emit('login', { token: 'x'.repeat(100_000) });
    await ended;
    expect(socket.connected).toBe(false);
  });

  test('a page of another site gets no connection', async () => {
    await expect(connect({ origin: 'https://elsewhere.example' })).rejects.toThrow();
    await expect(connect({ origin: 'null' })).rejects.toThrow();
    expect((await connect({ origin: url })).connected).toBe(true);
  });
});

describe('candles', () => {
  const channel = 'kline.BTC/USDT.1min';

  test('come as they form, each period as the calls say it, the end of one before the next', async () => {
    const socket = await connect();
    const heard: Kline[] = [];
    socket.on('kline', (kline: Kline) => heard.push(kline));
    expect(await socket.emitWithAck('sub', { channel })).toEqual({ type: 'ok' });
    expect(await socket.emitWithAck('sub', { channel: 'kline.BTC/USDT.1mon' })).toEqual({ type: 'ok' });
    await vi.waitFor(() => expect(heard.map(({ period }) => period)).toContain('1mon'));
    expect(heard.findLast(({ period }) => period === '1min')).toEqual(run.market.candle('BTC/USDT', '1min'));
    const minutes = () => [...new Set(heard.flatMap(({ period, time }) => (period === '1min' ? time : [])))];
    const from = run.market.candle('BTC/USDT', '1min')!.time;
    while (minutes().filter((time) => time > from).length < 3) {
      await run.run(20, 500);
      await quiet(50);
    }
    await quiet(200);
    expect(heard.at(-1)).toEqual(run.market.candle('BTC/USDT', heard.at(-1)!.period));
    const rows = await run.market.candles('BTC/USDT', '1min', from, Number.MAX_SAFE_INTEGER);
    for (const { time, close, high, low, volume } of rows) {
      const last = heard.findLast((kline) => kline.period === '1min' && kline.time === time);
      expect(last).toMatchObject({ close, high, low, volume });
    }
    const order = heard.filter(({ period }) => period === '1min').map(({ time }) => time);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('say nothing while nothing is traded, nor after unsub', async () => {
    const socket = await connect();
    let heard = 0;
    socket.on('kline', () => {
      heard += 1;
    });
    await socket.emitWithAck('sub', { channel });
    await quiet(300);
    const first = heard;
    // The last closed candle and the forming one.
    expect(first).toBeLessThanOrEqual(2);
    await socket.emitWithAck('unsub', { channel });
    await run.run(10, 1_000);
    await quiet(300);
    expect(heard).toBe(first);
  });

  test('of a period or pair that does not exist are refused', async () => {
    const socket = await connect();
    for (const wrong of ['kline.BTC/USDT.2min', 'kline.BTC/USDT', 'kline.NO/PAIR.1min', 'kline..1min']) {
      expect(await socket.emitWithAck('sub', { channel: wrong })).toEqual({ type: 'error' });
    }
  });
});

describe('private messages', () => {
  function hear(socket: Socket) {
    const heard: unknown[] = [];
    for (const event of ['spot_order', 'balances', 'session_ended']) {
      socket.on(event, (message: unknown) => heard.push(message));
    }
    return heard;
  }

  test('reach every connection of the owner, and nobody else', async () => {
    const [phone, desk, other, visitor] = await Promise.all([connect(), connect(), connect(), connect()]);
    const others = [hear(other), hear(visitor)];
    expect(await phone.emitWithAck('login', { token: 'token of one' })).toEqual({ type: 'ok' });
    expect(await desk.emitWithAck('login', { token: 'second of one' })).toEqual({ type: 'ok' });
    expect(await other.emitWithAck('login', { token: 'token of two' })).toEqual({ type: 'ok' });
    const heard = Promise.all(
      [phone, desk].map((socket) =>
        Promise.all([
          next<SpotOrderChanged<Row>>(socket, 'spot_order'),
          next<BalancesChanged>(socket, 'balances'),
        ]),
      ),
    );
    const order = await place('user:1', '60000', '0.01');
    for (const [changed, balances] of await heard) {
      expect(changed.data).toEqual(spotOrderRow(order));
      expect(balances.currencies).toEqual([3]);
    }
    await quiet(200);
    expect(others).toEqual([[], []]);
  });

  test('a wrong token gets 999 and nothing private, whatever else it names', async () => {
    const socket = await connect();
    const heard = hear(socket);
    for (const message of [
      { token: 'wrong' },
      { token: '' },
      { token: 'hash one' },
      { token: 1 },
      { user_id: 1, owner: 'user:1' },
      undefined,
    ]) {
      expect(await socket.emitWithAck('login', message)).toEqual({ type: '999' });
    }
    await place('user:1', '60000', '0.01');
    await quiet(200);
    expect(heard).toEqual([]);
  });

  test('a login with a wrong token ends the former one on this connection', async () => {
    const socket = await connect();
    const heard = hear(socket);
    await socket.emitWithAck('login', { token: 'token of one' });
    await socket.emitWithAck('login', { token: 'wrong' });
    await place('user:1', '60000', '0.01');
    await quiet(200);
    expect(heard).toEqual([]);
  });

  test('the end of a session is told in its language, to its connections alone, and ends the messages', async () => {
    const [phone, desk] = await Promise.all([connect(), connect()]);
    await phone.emitWithAck('login', { token: 'token of one' });
    await desk.emitWithAck('login', { token: 'second of one' });
    const heard = hear(phone);
    const ended = next<SessionEnded>(desk, 'session_ended');
    feed.endSession('hash two');
    expect((await ended).type).toBe('999');
    expect((await ended).message).toMatch(/Sitzung|abgemeldet/i);
    const later = hear(desk);
    await place('user:1', '60000', '0.01');
    await quiet(200);
    expect(later).toEqual([]);
    expect(heard).toHaveLength(2);
  });

  test('a session that has run out gets the end of it instead of the next private message', async () => {
    const [phone, desk] = await Promise.all([connect(), connect()]);
    await phone.emitWithAck('login', { token: 'token of one' });
    await desk.emitWithAck('login', { token: 'second of one' });
    const heard = hear(phone);
    const ended = next<SessionEnded>(phone, 'session_ended');
    const order = next(desk, 'spot_order');
    expired.add('hash one');
    await place('user:1', '60000', '0.01');
    expect((await ended).type).toBe('999');
    await order;
    await quiet(100);
    expect(heard).toHaveLength(1);
    expired.clear();
  });

  test('a session that another server ends is noticed without any private message', async () => {
    const [phone, desk] = await Promise.all([connect(), connect()]);
    await phone.emitWithAck('login', { token: 'token of one' });
    await desk.emitWithAck('login', { token: 'second of one' });
    const kept = hear(desk);
    const ended = next<SessionEnded>(phone, 'session_ended');
    endedElsewhere.add('hash one');
    expect((await ended).type).toBe('999');
    const heard = hear(phone);
    await place('user:1', '60000', '0.01');
    await quiet(200);
    expect(heard).toEqual([]);
    expect(kept).toHaveLength(2);
    endedElsewhere.clear();
  });

  test('a session that ends while its token is looked up does not get in', async () => {
    const socket = await connect();
    const token = 'ends at once';
    let looks = 0;
    const ended = new Map(tokens);
    ended.set(token, { owner: 'user:1', tokenHash: 'hash four', locale: 'en' });
    const real = tokens.get.bind(tokens);
    tokens.get = (key) => (key === token && ++looks > 1 ? undefined : (ended.get(key) ?? real(key)));
    expect(await socket.emitWithAck('login', { token })).toEqual({ type: '999' });
    tokens.get = real;
    const heard = hear(socket);
    await place('user:1', '60000', '0.01');
    await quiet(200);
    expect(looks).toBe(2);
    expect(heard).toEqual([]);
  });
});

/** Last, because the pair stays open. */
test('quotes of a pair that opens later come from its opening on', async () => {
  const symbol = 'HALO/USDT';
  const socket = open();
  const names = ({ quotes }: DayMarkets) => quotes.some((quote) => quote.symbol === symbol);
  expect(names(await next<DayMarkets>(socket, 'daymarkets'))).toBe(false);
  run.market.openAt(symbol, { atMs: run.clock.now() + 1000, price: '0.08' });
  const first = await whileRunning(next<DayMarkets>(socket, 'daymarkets', names));
  const quote = first.quotes.find((row) => row.symbol === symbol)!;
  expect(Math.abs(Number(quote.now_price) - 0.08)).toBeLessThan(0.0008);
  const later = await next<DayMarkets>(open(), 'daymarkets');
  expect(names(later)).toBe(true);
});

// Responses and socket messages while a group of commands is in progress, with a database connection that yields at
// every statement.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BigNumber } from 'bignumber.js';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UnknownOutcome } from '../commands/CommandExecutor.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';
import { Feed } from '../domains/market/Feed.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { grantUnits } from '../testing/grantUnits.ts';

let server: TestApp;
const interception: Interception = {};
let ann: Awaited<ReturnType<TestApp['person']>>;
let socket: Socket;

beforeAll(async () => {
  server = await startTestApp({}, interception);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await server.person('ann@example.com');
  const { port } = server.app.server.address() as AddressInfo;
  socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  await socket.emitWithAck('login', { token: ann.token });
});

afterAll(async () => {
  socket.disconnect();
  await server.close();
});

const random = seededNumbers(Number(process.env.SEED ?? 1));
const yielding: Interception = {
  before: () => new Promise(setImmediate),
  after: () => new Promise(setImmediate),
  // Occasionally longer than a group takes, so that a group is committed between two statements of a response.
  read: async () => {
    for (let turns = 120 * random() ** 4; turns > 0; turns -= 1) await new Promise(setImmediate);
  },
};

afterEach(() => {
  for (const name of ['before', 'after', 'read', 'afterRead'] as const) delete interception[name];
});

/** 0.5 USDT. */
function grant(tx: MoneyTx, reference: string): void {
  grantUnits(tx, ann.owner, 'USDT', { units: 50_000_000n, reference });
}

/** Ann's USDT, free and held, as stored in the database. */
async function stored(): Promise<string> {
  const { available, held } = await server.context.store.db
    .selectFrom('account')
    .select(['available', 'held'])
    .where('owner', '=', ann.owner)
    .where('kind', '=', 'change')
    .where('asset', '=', 'USDT')
    .executeTakeFirstOrThrow();
  return `${available} ${held}`;
}

interface BalanceRow {
  currency_name: string;
  change_balance: string;
  lock_change_balance: string;
}

async function read(): Promise<{ balances: string; dayChange: string }> {
  const { data } = await server.call('balances', {}, ann);
  const rows = data.change_wallet.balance as BalanceRow[];
  const row = rows.find(({ currency_name }) => currency_name === 'USDT')!;
  const units = (text: string) => BigInt(Math.round(Number(text) * 1e8));
  return {
    balances: `${units(row.change_balance)} ${units(row.lock_change_balance)}`,
    dayChange: data.day_change as string,
  };
}

it('balances answer a state that was committed while they were read, and a day change that belongs to it', async () => {
  const states = [await stored()];
  const before = (await read()).dayChange;
  Object.assign(interception, yielding, {
    after: async (statement: string) => {
      if (statement === 'commit') states.push(await stored());
    },
  });
  let isOver = false;
  let answers = 0;
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const first = states.length - 1;
      const { balances, dayChange } = await read();
      answers += 1;
      expect(states.slice(first)).toContain(balances);
      // Deposits do not count as gains: a difference of 0.5 USDT would be the grant alone.
      expect(dayChange).toBe(before);
      await new Promise(setImmediate);
    }
  });
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
  for (let round = 0; round < 30; round += 1) {
    const { data } = await server.call('placeSpotOrder', order, ann);
    await Promise.all([
      server.call('cancelSpotOrder', { id: String(data.id) }, ann),
      server.context.executor.runForPlatform('test.grant', (tx) => grant(tx, `round ${round}`)),
    ]);
  }
  isOver = true;
  await Promise.all(reading);
  expect(new Set(states).size).toBeGreaterThan(50);
  expect(answers).toBeGreaterThan(50);
});

it('a day change belongs to its balances, also when those of a later moment were asked for first', async () => {
  const { committed, dayChange, executor } = server.context;
  const balances = () =>
    committed.read(({ ledger }) => {
      const accounts = ledger.balances(ann.owner);
      const usdt = accounts.find(({ asset, kind }) => asset === 'USDT' && kind === 'change')!;
      const value = new BigNumber((usdt.available + usdt.held).toString()).div(1e8);
      return { accounts, lastPostingId: ledger.lastPostingId, value };
    });
  const earlier = await balances();
  await executor.runForPlatform('test.grant', (tx) => grant(tx, 'later'));
  const later = await balances();
  const change = await dayChange.of(ann.owner, later);
  expect(await dayChange.of(ann.owner, earlier)).toEqual(change);
});

it('a language that is chosen while a session is looked up is the one that it has', async () => {
  const { sessions } = server.context;
  const session = (await sessions.find(ann.token))!;
  sessions.reset();
  interception.afterRead = async () => {
    delete interception.afterRead;
    await sessions.setLocale(session, 'de');
  };
  // Another read may have seen the change first; the selected language is stored.
  await expect.poll(async () => (await sessions.find(ann.token))?.locale).toBe('de');
});

it('a socket hears of an order and of balances once whoever asks gets them', async () => {
  Object.assign(interception, yielding);
  const seen: Promise<void>[] = [];
  socket.on('spot_order', ({ data }: { data: { id: number } }) => {
    const row = server.context.store.db.selectFrom('spot_order').where('id', '=', BigInt(data.id));
    seen.push(
      row
        .select('id')
        .execute()
        .then((rows) => expect(rows).toHaveLength(1)),
    );
  });
  let held = '';
  socket.on('balances', () => {
    seen.push(read().then(({ balances }) => void (held = balances.split(' ')[1]!)));
  });
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.002', target_price: '40000' };
  const { data } = await server.call('placeSpotOrder', order, ann);
  await expect.poll(() => seen.length).toBe(2);
  await Promise.all(seen);
  // 0.002 BTC at 40,000 USDT.
  expect(held).toBe('8000000000');
  expect(data.status).toBe(1);
  socket.off('spot_order');
  socket.off('balances');
});

it('a feed that begins in the middle of a group shows the books without what that group then loses', async () => {
  const { market, exchange, committed, executor, clock, sessions } = server.context;
  const httpServer = createServer();
  let feed: Feed | undefined;
  const bids = () => committed.read((state) => state.exchange.book('BTC/USDT', 100).bids);
  const before = await bids();
  interception.before = async (statement) => {
    await new Promise(setImmediate);
    if (statement !== 'commit') return;
    feed = new Feed(httpServer, {
      market,
      pairs: exchange.pairs,
      committed,
      executor,
      clock,
      sessions,
      ownerMessages: {},
      broadcasts: {},
    });
    throw new Error('the disk is gone');
  };
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '43210' };
  const { type } = await server.call('placeSpotOrder', order, ann);
  delete interception.before;
  expect(type).not.toBe('ok');
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const { port } = httpServer.address() as AddressInfo;
  const reader = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  const depth = new Promise<{ bids: [string, string][] }>((resolve) => reader.once('market_depth', resolve));
  await reader.emitWithAck('sub', { channel: 'market_depth.BTC/USDT' });
  expect((await depth).bids).toEqual(before);
  expect(await bids()).toEqual(before);
  reader.disconnect();
  feed!.close();
  httpServer.close();
});

/** Commits the next transaction but loses its response, as in a network failure. */
/** Loses the answer of the commit that writes to this table; the platform commits with every trade of its own. */
function loseAnswerAbout(table: 'session' | 'spot_order' | 'flow_price'): void {
  let isAbout = false;
  interception.after = async (statement) => {
    isAbout ||= /^(insert|update|delete) /.test(statement) && statement.includes(table);
    if (statement !== 'commit' || !isAbout) return;
    delete interception.after;
    throw new Error('Connection terminated unexpectedly');
  };
}

it('a session that was ended by a command of which nobody heard is over', async () => {
  const { sessions } = server.context;
  const { token } = await server.person('eve@example.com');
  const session = (await sessions.find(token))!;
  loseAnswerAbout('session');
  await expect(sessions.end(session)).rejects.toBeInstanceOf(UnknownOutcome);
  expect(await sessions.find(token)).toBeUndefined();
});

it('a trade of which nobody heard is in the candle and in the figures of the day', async () => {
  const { market, committed, executor, exchange } = server.context;
  const symbol = 'BTC/USDT';
  const bob = await server.person('bob@example.com');
  await executor.runForPlatform('test.grant', (tx) => {
    grant(tx, 'for a trade');
    grantUnits(tx, bob.owner, 'BTC', { units: 1_000_000n });
  });
  const last = await committed.read((state) => state.exchange.lastPrice(symbol));
  const order = {
    symbol,
    kind: 'limit',
    price: new BigNumber(last).times(1.01).toFixed(0),
    quantity: '0.001',
  } as const;
  await executor.runForPlatform('spot.place', (tx) =>
    exchange.place(tx, { ...order, owner: bob.owner, side: 'sell' }),
  );
  const before = Number(market.dayMarket(symbol).volume);
  loseAnswerAbout('spot_order');
  const buying = executor.runForPlatform('spot.place', (tx) =>
    exchange.place(tx, { ...order, owner: ann.owner, side: 'buy' }),
  );
  await expect(buying).rejects.toBeInstanceOf(UnknownOutcome);
  // Waits for the answer and for the subscribers.
  await committed.read(() => undefined);
  expect(Number(market.dayMarket(symbol).volume) - before).toBeGreaterThan(0.00099);
  // The first trade of its minute, one percent above all others.
  expect(market.candle(symbol, '1min')).toMatchObject({ high: order.price, volume: '0.001' });
});

it('whoever is logged in comes back and reads anew after a command of which nobody heard', async () => {
  await expect.poll(() => socket.connected, { timeout: 20_000 }).toBe(true);
  expect(await socket.emitWithAck('login', { token: ann.token })).toMatchObject({ type: 'ok' });
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  const back = new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  loseAnswerAbout('flow_price');
  await expect(
    server.context.executor.runForPlatform('test.grant', (tx) => grant(tx, 'unheard')),
  ).rejects.toBeInstanceOf(UnknownOutcome);
  // Clients reconnect automatically only after a transport close.
  expect(await ended).toBe('transport close');
  await back;
});

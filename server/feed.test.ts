import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOpenapi } from '../contracts/readOpenapi.ts';
import type { Domain } from './Domain.ts';
import { openPairs } from './testing/openPairs.ts';
import { toUnits } from './ledger/units.ts';
import { domains } from './product.ts';
import { startTestApp } from './testing/processes/startTestApp.ts';
import type { TestApp } from './testing/processes/startTestApp.ts';

declare module '../contracts/feed.ts' {
  interface OwnerMessages {
    example_bell: { type: 'example_bell'; rings: number };
  }
}
declare module './commands/events.ts' {
  interface Events {
    bell: { type: 'bell'; owner: string; rings: number };
  }
}

/** A domain whose owners receive a message for each bell, except one that rings thirteen times. */
const bells: Domain = {
  handlers: {},
  ownerMessages: {
    example_bell: {
      event: 'bell',
      contents: ({ rings }) => {
        if (rings === 13) throw new Error('the bell is cracked');
        return { rings };
      },
    },
  },
};

const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };

let server: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  const all = [...domains, bells];
  server = await startTestApp({}, {}, () => ({ specification: readOpenapi(), domains: all }));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

function connect(): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  return socket;
}

function next(socket: Socket, name: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => socket.once(name, resolve));
}

it('quotes come on the port of the calls', async () => {
  const message = await next(connect(), 'daymarkets');
  expect(message.quotes).toHaveLength(openPairs.length);
});

it('an order placed by a call arrives at the sockets of its owner, as the list shows it, and nowhere else', async () => {
  const ann = await server.person('ann@example.com');
  const bob = await server.person('bob@example.com');
  const [mine, theirs] = [connect(), connect()];
  expect(await mine.emitWithAck('login', { token: ann.token })).toEqual({ type: 'ok' });
  expect(await theirs.emitWithAck('login', { token: bob.token })).toEqual({ type: 'ok' });
  const strayed: unknown[] = [];
  theirs.on('spot_order', (message) => strayed.push(message));
  const arrived = Promise.all([next(mine, 'spot_order'), next(mine, 'balances')]);
  const { data } = await server.call('placeSpotOrder', order, ann);
  const [message, balances] = await arrived;
  expect(message).toEqual({ type: 'spot_order', data });
  expect(balances).toEqual({ type: 'balances', currencies: [3] });
  await theirs.emitWithAck('unsub', { channel: 'market_depth.BTC/USDT' });
  expect(strayed).toEqual([]);
});

it('what a domain says of its own event is told to the owner alone, and one that it cannot say holds up no other', async () => {
  const ann = await server.person('anna@example.com');
  const bob = await server.person('bobby@example.com');
  const [mine, theirs] = [connect(), connect()];
  await mine.emitWithAck('login', { token: ann.token });
  await theirs.emitWithAck('login', { token: bob.token });
  const heard = new Map([mine, theirs].map((socket) => [socket, [] as unknown[]]));
  for (const [socket, messages] of heard)
    socket.on('example_bell', (message: unknown) => messages.push(message));
  const arrived = next(mine, 'example_bell');
  await server.context.executor.run('test.ring', ({ publish }) => {
    for (const rings of [13, 3]) publish({ type: 'bell', owner: ann.owner, rings });
  });
  await arrived;
  await theirs.emitWithAck('unsub', { channel: 'market_depth.BTC/USDT' });
  expect([...heard.values()]).toEqual([[{ type: 'example_bell', rings: 3 }], []]);
  expect(server.log.filter((line) => line.includes('the bell is cracked'))).toHaveLength(1);
});

it('whoever asks for marks of contracts hears the newest at once and then each tick, of those that are not silent', async () => {
  const { leverClock, market, clock } = server.context;
  await leverClock.tick();
  const [listener, other] = [connect(), connect()];
  const strayed: unknown[] = [];
  other.on('lever_marks', (message) => strayed.push(message));
  const first = next(listener, 'lever_marks');
  expect(await listener.emitWithAck('sub', { channel: 'lever_marks' })).toEqual({ type: 'ok' });
  const { marks } = (await first) as { marks: { symbol: string; price: string; time: number }[] };
  expect(marks.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['BTC/USDT', 'ETH/USDT']));
  expect(marks.filter(({ symbol }) => !symbol.endsWith('/USDT'))).toEqual([]);
  const btc = marks.find(({ symbol }) => symbol === 'BTC/USDT')!;
  expect(toUnits(btc.price, 8)).toBe(market.index('BTC/USDT')!.price);
  expect(btc.time).toBeLessThanOrEqual(clock.now());
  const silent = next(listener, 'lever_marks');
  server.clock.advance(60_000);
  await leverClock.tick();
  expect(await silent).toEqual({ type: 'lever_marks', marks: [] });
  expect(await listener.emitWithAck('unsub', { channel: 'lever_marks' })).toEqual({ type: 'ok' });
  await other.emitWithAck('unsub', { channel: 'lever_marks' });
  expect(strayed).toEqual([]);
});

it('a logout by a call ends the private messages of that session', async () => {
  const cat = await server.person('cat@example.com');
  const socket = connect();
  await socket.emitWithAck('login', { token: cat.token });
  const ended = next(socket, 'session_ended');
  await server.call('logout', {}, cat);
  expect(await ended).toMatchObject({ type: '999' });
  expect(await socket.emitWithAck('login', { token: cat.token })).toEqual({ type: '999' });
});

it('a session that runs out unused gets no private message more, however long its socket stays', async () => {
  const dan = await server.person('dan@example.com');
  const socket = connect();
  await socket.emitWithAck('login', { token: dan.token });
  const heard: unknown[] = [];
  socket.on('spot_order', (message) => heard.push(message));
  const ended = next(socket, 'session_ended');
  const { sessions, exchange, executor, config } = server.context;
  const { tokenHash } = (await sessions.find(dan.token))!;
  server.clock.advance(config.sessionIdleMs - 1);
  expect(await sessions.findEnded([tokenHash])).toEqual([]);
  // The check has not extended it.
  server.clock.advance(1);
  const bid = { symbol: 'BTC/USDT', side: 'buy', kind: 'limit', price: '50000', quantity: '0.001' } as const;
  await executor.runForPlatform('test.place', (tx) => exchange.place(tx, { ...bid, owner: dan.owner }));
  expect(await ended).toMatchObject({ type: '999' });
  expect(heard).toEqual([]);
  expect(await sessions.findEnded([tokenHash])).toEqual([tokenHash]);
});

it('a session that another server deletes is found ended and its token refused', async () => {
  const eve = await server.person('eve@example.com');
  const { sessions, executor } = server.context;
  const { tokenHash } = (await sessions.find(eve.token))!;
  const told: string[] = [];
  const unsubscribe = sessions.onEnded((session) => told.push(session.tokenHash));
  // Like another server on the same database, bypassing this server's memory.
  await executor.runForPlatform('test.end', (tx) =>
    tx.db.deleteFrom('session').where('token_hash', '=', tokenHash).execute(),
  );
  expect(sessions.isOpen(tokenHash)).toBe(true);
  expect(await sessions.findEnded([tokenHash])).toEqual([tokenHash]);
  expect(sessions.isOpen(tokenHash)).toBe(false);
  expect(told).toEqual([tokenHash]);
  expect(await sessions.find(eve.token)).toBeUndefined();
  unsubscribe();
});

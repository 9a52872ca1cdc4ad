import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../../../refusal.ts';
import { password, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { AttemptKeeper } from './AttemptKeeper.ts';
import { Attempts } from './Attempts.ts';

const minuteMs = 60_000;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const login = (user_string: string, tried: string, address = '10.13.0.1') =>
  server.call('login', { user_string, password: tried, user_type: 'email' }, { address });

const kept = () => server.context.store.db.selectFrom('attempt').selectAll().execute();

it('a restart hands no new tries to whoever guesses, and the end of their quarter of an hour stays', async () => {
  await server.person('ann@example.com');
  for (let tries = 0; tries < 10; tries += 1) await login('ann@example.com', 'guess');
  server.clock.advance(5 * minuteMs);
  server = await server.restart();
  server.clock.advance(9 * minuteMs);
  expect((await login('ann@example.com', password)).data.reason).toBe('session.codeFirst');
  server.clock.advance(minuteMs);
  expect((await login('ann@example.com', password)).type).toBe('ok');
});

it('a restart forgets neither where an owner logs in from nor who has logged in since', async () => {
  await server.person('ann@example.com');
  for (let place = 1; place <= 10; place += 1)
    for (let tries = 0; tries < 5; tries += 1) await login('ann@example.com', 'guess', `10.14.0.${place}`);
  for (let tries = 0; tries < 9; tries += 1) await login('ann@example.com', 'guess', '127.0.0.1');
  expect((await login('ann@example.com', password, '127.0.0.1')).type).toBe('ok');
  server = await server.restart();
  expect((await login('ann@example.com', password, '10.14.1.1')).data.reason).toBe('session.codeFirst');
  for (let tries = 0; tries < 9; tries += 1)
    expect((await login('ann@example.com', 'guess', '127.0.0.1')).data.reason).toBe('session.credentials');
});

it('what is kept names neither addresses nor networks, and goes when its window ends', async () => {
  await login('secret@example.com', 'guess', '10.15.0.1');
  await server.context.attempts.stop();
  const rows = await kept();
  expect(rows.map(({ counter }) => counter).sort()).toEqual([
    'login.here',
    'login.network',
    'login.strangers',
  ]);
  expect(JSON.stringify(rows.map(({ key }) => key))).not.toMatch(/secret|example|10\.15/);
  server.clock.advance(24 * 60 * minuteMs);
  await login('other@example.com', 'guess', '10.15.0.2');
  await server.context.attempts.stop();
  const keys = new Set(rows.map(({ key }) => key));
  expect((await kept()).filter(({ key }) => keys.has(key))).toEqual([]);
});

it('counts are written while the server runs, and again when they could not be', async () => {
  const { store, executor, clock } = server.context;
  const tried = new Attempts(clock, 3, minuteMs);
  const isDown = { now: true };
  const run: typeof executor.run = (name, command) =>
    isDown.now ? Promise.reject(new Refusal('system.busy')) : executor.run(name, command);
  const options = { db: store.db, clock, counters: { tried } };
  const keeper = new AttemptKeeper({ ...options, executor: { run } as typeof executor });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  keeper.start();
  tried.count('a');
  tried.count('a');
  vi.advanceTimersByTime(5000);
  expect(await kept()).toEqual([]);
  isDown.now = false;
  // Lets the rejected save end before the next one.
  await new Promise(setImmediate);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ counter: 'tried', count: 2n }]));
  await keeper.stop();
  const later = new Attempts(clock, 3, minuteMs);
  await new AttemptKeeper({ ...options, executor, counters: { tried: later } }).load();
  expect(later.waitS('a')).toBe(0);
  later.count('a');
  expect(later.waitS('a')).toBe(60);
});

it('more counts than one save takes are all written at the end', async () => {
  const { store, executor, clock } = server.context;
  const tried = new Attempts(clock, 3, minuteMs);
  for (let key = 0; key < 1203; key += 1) tried.count(String(key));
  const keeper = new AttemptKeeper({ db: store.db, executor, clock, counters: { tried } });
  await keeper.stop();
  expect(await kept()).toHaveLength(1203);
});

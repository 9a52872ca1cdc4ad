// Metrics of a real server, parsed as Prometheus does.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Domain } from '../Domain.ts';
import { domains } from '../product.ts';
import { failCommit } from '../testing/processes/failCommit.ts';
import { give } from '../testing/gifts.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { readPrometheusText, valueOf } from '../testing/prometheusText.ts';
import { ann as annsMail, sales } from '../testing/sales.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const interception: Interception = {};
const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
let server: TestApp;
/** Responses are cached for a second of the machine's own clock. */
let laterMs = 0;
/** Time of the last audit. */
let startedAt: number;
let ann: { token: string; owner: string };

const gifts: Domain = {
  handlers: {},
  messages: sales.messages,
  dueWork: {
    'example.gift': (tx, about: { name: string }) => {
      if (about.name === 'bad') throw new Error('poisoned');
      give(tx, about);
    },
  },
};

beforeAll(async () => {
  const steady = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + laterMs);
  const product = () => ({ specification: readOpenapi(), domains: [...domains, gifts] });
  server = await startTestApp({}, interception, product);
  startedAt = server.clock.now();
  ann = await server.person('ann@example.com');
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const scrape = async () => readPrometheusText(await server.context.metrics.text());

function schedule(name: string, inMs: number): Promise<void> {
  const at = server.clock.now() + inMs;
  return server.context.executor.run('test.schedule', (tx) => tx.schedule('example.gift', at, { name }));
}

test('calls are counted by their operationId, method and class of status, with their duration', async () => {
  const name = 'meridian_http_request_duration_seconds_count';
  for (let count = 0; count < 3; count += 1) await server.call('placeSpotOrder', order, ann);
  await server.call('placeSpotOrder', {}, ann);
  const families = await scrape();
  const placed = { route: 'placeSpotOrder', method: 'POST' };
  expect(valueOf(families, name, { ...placed, status: '2xx' })).toBe(3);
  expect(valueOf(families, name, { ...placed, status: '4xx' })).toBe(1);
  const { help } = families.get('meridian_http_request_duration_seconds')!;
  expect(help).toBe('Time from the head of a request to the end of its answer');
  const sum = valueOf(families, 'meridian_http_request_duration_seconds_sum', { ...placed, status: '2xx' })!;
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(10);
});

test('whatever paths strangers make up, they add no further line', async () => {
  const ask = (path: string) => server.app.inject({ method: 'GET', url: path });
  for (const path of ['/first', '/api/first', '/assets/first.js']) await ask(path);
  const before = (await server.context.metrics.text()).split('\n').length;
  for (let count = 0; count < 50; count += 1)
    for (const path of [
      `/secret-${count}`,
      `/api/secret-${count}?secret=${count}`,
      `/assets/secret-${count}.js`,
    ])
      await ask(path);
  const text = await server.context.metrics.text();
  expect(text.split('\n')).toHaveLength(before);
  expect(text).not.toContain('secret');
});

test('nobody is named: no account, address, token or order', async () => {
  const text = await server.context.metrics.text();
  for (const secret of [ann.token, ann.owner, 'ann@', '127.0.0.1', 'example.com'])
    expect(text).not.toContain(secret);
});

test('groups of commands are measured, and those whose commit fails are outcomes that nobody knows', async () => {
  const { executor } = server.context;
  const committed = () => scrape();
  const before = await committed();
  await Promise.all(Array.from({ length: 40 }, () => executor.run('test.one', () => undefined)));
  await expect(executor.run('test.fail', failCommit)).rejects.toThrow();
  const after = await committed();
  const grown = (name: string) => valueOf(after, name)! - valueOf(before, name)!;
  expect(grown('meridian_writer_group_commands_sum')).toBe(41);
  expect(grown('meridian_writer_group_commands_count')).toBeLessThan(10);
  expect(grown('meridian_writer_group_duration_seconds_count')).toBe(
    grown('meridian_writer_group_commands_count'),
  );
  expect(grown('meridian_writer_unknown_outcomes_total')).toBe(1);
});

test('a queue that is full is told, with those who were refused', async () => {
  const { executor } = server.context;
  const all = Array.from({ length: 5003 }, () =>
    executor.run('test.fill', () => undefined).catch(() => 'busy'),
  );
  const during = await scrape();
  expect(valueOf(during, 'meridian_writer_queue_commands')).toBe(5000);
  expect(valueOf(during, 'meridian_writer_busy_refusals_total')).toBe(3);
  expect((await Promise.all(all)).filter((outcome) => outcome === 'busy')).toHaveLength(3);
  expect(valueOf(await scrape(), 'meridian_writer_queue_commands')).toBe(0);
});

test('due work is told by kind: what waits, what is late and by how much, what failed and was set aside', async () => {
  const kind = { kind: 'example.gift' };
  const told = async (name: string, labels: Record<string, string> = kind) =>
    valueOf(await scrape(), `meridian_due_work_${name}`, labels);
  expect(await told('waiting')).toBe(0);
  expect(await told('set_aside')).toBe(0);
  await schedule('bad', 0);
  await schedule('soon', 10_000);
  await schedule('in a day', 86_400_000);
  await server.context.executor.run('test.strange', ({ db, now }) =>
    db
      .insertInto('due_work')
      .values({
        id: 900,
        at: now,
        due_at: now,
        kind: 'of a domain that is gone',
        about: '{}',
        tries: 0,
        error: '',
        set_aside_at: now,
      })
      .execute(),
  );
  for (let second = 0; second < 75; second += 1) server.clock.advance(1000);
  laterMs += 1010;
  expect(await told('waiting')).toBe(3);
  expect(await told('late')).toBe(2);
  expect(await told('lag_seconds')).toBe(75);
  expect(await told('set_aside', { kind: 'unknown' })).toBe(1);
  for (let second = 0; second < 40; second += 1) {
    await server.context.dueWork.run();
    server.clock.advance(1000);
  }
  laterMs += 1010;
  expect(await told('waiting')).toBe(1);
  expect(await told('late')).toBe(0);
  expect(await told('lag_seconds')).toBe(0);
  expect(await told('set_aside')).toBe(1);
  expect(await told('failures_total')).toBe(5);
  expect(await told('delay_seconds_count')).toBe(1);
  expect(await told('delay_seconds_sum')).toBe(65);
});

test('messages are told by channel and kind: what waits and since when, what has left and what was given up', async () => {
  const { executor, outbox } = server.context;
  const told = async (name: string, labels?: Record<string, string>) =>
    valueOf(await scrape(), `meridian_outbox_${name}`, labels);
  const [mail, sold] = [{ channel: 'mail' }, { kind: 'example.sold' }];
  await executor.run('test.sell', (tx) => {
    for (const lot of ['1', '2']) tx.send('example.sold', annsMail, { lot });
  });
  server.clock.advance(7_000);
  laterMs += 1010;
  expect([await told('waiting', mail), await told('age_seconds', mail)]).toEqual([2, 7]);
  expect(await told('waiting', { channel: 'sms' })).toBe(0);
  await outbox.run();
  await executor.run('test.sell', (tx) => void tx.send('example.sold', annsMail, { lot: '3' }));
  server.clock.advance(2 * 86_400_000);
  await outbox.run();
  laterMs += 1010;
  expect([await told('waiting', mail), await told('age_seconds', mail)]).toEqual([0, 0]);
  expect([await told('sent_total', sold), await told('given_up_total', sold)]).toEqual([2, 1]);
  expect(await told('given_up')).toBe(1);
});

test('a read that its budget refuses is counted', async () => {
  server.context.readBudget.spend(ann.owner, 3_000_000);
  expect((await server.call('ledger', {}, ann)).status).toBe(429);
  expect(valueOf(await scrape(), 'meridian_read_budget_refusals_total')).toBe(1);
});

test('the feed and its prices, the audit and the gate of money are told', async () => {
  const value = async (name: string) => valueOf(await scrape(), `meridian_${name}`);
  expect(await value('feed_connections')).toBe(0);
  // Real clock: only the presence of the value matters.
  expect(await value('feed_tick_age_seconds')).toBeGreaterThanOrEqual(0);
  server.clock.advance(1000);
  expect(await value('audit_age_seconds')).toBe((server.clock.now() - startedAt) / 1000);
  expect(await value('market_price_age_seconds')).toBeGreaterThanOrEqual(1);
  expect(await value('money_paused')).toBe(0);
  server.context.gate.pause();
  expect([await value('money_paused'), await value('money_stopped')]).toEqual([1, 0]);
  server.expectBrokenBooks();
  server.context.gate.stop(['Something is wrong']);
  expect([await value('money_paused'), await value('money_stopped')]).toEqual([1, 1]);
});

test('while the database is away all else is told', async () => {
  laterMs += 1010;
  interception.read = async () => {
    throw new Error('away');
  };
  const families = await scrape();
  delete interception.read;
  expect(families.get('meridian_due_work_waiting')!.samples.size).toBe(0);
  expect(valueOf(families, 'meridian_money_stopped')).toBe(1);
});

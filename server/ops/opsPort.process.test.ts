// The operators' port beside the product's, on the server as it runs in production.
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../testing/processes/freePort.ts';
import { bid } from '../testing/OrderLoad.ts';
import { readPrometheusText, valueOf } from '../testing/prometheusText.ts';
import { ServerProcess } from '../testing/processes/ServerProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-ops-'));
const tape = join(folder, 'tape.csv');
let server: ServerProcess;
let opsPort: number;
/** Answers until it was ready. */
const early: [status: number, body: unknown][] = [];

/** A tape needs no generated history, so a start is quick. */
async function start(ops: number): Promise<ServerProcess> {
  writeFileSync(tape, 'time_ms,price,amount,side\n1700000000000,67000.01,0.5,buy\n');
  return ServerProcess.start({
    DATA_DIR: join(folder, 'data'),
    MARKET_SOURCE: `replay:${tape}`,
    LOG_LEVEL: 'error',
    OPS_PORT: String(ops),
  });
}

beforeAll(async () => {
  opsPort = await freePort();
  server = await start(opsPort);
  while (!(await isReady())) await sleep(5);
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${opsPort}${path}`, init);

async function isReady(): Promise<boolean> {
  const answer = await ask('/health/ready').catch(() => undefined);
  if (answer?.status !== 200 && answer) early.push([answer.status, await answer.json()]);
  return answer?.ok ?? false;
}

test('a server that starts says so until the port of the product is open', async () => {
  expect(early.length).toBeGreaterThan(0);
  for (const said of early) expect(said).toEqual([503, { ready: false, reasons: ['starting'] }]);
  expect(await server.isListening()).toBe(true);
});

test('a server that works lives and is ready, and says so to no other origin and no cache', async () => {
  const live = await ask('/health/live', { headers: { origin: 'https://elsewhere.example' } });
  expect([live.status, await live.json()]).toEqual([200, { live: true }]);
  expect(live.headers.get('cache-control')).toBe('no-store');
  expect([...live.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const ready = await ask('/health/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true, reasons: [] }]);
});

test.each(['/health/live', '/health/ready'])('the head alone tells as much: %s', async (path) => {
  const [head, whole] = [await ask(path, { method: 'HEAD' }), await ask(path)];
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'cache-control'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
});

test('what real calls have done is in the metrics, in the form that Prometheus reads', async () => {
  const token = await server.person('ann@example.com');
  for (let count = 0; count < 5; count += 1)
    expect((await server.post('coin/trade', bid, token)).type).toBe('ok');
  await fetch(`${server.url}/api/no/such/call`);
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const families = readPrometheusText(await answer.text());
  const calls = 'meridian_http_request_duration_seconds_count';
  expect(valueOf(families, calls, { route: 'placeSpotOrder', method: 'POST', status: '2xx' })).toBe(5);
  expect(valueOf(families, calls, { route: '/api/*', status: '4xx' })).toBe(1);
  expect(valueOf(families, 'meridian_writer_group_commands_sum')).toBeGreaterThan(5);
  expect(valueOf(families, 'meridian_money_stopped')).toBe(0);
  expect(valueOf(families, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(valueOf(families, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  for (const [name, { help, samples }] of families) {
    expect(help, name).not.toBe('');
    // Labels are known in advance; none comes from a caller.
    expect([...samples.values()].flat().length, name).toBeLessThan(1000);
  }
});

test.each([
  ['another path', '/', {}],
  ['a path of the product', '/api/site/config', {}],
  ['a path with more behind it', '/metrics/all', {}],
  ['one that cannot be decoded', '/%E0%A4%A', {}],
  ['another method', '/metrics', { method: 'DELETE' }],
  ['the head of the metrics', '/metrics', { method: 'HEAD' }],
  ['a form', '/health/ready', { method: 'POST', body: new URLSearchParams({ ready: '1' }) }],
])('nothing else is there: %s', async (_, path, init) => {
  const answer = await ask(path, init);
  expect(answer.status).toBe(404);
  if ((init as RequestInit).method !== 'HEAD') expect(await answer.text()).toBe('Not found\n');
});

test.each([{ 'content-length': '3' }, { 'transfer-encoding': 'chunked' }])(
  'who sends a body is told nothing, and the connection ends: %j',
  async (headers) => {
    const sent = request({ port: opsPort, path: '/metrics', headers });
    sent.end('a=b');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([404, 'close']);
    answer.resume();
  },
);

test.each(['/health/live', '/health/ready', '/metrics'])(
  'the port of the product has no %s: what it answers is what it answers to any path that it does not have',
  async (path) => {
    for (const accept of ['*/*', 'text/html', 'text/plain; version=0.0.4']) {
      const asked = (where: string) => fetch(server.url + where, { headers: { accept } });
      const [answer, other] = [await asked(path), await asked('/no/such/path')];
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await other.text());
    }
  },
);

test('a port that is taken ends the start with a sentence that names OPS_PORT', async () => {
  const second = await start(opsPort);
  expect(await second.ended).toBe(1);
  expect(second.said).toBe(
    `Port ${opsPort} is taken by another program: end it, or choose another OPS_PORT\n`,
  );
});

test('a server that is told to stop ends, whoever looks at it', async () => {
  await ask('/metrics');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await expect(ask('/health/live')).rejects.toThrow();
});

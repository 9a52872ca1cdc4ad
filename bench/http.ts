// Durable spot orders over HTTP: the real server as a separate process, 50 connections of many users, and a unique
// client order id on every order. The report includes the cost of one sync of this disk, which the figure depends on.
import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { tell } from './figures.ts';
import { orderForm } from './orderForm.ts';

const port = Number(process.env.BENCH_PORT ?? 3105);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const connections = 50;
/** Enough users that none reaches the maximum of open orders per account. */
const people = 160;
const goal = { perSecond: 1500, p99Ms: 60 };
/** From the server's own environment variable (httpPostgres.ts sets it). */
const database = process.env.DATABASE_URL ? ', PostgreSQL' : '';
const url = `http://127.0.0.1:${port}`;
const password = 'correct horse 7';

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-'));
const profile = process.env.BENCH_PROFILE
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
  : [];
const server = spawn(process.execPath, [...profile, 'server/main.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    LIMIT_CALLS_PER_MINUTE: '999999999',
    LIMIT_MONEY_PER_MINUTE: '999999999',
    LIMIT_SESSION_PER_MINUTE: '999999999',
    LIMIT_CODES_PER_HOUR: '999999999',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

async function post<Data>(path: string, form: Record<string, string>): Promise<Data> {
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const body = (await answer.json()) as { type: string; data: Data };
  if (body.type !== 'ok') throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.data;
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/api/site/config`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

async function tokenOf(index: number): Promise<string> {
  const email = `bench-${index}@example.com`;
  const { sandbox_code: code } = await post<{ sandbox_code: string }>('email_send', {
    user_string: email,
    type: 'register',
  });
  await post('user/register', {
    type: 'email',
    user_string: email,
    password,
    re_password: password,
    code,
    extension_code: 'MERIDIAN',
  });
  return post('user/login', { user_string: email, password, user_type: 'email' });
}

let orders = 0;
const outcomes = new Map<string, number>();

function note(status: number, body: string): void {
  const reason = /"reason":"([^"]+)"/.exec(body)?.[1];
  const filled = /"status":(\d)/.exec(body)?.[1];
  const outcome =
    reason ?? (filled ? ['', 'resting', 'filled', 'cancelled'][Number(filled)]! : `HTTP ${status}`);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** Processor seconds of the server, from clock ticks of 10 ms; undefined where the system does not report them. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Median time to write and fsync 4 KB, in ms. */
function measureSync(): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    const start = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  return times.sort((a, b) => a - b)[100]!;
}

async function run(): Promise<void> {
  await waitUntilReady();
  const tokens: string[] = [];
  // Two concurrently, because each costs the server a password hash.
  for (let index = 0; index < people; index += 2)
    tokens.push(...(await Promise.all([tokenOf(index), tokenOf(index + 1)])));
  const quote = await fetch(`${url}/api/currency/deal?currency_id=1&legal_id=3`);
  const price = Number(((await quote.json()) as { data: { now_price: string } }).data.now_price);
  const sync = measureSync();
  const load = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          method: 'POST',
          path: '/api/coin/trade',
          setupRequest: (request) => {
            const count = orders++;
            return {
              ...request,
              headers: {
                'content-type': 'application/x-www-form-urlencoded',
                authorization: tokens[count % people]!,
              },
              body: orderForm(count, price),
            };
          },
          onResponse: note,
        },
      ],
    });
  await load(3);
  outcomes.clear();
  const cpuBefore = cpuSeconds();
  const result = await load(seconds);
  const cores = (cpuSeconds() - cpuBefore) / result.duration;
  // A refusal writes nothing, so it does not count as a durable order.
  const placed = ['resting', 'filled', 'cancelled'].reduce((sum, name) => sum + (outcomes.get(name) ?? 0), 0);
  const answers = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const perSecond = placed / result.duration;
  const { p50, p99, max } = result.latency;
  const failed = result.errors + result.timeouts + result.non2xx;
  console.error(`  ${[...outcomes].map(([name, count]) => `${name} ${count}`).join(', ')}`);
  tell([
    {
      name: `orders over HTTP${database}, 50 connections`,
      value: perSecond,
      unit: 'orders/s',
      atLeast: goal.perSecond,
    },
    { name: `orders over HTTP${database}, refused`, value: answers - placed, unit: `of ${answers}` },
    { name: `orders over HTTP${database}, p50`, value: p50, unit: 'ms' },
    { name: `orders over HTTP${database}, p99`, value: p99, unit: 'ms', atMost: goal.p99Ms },
    { name: `orders over HTTP${database}, slowest`, value: max, unit: 'ms' },
    { name: `orders over HTTP${database}, without an answer`, value: failed, unit: '', atMost: 0 },
    { name: `orders over HTTP${database}, server CPU`, value: cores, unit: 'cores' },
    { name: 'one sync of this disk, median of 200', value: sync, unit: 'ms' },
  ]);
}

try {
  await run();
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

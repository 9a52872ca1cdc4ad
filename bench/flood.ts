// Effects of unauthenticated clients on the real server in a separate process: bad or aborted requests, by what they
// write to its log, and a feed socket that sends only pongs, by the delay of other clients.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './browser/median.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { badRequests, resetRequests } from './floodRequests.ts';

const port = Number(process.env.BENCH_PORT ?? 3107);
const requests = Number(process.env.BENCH_REQUESTS ?? 100_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
/** Goals: megabytes of log, and seconds until a flooding socket is closed. */
const goal = { logMb: 1, closedS: 1 };

interface Running {
  /** Bytes logged to date. */
  logBytes(): number;
  stop(): Promise<void>;
}

let running: Running | undefined;

async function start(limits: Record<string, string>): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-flood-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      ...limits,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let bytes = 0;
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
  for (let tries = 0; tries < 300; tries += 1) {
    if (await askOnce().catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  running = {
    logBytes: () => bytes,
    async stop() {
      running = undefined;
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return running;
}

/** A client other than the flooder, at a separate address. */
const other = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.2' });

/** Latency of a small response, in ms. */
function askOnce(): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/site/config', agent: other }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`HTTP ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}

/** Status of the flooder's next request: counted requests have used up its network's rate limit. */
async function statusOfFlooder(): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/api/site/config`)).status;
}

async function latencies(): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) times.push(await askOnce());
  return times;
}

async function logFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, flood] of [
    ['bad requests', badRequests],
    ['requests that are hung up on', resetRequests],
  ] as const) {
    const server = await start({});
    const before = server.logBytes();
    const started = performance.now();
    const sent = await flood(port, requests);
    const took = (performance.now() - started) / 1_000;
    if (flood === resetRequests && (await statusOfFlooder()) !== 429)
      throw new Error(`The server has not read the ${name}`);
    // Waits for pending log writes.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const written = (server.logBytes() - before) / 1e6;
    await server.stop();
    const all = `${sent.toLocaleString('en')} ${name}`;
    figures.push({ name: `${all}, log`, value: written, unit: 'MB', atMost: goal.logMb });
    figures.push({ name: `${all}, sent and read within`, value: took, unit: 's' });
  }
  return figures;
}

interface PongReport {
  /** Seconds from the first pong of each socket until it was closed. */
  closedS: number[];
  pongs: number;
}

/** Floods from a separate process, and reconnects immediately whenever it is closed. */
async function floodWithPongs(): Promise<PongReport> {
  const flooder = fork(join(import.meta.dirname, 'floodPongs.ts'), [String(port), String(seconds)]);
  const [message] = await once(flooder, 'message');
  return message as PongReport;
}

async function pongFigures(): Promise<Figure[]> {
  const server = await start({ LIMIT_CALLS_PER_MINUTE: '999999999' });
  await latencies();
  const quiet = await latencies();
  const flood = floodWithPongs();
  const busy = await latencies();
  const { closedS, pongs } = await flood;
  await server.stop();
  return [
    {
      name: 'a socket of pongs, longest until closed',
      value: Math.max(...closedS),
      unit: 's',
      atMost: goal.closedS,
    },
    { name: 'the same, come back as often as it was let', value: closedS.length, unit: 'times' },
    { name: 'the same, pongs handed to the line', value: pongs, unit: '' },
    { name: 'others wait, median, without it', value: median(quiet), unit: 'ms' },
    { name: 'others wait, median, beside it', value: median(busy), unit: 'ms' },
  ];
}

try {
  tell([...(await logFigures()), ...(await pongFigures())]);
} finally {
  other.destroy();
  await running?.stop();
}

// Counterpart of bench/uploads.ts in a separate process: the product's server, which reports its event loop delay and
// commit latency between two messages.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp } from '../server/testing/processes/startTestApp.ts';

export interface Listening {
  port: number;
  tokens: string[];
}

/** In ms. */
export interface Waits {
  loopDelay: number[];
  commitWait: number[];
}

const people = 10;
const pauseMs = 20;
const server = await startTestApp({ validatesResponses: false });
const tokens: string[] = [];
for (let person = 0; person < people; person += 1)
  tokens.push((await server.person(`sender${person}@example.com`)).token);
await server.app.listen({ host: '127.0.0.1', port: 0 });
const delay = monitorEventLoopDelay({ resolution: 5 });
let waits: number[] = [];
let isOver = false;

async function waitForCommits(): Promise<void> {
  while (!isOver) {
    const from = performance.now();
    await server.context.executor.run('bench.other', () => undefined);
    waits.push(performance.now() - from);
    await sleep(pauseMs);
  }
}

const commits = waitForCommits();
const shares = [0.5, 0.99, 1];
async function end(): Promise<void> {
  isOver = true;
  await commits;
  await server.close();
  process.disconnect();
}

process.on('message', (message) => {
  if (message === 'begin') {
    waits = [];
    delay.reset();
    delay.enable();
  } else if (message === 'tell') {
    delay.disable();
    const sorted = [...waits].sort((a, b) => a - b);
    process.send!({
      // Subtracts the overhead of the measurement's own timer.
      loopDelay: shares.map((share) => Math.max(0, delay.percentile(share * 100) / 1e6 - 5)),
      commitWait: shares.map(
        (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!,
      ),
    } satisfies Waits);
  } else void end();
});
const { port } = server.app.server.address() as { port: number };
process.send!({ port, tokens } satisfies Listening);

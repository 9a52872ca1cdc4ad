// Counterpart of bench/hour.ts in a separate process: the product's server on a clock that the bench drives. The market
// steps and the feed sends its batches as in real time, without pauses between them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { buildApp } from '../server/app.ts';
import { defaultConfig } from '../server/config.ts';
import { seededRandom } from '../server/random.ts';
import { openStore } from '../server/store/openStore.ts';
import { migrations } from '../server/product.ts';

/** Step of the market and the feed in real time. */
const stepMs = 100;

// The feed sends batches on an interval; they are sent when the clock advances.
mock.timers.enable({ apis: ['setInterval'] });

let now = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-hour-'));
const store = await openStore({ folder: folder }, migrations);
const app = await buildApp({
  clock: { now: () => now },
  random: seededRandom('hour'),
  store,
  config: { ...defaultConfig, dataDir: folder, logLevel: 'silent' },
});
await app.ready();
const { market } = app.context;
await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));

/** Runs the market for this time and resolves when all messages are passed to the sockets. */
async function run(ms: number): Promise<void> {
  for (const end = now + ms; now < end;) {
    now += stepMs;
    await market.step();
    mock.timers.tick(stepMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

process.on('message', (ms: number | 'stop') => {
  if (ms !== 'stop') {
    void run(ms).then(() => process.send!('done'));
    return;
  }
  void app
    .close()
    .then(() => store.close())
    .then(() => {
      rmSync(folder, { recursive: true });
      process.disconnect();
    });
});
const address = app.server.address();
process.send!(typeof address === 'object' ? address!.port : 0);

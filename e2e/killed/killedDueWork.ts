// The process that server/commands/killDue.proof.ts kills: runs scheduled work and prints each commit to stdout.
// Arguments: data folder, number of items that fall due within the next second; 0 continues with existing items.
import { writeSync } from 'node:fs';
import { pairs } from '../../server/instruments/market.config.ts';
import { give } from '../../server/testing/gifts.ts';
import { startTestCore } from '../../server/testing/testStore.ts';
import { DueRunner } from '../../server/commands/DueRunner.ts';

const [folder, items] = process.argv.slice(2) as [string, string];

/** Written synchronously: a buffered line would be lost when the process is killed. */
const say = (line: string) => void writeSync(1, `${line}\n`);

let before = process.cpuUsage();
const observer = {
  onGroup: ({ ms, isCommitted }: { ms: number; isCommitted: boolean }) => {
    // CPU time of this process since the last call, so that other load on the machine is not counted.
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (isCommitted) say(`held ${ms}\nworked ${(user + system) / 1000}`);
  },
  onBusy: () => undefined,
};
const core = await startTestCore({ folder, pairs, clock: Date, observer });
const { executor, gate, store } = core;
if (Number(items) > 0) {
  await executor.run('gifts', ({ schedule, now }) => {
    for (let item = 0; item < Number(items); item += 1)
      schedule('example.gift', now + Math.floor((item * 1000) / Number(items)), { name: String(item) });
  });
  say('scheduled');
}
new DueRunner({
  db: store.db,
  executor,
  gate,
  clock: Date,
  handlers: { 'example.gift': give },
  observer: { onDone: (kind) => say(`done ${kind}`), onFailed: (kind) => say(`failed ${kind}`) },
  onFault: (error) => console.error(error),
}).start();
// Keeps the process alive until it is killed.
setInterval(() => undefined, 1000);

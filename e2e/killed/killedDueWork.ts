// The process that server/commands/killDue.proof.ts kills: does what falls due, and says on stdout what it has committed.
// Arguments: data folder, items that fall due one after another within the next second; 0 for those of before.
import { writeSync } from 'node:fs';
import { pairs } from '../../server/instruments/market.config.ts';
import { give } from '../../server/testing/gifts.ts';
import { startTestCore } from '../../server/testing/testStore.ts';
import { DueRunner } from '../../server/commands/DueRunner.ts';

const [folder, items] = process.argv.slice(2) as [string, string];

/** Before anything else happens: a reader that is killed with it would not hear of it otherwise. */
const say = (line: string) => void writeSync(1, `${line}\n`);

let before = process.cpuUsage();
const observer = {
  onGroup: ({ ms, isCommitted }: { ms: number; isCommitted: boolean }) => {
    // Of the whole process since the last one, as nothing else goes on: what a busy machine takes is none of it.
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
// Until it is killed.
setInterval(() => undefined, 1000);

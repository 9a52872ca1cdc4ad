// Counterpart of bench/deposits.ts in a separate process: the product's sandbox with a thousand transfers in one block
// of a chain, each to a different user.
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxAddress } from '../server/custody/chains/sandboxAddress.ts';
import { systemRandom } from '../server/random.ts';
import { startBenchServer } from './benchServer.ts';

export interface Outcome {
  /** From the last missing confirmation until the last credit. */
  seconds: number;
  credited: number;
}

const chainName = 'tron';
const confirmations = 20;

const { app, listening, stop } = await startBenchServer(process.argv[2]!, { sandboxBlockMs: 100 });
process.send!(listening);

process.on('message', (message: { count: number } | 'stop') => {
  void (message === 'stop' ? stop() : arrive(message.count));
});

async function arrive(count: number): Promise<void> {
  const { executor, deposits, store } = app.context;
  const chain = deposits.sandbox.get(chainName)!;
  const owners = Array.from({ length: count }, (_, person) => `user:${500_000 + person}`);
  const finalAt = await chain.beforeNextBlock(() =>
    executor.run('bench.block', async ({ db, now }) => {
      const height = chain.heightAt(now) + 1;
      for (let from = 0; from < count; from += 250) {
        const some = owners
          .slice(from, from + 250)
          .map((owner) => ({ owner, address: sandboxAddress(chainName, owner) }));
        const at = { chain: chainName, created_at: now };
        await db
          .insertInto('deposit_address')
          .values(some.map((each) => ({ ...at, ...each })))
          .execute();
        const sent = {
          chain: chainName,
          sender: 'user:1',
          network: 'trc20',
          asset: 'USDT',
          height,
          sent_at: now,
        };
        const rows = some.map(({ address }) => ({
          ...sent,
          address,
          hash: systemRandom.bytes(32).toString('hex'),
          units: 2_000_000_000n,
        }));
        await db.insertInto('sandbox_transfer').values(rows).execute();
      }
      return height + confirmations - 1;
    }),
  );
  while (chain.heightAt(Date.now()) < finalAt) await sleep(5);
  const began = performance.now();
  for (;;) {
    const { credited } = await store.db
      .selectFrom('deposit')
      .select(({ fn }) => fn.countAll().as('credited'))
      .where('state', '=', 'credited')
      .executeTakeFirstOrThrow();
    const seconds = (performance.now() - began) / 1000;
    if (Number(credited) >= count || seconds > 60) {
      process.send!({ seconds, credited: Number(credited) } satisfies Outcome);
      return;
    }
    await sleep(20);
  }
}

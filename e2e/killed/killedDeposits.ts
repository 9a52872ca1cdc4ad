// Process that server/domains/deposit/killDeposits.proof.ts kills: a server that reads one EVM chain over a node, a
// second over a custody provider, and simulates a third; users deposit over the third, and a desk decides pending
// cases. Arguments: data folder, port, address of the node, whether users deposit. Each line on stdout is written after
// the commit that it reports.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../server/app.ts';
import { SandboxChain } from '../../server/custody/chains/SandboxChain.ts';
import { sendOnSandbox } from '../../server/custody/chains/sandboxWallet.ts';
import { ChainWatcher } from '../../server/domains/deposit/watching/ChainWatcher.ts';
import { migrations } from '../../server/product.ts';
import { systemRandom } from '../../server/random.ts';
import { Refusal } from '../../server/refusal.ts';
import { openStore } from '../../server/store/openStore.ts';
import { channelsToKeep } from '../../server/testing/recordDeliveries.ts';
import { depositOwners, killedDepositsConfig } from '../../server/testing/processes/killedDeposits.ts';
import { testConfig } from '../../server/testing/processes/startTestApp.ts';
import { placeOf } from '../../server/testing/testStore.ts';

const [folder, port, node, isSending] = process.argv.slice(2) as [string, string, string, string];
const clock = { now: Date.now };
const store = await openStore(await placeOf(folder), migrations);
const app = await buildApp({
  clock,
  random: systemRandom,
  store,
  appFolder: join(folder, 'app'),
  config: testConfig({
    dataDir: folder,
    isSandbox: false,
    messaging: channelsToKeep,
    logLevel: 'fatal',
    deposits: killedDepositsConfig(folder, node),
  }),
});
const { executor, gate, reviews, deposits, onFault } = app.context;

await executor.run('test.addresses', ({ db, now }) =>
  db
    .insertInto('deposit_address')
    .values([
      ...depositOwners.flatMap(({ owner, ...addresses }) =>
        Object.entries(addresses).map(([chain, address]) => ({ chain, address, owner, created_at: now })),
      ),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute(),
);

const made = new SandboxChain({ name: 'bitcoin', blockMs: 40, clock, db: store.db });
const madeUp = new ChainWatcher({
  chain: made,
  db: store.db,
  executor,
  gate,
  clock,
  onFault,
  networks: [
    { asset: 'USDT', network: 'omni', name: 'OMNI', chain: 'bitcoin', minimum: '10', confirmations: 3 },
  ],
});
madeUp.start();
await app.listen({ host: '127.0.0.1', port: Number(port) });

/** Written synchronously. */
function say(line: string): void {
  for (let rest = Buffer.from(`${line}\n`); rest.length > 0;)
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
}

async function send(): Promise<void> {
  const { owner, bitcoin } = depositOwners[0]!;
  for (;;) {
    const sending = { chain: made, network: 'omni', asset: 'USDT', units: 1_500_000_000n, address: bitcoin };
    say(`sent ${await sendOnSandbox({ executor, random: systemRandom }, owner, sending)}`);
    await sleep(30);
  }
}

/** Rejects deposits from a listed address and approves all others. */
async function decide(): Promise<void> {
  for (;;) {
    for (const { id, state, about } of await reviews.waiting('deposit.held')) {
      const isListed = about.includes('"listed"');
      try {
        if (state === 'submitted') await reviews.take('desk:1', Number(id));
        if (isListed) await reviews.reject('desk:1', Number(id), { deposit: 'deposit.originListed' });
        else await reviews.approve('desk:1', Number(id));
        say(`decided ${id}`);
      } catch (error) {
        // The chain may have reversed it meanwhile.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    await sleep(20);
  }
}

async function tell(): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('deposit')
      .select(({ fn }) => ['chain', 'state', fn.countAll().as('count')])
      .groupBy(['chain', 'state'])
      .execute();
    const counts = Object.fromEntries(
      rows.map(({ chain, state, count }) => [`${chain} ${state}`, Number(count)]),
    );
    say(`state ${JSON.stringify({ height: deposits.heightOf('ethereum'), ...counts })}`);
    await sleep(50);
  }
}

say('up');
void decide();
void tell();
if (isSending === 'sending') void send();

// The process that server/domains/withdrawal/killWithdrawals.proof.ts kills: a server where users request withdrawals,
// the desk decides, and the provider sends; some are cancelled, and the desk also decides failed ones. Arguments: data
// folder, port, address of the provider, whether users make requests. Each line on stdout is written after its commit.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../server/app.ts';
import { cancelFor } from '../../server/domains/withdrawal/requests/cancelWithdrawal.ts';
import { aboutRequest } from '../../server/domains/withdrawal/withdrawalReviews.ts';
import { change, referenceOf } from '../../server/domains/withdrawal/withdrawalRows.ts';
import { migrations } from '../../server/product.ts';
import { systemRandom } from '../../server/random.ts';
import { Refusal } from '../../server/refusal.ts';
import { openStore } from '../../server/store/openStore.ts';
import { grantUnits } from '../../server/testing/grantUnits.ts';
import { channelsToKeep } from '../../server/testing/recordDeliveries.ts';
import { killedWithdrawals } from '../../server/testing/processes/killedWithdrawals.ts';
import { keepRow } from '../../server/testing/states/requestedStates.ts';
import { testConfig } from '../../server/testing/processes/startTestApp.ts';
import { placeOf } from '../../server/testing/testStore.ts';

const [folder, port, provider, isRequesting] = process.argv.slice(2) as [string, string, string, string];
const store = await openStore(await placeOf(folder), migrations);
const app = await buildApp({
  clock: { now: Date.now },
  random: systemRandom,
  store,
  appFolder: join(folder, 'app'),
  config: testConfig({
    dataDir: folder,
    isSandbox: false,
    messaging: channelsToKeep,
    logLevel: 'fatal',
    withdrawals: killedWithdrawals(provider),
    payoutPace: { pauseMs: 10, lookMs: 50, shortMs: 100, lostMs: 400 },
  }),
});
const { executor, reviews } = app.context;
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

/** Half of them require a desk decision, and one in four is cancelled immediately. */
async function request(): Promise<void> {
  for (let made = 0; ; made += 1) {
    const owner = `user:${9001 + (made % 3)}`;
    const row = await executor.runForPlatform('test.request', async (tx) => {
      grantUnits(tx, owner, 'USDT', { units: 10_000_000_000n });
      const at = BigInt(tx.now);
      const isSmall = made % 2 === 0;
      const approved = { state: 'queued', decided_at: at, ask_at: at } as const;
      const changes = { confirmations_needed: 2n, ...(isSmall && approved) };
      const kept = await keepRow(app.context, tx, { owner, amount: '100', changes });
      if (isSmall) return kept;
      const about = aboutRequest(kept, 'TRC20', ['sum']);
      const review = await tx.openReview('withdrawal.request', {
        owner,
        about,
        reference: referenceOf(kept.id),
      });
      return change(tx, kept, { review: BigInt(review) });
    });
    say(`requested ${row.id}`);
    if (made % 4 === 1)
      await cancelFor({ executor }, owner, String(row.id)).then(
        () => say(`cancelled ${row.id}`),
        ignoreRefusal,
      );
    await sleep(15);
  }
}

async function decide(): Promise<void> {
  for (;;) {
    for (const kind of ['withdrawal.request', 'withdrawal.fault'])
      for (const { id, state } of await reviews.waiting(kind)) {
        try {
          if (state === 'submitted') await reviews.take('desk:1', Number(id));
          await reviews.approve('desk:1', Number(id));
          say(`decided ${id}`);
        } catch (error) {
          ignoreRefusal(error);
        }
      }
    await sleep(20);
  }
}

/** The case was decided or cancelled meanwhile. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function tell(): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('withdrawal')
      .select(({ fn }) => ['state', fn.countAll().as('count')])
      .groupBy('state')
      .execute();
    say(
      `state ${JSON.stringify(Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])))}`,
    );
    await sleep(50);
  }
}

say('up');
void decide();
void tell();
if (isRequesting === 'requesting') void request();

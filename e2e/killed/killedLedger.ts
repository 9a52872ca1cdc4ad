// Process that server/commands/kill.process.test.ts kills: takes orders under load, decides cases, runs each domain's
// load in fixtures/load.ts, and reports acknowledgements on stdout. Arguments: data folder, round, gifts that fall due
// simultaneously, outgoing mails, the port of a mail server. Each line is one acknowledgement, written synchronously
// after the commit.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { assets, pairs } from '../../server/instruments/market.config.ts';
import { cancelOrder, placeOrder } from '../../server/domains/spot/placeOrder.ts';
import { domains } from '../../server/product.ts';
import { Reviews } from '../../server/reviews/Reviews.ts';
import { askPayout, exampleReviews } from '../../server/testing/states/exampleReviews.ts';
import { RandomTrading } from '../../server/testing/RandomTrading.ts';
import { Refusal } from '../../server/refusal.ts';
import { accountOf } from '../../server/ledger/account.ts';
import { InsufficientFunds } from '../../server/ledger/Ledger.ts';
import type { MoneyTx } from '../../server/commands/MoneyCommand.ts';
import { startTestCore } from '../../server/testing/testStore.ts';
import { Outbox } from '../../server/messaging/Outbox.ts';
import { SmtpMail } from '../../server/messaging/SmtpMail.ts';
import { systemRandom } from '../../server/random.ts';
import { ann, sales } from '../../server/testing/sales.ts';
import { give } from '../../server/testing/gifts.ts';
import { grantUnits } from '../../server/testing/grantUnits.ts';
import { dueWorkOfLoads, loads } from '../../server/testing/loads.ts';
import { DueRunner } from '../../server/commands/DueRunner.ts';

const [folder, round, gifts, mails, port] = process.argv.slice(2) as [string, string, string, string, string];
const channels = ['mail'] as const;
const core = await startTestCore({
  folder,
  pairs,
  clock: Date,
  channels,
  domains: [...domains, exampleReviews, sales],
});
const { exchange, executor } = core;
const trading = new RandomTrading({ exchange, pairs, people: 40, seed: Number(round) });

/** Written synchronously; retries while the pipe is full. */
function say(line: string): void {
  for (let rest = Buffer.from(`${line}\n`); rest.length > 0;)
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}

function grant(tx: MoneyTx, owner: string): void {
  for (const { code, scale } of assets) {
    if (tx.ledger.balance(accountOf(owner, code)).available > 0n) continue;
    grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 8) });
  }
}

async function trade(client: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const operation = trading.operation();
    try {
      if (operation.type === 'cancel') {
        await cancelOrder({ executor, exchange }, operation);
        say(`cancelled ${operation.orderId}`);
      } else if (operation.type === 'place') {
        const input = { ...operation.input, clientOrderId: `${round}-${client}-${count}` };
        const order = await placeOrder({ executor, exchange, db: core.store.db }, input);
        say(`placed ${order.id} ${input.owner} ${input.clientOrderId} ${order.filledQuantity}`);
      } else {
        await executor.runForPlatform('house', (tx) => exchange.placeForPlatform(tx, operation.input));
      }
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof InsufficientFunds)) throw error;
    }
  }
}

/** A desk and the owner decide concurrently, each time; exactly one succeeds. */
async function decide(client: number): Promise<void> {
  const reviews = new Reviews({ db: core.store.db, executor, book: core.reviews });
  const owner = trading.owners[client]!;
  for (let count = 0; ; count += 1) {
    const payout = { owner, to: 'user:9999', units: 1n, reference: `payout:${round}-${client}-${count}` };
    const id = await executor.runForPlatform('submit', (tx) => askPayout(tx, payout));
    await reviews.take('desk:1', id);
    const [approved, withdrawn] = [
      () => reviews.approve('desk:1', id).then(() => 'approved'),
      () => reviews.withdraw(owner, id).then(() => 'withdrawn'),
    ];
    const both = count % 2 === 0 ? [approved(), withdrawn()] : [withdrawn(), approved()];
    for (const step of await Promise.allSettled(both))
      if (step.status === 'fulfilled') say(`decided ${id} ${step.value}`);
  }
}

const onFault = (error: unknown) => console.error(error);
const handlers = { 'example.gift': give, ...dueWorkOfLoads };
const { db } = core.store;
new DueRunner({ db, executor, gate: core.gate, clock: Date, handlers, onFault }).start();
const office = { host: '127.0.0.1', port: Number(port), tls: 'none', from: 'codes@brand.example' } as const;
const transports = { mail: new SmtpMail(office) };
const log = { warn: (line: object) => console.error(line) };
const kinds = sales.messages;
new Outbox({ db, executor, clock: Date, random: systemRandom, kinds, transports, log, onFault }).start();
await executor.run('gifts', ({ schedule, send, now }) => {
  for (let gift = 0; gift < Number(gifts); gift += 1)
    schedule('example.gift', now, { name: `${round}:${gift}` });
  for (let mail = 0; mail < Number(mails); mail += 1) send('example.sold', ann, { lot: `${round}:${mail}` });
});
say(`scheduled ${round}`);
// Time for some mails to be in transit.
await sleep(200);
const { owners } = trading;
await executor.runForPlatform('grant', async (tx) => {
  const platform = loads.flatMap(([, { platformOwners = [] }]) => platformOwners);
  for (const owner of [...owners, 'house:maker', 'house:taker', ...platform]) grant(tx, owner);
  for (const [, { prepare }] of loads) await prepare?.(tx, { core, owners });
});
const each = (count: number, run: (client: number) => Promise<void>) =>
  Array.from({ length: count }, (_, client) => run(client));
await Promise.all([
  ...each(8, decide),
  ...loads.flatMap(([domain, { run }]) =>
    run
      ? each(2, (client) =>
          run({
            core,
            owner: owners[client]!,
            name: `${round}-${client}`,
            say: (line) => say(`${domain} ${line}`),
          }),
        )
      : [],
  ),
  ...each(50, trade),
]);

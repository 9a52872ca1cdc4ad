// The process that server/commands/kill.process.test.ts kills: takes orders under load, decides cases, and says on stdout what it has acknowledged.
// Arguments: data folder, round, gifts that fall due at once, mails that leave, the port of a mail server. Each line is one acknowledgement, written synchronously after the commit.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { placing, redeeming } from '../../server/domains/hosting/hostingCommands.ts';
import { interestOwner } from '../../server/domains/hosting/hostingReasons.ts';
import { payWhatIsDue } from '../../server/domains/hosting/payInterest.ts';
import { merchantOwner } from '../../server/domains/otc/otcReasons.ts';
import { Products } from '../../server/domains/products/public/Products.ts';
import { assets, pairs } from '../../server/instruments/market.config.ts';
import { cancelOrder, placeOrder } from '../../server/domains/spot/placeOrder.ts';
import { fundDemo } from '../../server/domains/lever/public/demo.ts';
import { demoAsset } from '../../server/domains/lever/public/demoContracts.ts';
import { placing as buying } from '../../server/domains/option/optionCommands.ts';
import { optionPlatformOwner } from '../../server/domains/option/OptionMoney.ts';
import { subscribing, unlock } from '../../server/domains/subscription/subscribing.ts';
import { newCoinOwner } from '../../server/domains/subscription/subscriptionReasons.ts';
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
import { endDeal, openDeal } from '../../server/testing/states/dealOtc.ts';
import { ann, sales } from '../../server/testing/sales.ts';
import { inviteInTurn } from '../../server/testing/states/inviteInTurn.ts';
import { give } from '../../server/testing/gifts.ts';
import { grantUnits } from '../../server/testing/grantUnits.ts';
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

/** Before anything else happens; a reader that is busy elsewhere leaves the pipe full for a while. */
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

/** A desk and the owner decide at once, each time; one of them does. */
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

/** Days of a fiftieth of a second: interest and ends fall due all the while, and one in three is redeemed before. */
async function host(client: number): Promise<void> {
  const terms = { asset: 'USDT', dayRate: '0.00412345', days: 7, minimum: '1' } as const;
  const product = { ...terms, id: 1, rule: 'C', ratio: '0.004', source: 'hosting.sourceSandbox' } as const;
  const products = new Products({ db: core.store.db, rules: {}, questions: {} });
  const command = placing({ offered: [product], products, dayMs: 20, locale: 'en' });
  const owner = trading.owners[client]!;
  for (let count = 0; ; count += 1) {
    const asked = { owner, product: 1, amount: `10.${count}`, clientId: `${round}-${client}-${count}` };
    const done = await executor.perform(command, owner, asked);
    const id = done.isRepetition ? done.outcome : done.answer;
    say(`hosted ${id}`);
    await sleep(count % 3 === 0 ? 30 : 5);
    if (count % 3 === 0 && (await hasRedeemed(owner, id))) say(`redeemed ${id}`);
  }
}

/** Lock-ups of a fiftieth of a second: coins are bought and freed all the while. */
async function subscribe(client: number): Promise<void> {
  const times = { startMs: 0, endMs: 1e15, launchMs: 1e15 };
  const product = {
    ...times,
    id: 1,
    asset: 'NOVA',
    payWith: 'USDT',
    price: '0.125',
    offered: '100000000',
    days: 1,
    minimum: '1',
    soldElsewhere: '0',
    introduction: { en: 'Nova' },
  };
  const products = new Products({ db: core.store.db, rules: {}, questions: {} });
  const command = subscribing({ offered: [product], products, dayMs: 20 });
  const owner = trading.owners[client]!;
  for (let count = 0; ; count += 1) {
    const asked = { owner, product: 1, amount: `1.${count}`, clientId: `nova-${round}-${client}-${count}` };
    const done = await executor.perform(command, owner, asked);
    say(`subscribed ${done.isRepetition ? done.outcome : done.answer}`);
    await sleep(10);
  }
}

/** It may have ended meanwhile. */
const hasRedeemed = (owner: string, id: number): Promise<boolean> =>
  executor.perform(redeeming, owner, { owner, id }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** Practises: what its stakes hold has to be there after each kill. */
async function buy(client: number): Promise<void> {
  const { optionBook } = core;
  const owner = trading.owners[client]!;
  await fundDemo(executor, [optionPlatformOwner]);
  for (let count = 0; ; count += 1) {
    const asked = { owner, matchId: 1, asset: demoAsset, direction: 'up', seconds: 60, stake: '10' } as const;
    const placed = executor.perform(buying(optionBook), owner, asked);
    await placed.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    const [price, at] = [5_000_000_000_000n + BigInt(count), Date.now()];
    const index = { price, used: [{ source: 'test', price, at }], outliers: [] };
    await executor.runForPlatform('option.tick', (tx) => optionBook.tick(tx, () => index));
    await sleep(20);
  }
}

/** Locks coins and lets them go, its own and a merchant's. */
async function deal(client: number): Promise<void> {
  const owner = trading.owners[client]!;
  for (let count = 0; ; count += 1) {
    const side = count % 2 === 0 ? 'buy' : 'sell';
    const opened = openDeal(executor, { owner, side, amount: `1.${count}` });
    const id = await opened.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    if (id !== undefined) await endDeal(executor, id, count % 3 === 0 ? 'cancelled' : 'released');
    await sleep(10);
  }
}

const onFault = (error: unknown) => console.error(error);
const handlers = { 'example.gift': give, 'hosting.payment': payWhatIsDue, 'subscription.unlock': unlock };
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
// For some mails to be on their way.
await sleep(200);
core.rebateBook.rateOf = () => Promise.resolve('15');
await executor.runForPlatform('grant', (tx) => {
  const houses = ['house:maker', 'house:taker', interestOwner, merchantOwner(1), newCoinOwner];
  for (const owner of [...trading.owners, ...houses]) grant(tx, owner);
  return inviteInTurn(tx, trading.owners);
});
const each = (count: number, run: (client: number) => Promise<void>) =>
  Array.from({ length: count }, (_, client) => run(client));
await Promise.all([
  ...each(8, decide),
  ...each(2, host),
  ...each(2, buy),
  ...each(2, deal),
  ...each(2, subscribe),
  ...each(50, trade),
]);

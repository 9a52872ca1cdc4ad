// The other side of bench/dueWork.ts, in a process of its own: the product's server with one more domain, whose due work
// says how late it was.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../server/app.ts';
import { defaultConfig } from '../server/config.ts';
import type { Domain } from '../server/Domain.ts';
import { migrations, product } from '../server/product.ts';
import { systemRandom } from '../server/random.ts';
import { openStore } from '../server/store/openStore.ts';
import { give, givenNames } from '../server/testing/gifts.ts';
import { states } from '../server/testing/states.ts';
import { placeOf } from '../server/testing/testStore.ts';

declare module '../server/writer/events.ts' {
  interface Events {
    'example.given': { type: 'example.given'; item: number };
  }
}

/** What the bench asks for: so many items, one after another from now on, each so long after the last. */
export interface Ask {
  count: number;
  everyMs: number;
}

/** Who may ask. */
export interface Listening {
  port: number;
  tokens: string[];
}

/** Ms from when each item fell due until its commit, and how many a ledger knows of, each once. */
export interface Outcome {
  late: number[];
  given: number;
}

const late: number[] = [];
let from = 0;
let asked: Ask = { count: 0, everyMs: 0 };

const gifts: Domain = {
  handlers: {},
  dueWork: {
    'example.gift': (tx, about: { name: string }) => {
      give(tx, about);
      tx.publish({ type: 'example.given', item: Number(about.name) });
    },
  },
};

const unlimited = 999_999_999;
const { folder, databaseUrl } = await placeOf(process.argv[2]!);
const store = await openStore({ folder, databaseUrl }, migrations);
const own = product();
const app = await buildApp({
  clock: { now: Date.now },
  random: systemRandom,
  store,
  config: {
    ...defaultConfig,
    logLevel: 'error',
    passwordCost: { memoryKiB: 64, passes: 1, parallelism: 1 },
    limits: {
      ...defaultConfig.limits,
      callsPerMinute: unlimited,
      moneyPerMinute: unlimited,
      sessionPerMinute: unlimited,
      codesPerHour: unlimited,
    },
  },
  product: { ...own, domains: [...own.domains, gifts] },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { writer } = app.context;
// Told of once they are committed.
writer.subscribe((events) => {
  for (const event of events)
    if (event.type === 'example.given') late.push(Date.now() - from - event.item * asked.everyMs);
});

/** Enough that nobody reaches the most open orders that one account may have. */
const tokens = Array.from(
  { length: 160 },
  (_, person) => `bench-session-token-of-person-000000000-${person}`,
);
for (const [person, token] of tokens.entries())
  await states['a registered user is logged in'](app.context, {
    email: `bench-${person}@example.com`,
    token,
  });
const address = app.server.address();
process.send!({ port: typeof address === 'object' ? address!.port : 0, tokens } satisfies Listening);

process.on('message', (message: Ask | 'stop') => void (message === 'stop' ? stop() : schedule(message)));

async function schedule(ask: Ask): Promise<void> {
  asked = ask;
  from = Date.now() + 1000;
  await writer.run('bench.schedule', (tx) => {
    for (let item = 0; item < ask.count; item += 1)
      tx.schedule('example.gift', from + item * ask.everyMs, { name: String(item) });
  });
  while (late.length < ask.count) await sleep(50);
  const given = new Set(await givenNames(store.db)).size;
  process.send!({ late, given } satisfies Outcome);
}

async function stop(): Promise<void> {
  await app.close();
  await store.close();
  process.disconnect();
}

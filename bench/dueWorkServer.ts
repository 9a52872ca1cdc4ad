// Counterpart of bench/dueWork.ts in a separate process: the product's server with an additional domain, whose due work
// reports its delay.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Domain } from '../server/Domain.ts';
import { give, givenNames } from '../server/testing/gifts.ts';
import { startBenchServer } from './benchServer.ts';

declare module '../server/commands/events.ts' {
  interface Events {
    'example.given': { type: 'example.given'; item: number };
  }
}

/** Request of the bench: number of items, starting now, at a fixed interval. */
export interface Ask {
  count: number;
  everyMs: number;
}

/** Time from due to committed for each item, in ms, and the number of items in the ledger, each exactly once. */
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

const { app, store, listening, stop } = await startBenchServer(process.argv[2]!, {}, [gifts]);
const { executor } = app.context;
// Events arrive after the commit.
executor.subscribe((events) => {
  for (const event of events)
    if (event.type === 'example.given') late.push(Date.now() - from - event.item * asked.everyMs);
});

process.send!(listening);

process.on('message', (message: Ask | 'stop') => void (message === 'stop' ? stop() : schedule(message)));

async function schedule(ask: Ask): Promise<void> {
  asked = ask;
  from = Date.now() + 1000;
  await executor.run('bench.schedule', (tx) => {
    for (let item = 0; item < ask.count; item += 1)
      tx.schedule('example.gift', from + item * ask.everyMs, { name: String(item) });
  });
  while (late.length < ask.count) await sleep(50);
  const given = new Set(await givenNames(store.db)).size;
  process.send!({ late, given } satisfies Outcome);
}

// Books in which a hosting order, its hold and its postings disagree.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundInterest } from '../../domains/hosting/fundInterest.ts';
import { pairs } from '../../instruments/market.config.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
const ids: Record<string, number> = {};

/** One order runs and received two days of returns, one was redeemed and one has ended. */
beforeAll(async () => {
  server = await startTestApp({ sandboxDayMs: 60_000 });
  await fundInterest(server.context.executor, ['USDT']);
  const ann = await server.person('ann@example.com');
  const host = async (name: string, config_id: string) => {
    ids[name] = (await server.call('host', { config_id, amount: '1000' }, ann)).data.id;
  };
  await host('ended', '1');
  server.clock.advance(6 * 60_000);
  await host('running', '2');
  await host('redeemed', '2');
  server.clock.advance(2 * 60_000);
  await server.context.dueWork.run();
  await server.call('redeemEarly', { id: String(ids.redeemed) }, ann);
});
afterAll(() => server.close());

/** Audit findings after these changes; orders by name. */
async function foundWith(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const tx = await server.context.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    const names = new Map(Object.entries(ids).map(([name, id]) => [String(id), name]));
    return (await findViolations(tx, pairs)).map((sentence) =>
      sentence.replace(/\d{4,}/g, (id) => names.get(id) ?? '#'),
    );
  } finally {
    await tx.rollback().execute();
  }
}

const order = (name: string, change: string) =>
  sql`update hosting_order set ${sql.raw(change)} where id = ${ids[name]!}`;
const posting = (reference: string, reason: string, change: string) =>
  sql`update posting set ${sql.raw(change)} where reference = ${reference} and reason = ${reason}`;
const interest = (name: string, day: number, change: string) =>
  posting(`hosting:${ids[name]}:${day}`, 'hosting.interest', change);

it('orders that run, were redeemed and have ended are sound', async () => {
  expect(await foundWith()).toEqual([]);
});

it.each<[string, () => RawBuilder<unknown>[], RegExp]>([
  [
    'a day that was paid twice',
    () => [
      interest('running', 2, `reference = 'hosting:${ids.running}:1'`),
      order('running', 'paid_units = 0'),
    ],
    /^Hosting order running \(USDT\) says hosting.interest 0, and # was posted$/,
  ],
  [
    'a day that brings another sum',
    () => [interest('ended', 7, 'units = units - 1')],
    /^Posting # \(hosting.interest\) pays # for day 7 of hosting:ended, which brings #$/,
  ],
  [
    'a day that the order has not come to',
    () => [
      order('running', 'paid_days = 1, paid_units = paid_units / 2, owed_units = 400000000, owed_since = 1'),
    ],
    /^Posting # \(hosting.interest\) pays # for day 2 of hosting:running, which brings 0$/,
  ],
  [
    'a refund that is another one than was posted',
    () => [order('redeemed', 'penalty_units = penalty_units - 1')],
    /^Hosting order redeemed \(USDT\) says hosting.penalty #, and # was posted$/,
  ],
  [
    'what is owed and was paid',
    () => [order('ended', 'owed_units = 1')],
    /^Hosting order ended \(USDT\) was paid 7 of 7 days, and says otherwise$/,
  ],
])('finds %s', async (_, faults, sentence) => {
  const found = await foundWith(...faults());
  expect(found.filter((each) => sentence.test(each))).toHaveLength(1);
});

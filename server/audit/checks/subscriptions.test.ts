// Books in which a subscription, its hold and its postings do not agree.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../../instruments/market.config.ts';
import { fundNewCoins } from '../../domains/subscription/fundNewCoins.ts';
import { sandboxNewCoins } from '../../domains/subscription/subscriptionConfig.ts';
import type { NewCoinProduct } from '../../domains/subscription/subscriptionConfig.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
const ids: Record<string, number> = {};

/** The coins of one are unlocked, those of the other are not. */
beforeAll(async () => {
  // Lock-ups of the sandbox's own examples begin with a launch weeks ahead.
  const [{ lockMs: _, ...nova }] = sandboxNewCoins(Date.UTC(2026, 0, 5)) as [NewCoinProduct];
  server = await startTestApp({ sandboxDayMs: 60_000, newCoins: [nova] });
  const { executor, newCoins, dueWork } = server.context;
  await fundNewCoins(executor, newCoins.offered);
  const ann = await server.person('ann@example.com');
  const subscribe = async (name: string) => {
    ids[name] = (await server.call('subscribeNewCoin', { config_id: '1', amount: '500' }, ann)).data.id;
  };
  await subscribe('unlocked');
  server.clock.advance(20 * 60_000);
  await subscribe('locked');
  server.clock.advance(10 * 60_000);
  await dueWork.run();
});
afterAll(() => server.close());

/** What an audit finds while these changes are there; subscriptions by name. */
async function foundWith(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const tx = await server.context.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    const names = new Map(Object.entries(ids).map(([name, id]) => [String(id), name]));
    return (await findViolations(tx, pairs)).map((sentence) =>
      sentence.replace(/\d{3,}/g, (id) => names.get(id) ?? '#'),
    );
  } finally {
    await tx.rollback().execute();
  }
}

const order = (name: string, change: string) =>
  sql`update subscription_order set ${sql.raw(change)} where id = ${ids[name]!}`;
const posting = (name: string, reason: string, change: string) =>
  sql`update posting set ${sql.raw(change)}
    where reference = ${`subscription:${ids[name]!}`} and reason = ${reason}`;

it('those that are locked and unlocked are sound', async () => {
  expect(await foundWith()).toEqual([]);
});

it.each<[string, () => RawBuilder<unknown>[], RegExp]>([
  [
    'more that was sold than is told',
    () => [sql`update subscription_total set units = units - 1 where product = 1`],
    /^Of new coin 1 1 are sold beyond what its total says$/,
  ],
  [
    'coins that were not paid for as it says',
    () => [order('locked', 'paid_units = paid_units - 1')],
    /^Subscription locked \(NOVA\) says subscription.paid #, and # was posted$/,
  ],
  [
    'coins that went to somebody else',
    () => [posting('unlocked', 'subscription.unlocked', 'credit_account = debit_account')],
    /^Posting .+ \(subscription.unlocked\) of subscription:unlocked went from account/,
  ],
  [
    'a posting of none',
    () => [posting('locked', 'subscription.bought', `reference = 'subscription:7'`)],
    /^Posting .+ \(subscription.bought\) is of no subscription$/,
  ],
  [
    'one that is said to be unlocked and whose coins are held',
    () => [order('locked', `state = 'unlocked'`)],
    /^Subscription locked \(NOVA\) is unlocked, and of its hold # 0 of # is posted$/,
  ],
  [
    'one without its hold',
    () => [order('locked', 'hold = 999999')],
    /^Subscription locked \(NOVA\) is locked without hold #$/,
  ],
])('finds %s', async (_, faults, sentence) => {
  const found = await foundWith(...faults());
  expect(found.filter((each) => sentence.test(each))).toHaveLength(1);
});

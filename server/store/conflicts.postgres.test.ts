// Deadlocks (40P01) and serialization failures (40001): PostgreSQL rolled back, so the transaction is run again.
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pairs } from '../instruments/market.config.ts';
import { grantUnits } from '../testing/grantUnits.ts';
import { findViolations } from '../testing/invariants.ts';
import { placeOf } from '../testing/testStore.ts';
import { startTwoTraders, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import type { PlatformCommand } from '../commands/MoneyCommand.ts';
import { conflictTries } from './isConflict.ts';

let traders: TwoTraders;
/** Another session, such as an operator's script. */
let other: Client;
let observer: Client;

beforeEach(async () => {
  traders = await startTwoTraders();
  const connectionString = (await placeOf(traders.folder)).databaseUrl!;
  [other, observer] = [new Client({ connectionString }), new Client({ connectionString })];
  for (const client of [other, observer]) await client.connect();
  await observer.query('create table contended (id int primary key); insert into contended values (1), (2)');
  // It never checks for deadlocks: the command executor's session detects them, and is the one that is ended.
  await other.query("set deadlock_timeout = '1h'");
});
afterEach(async () => {
  for (const client of [other, observer]) await client.end();
  await traders.remove();
});

/** The other session requests row 2, which the command executor has locked, and ends once it has the lock. */
async function letOtherWait(): Promise<void> {
  void other.query('update contended set id = 2 where id = 2').then(() => other.query('commit'));
  for (let isWaiting = false; !isWaiting;) {
    const { rowCount } = await observer.query(
      `select from pg_stat_activity where query like 'update contended%' and wait_event_type = 'Lock'`,
    );
    isWaiting = rowCount === 1;
  }
}

const lockTwo: PlatformCommand<unknown> = ({ db }) =>
  sql`select from contended where id = 2 for update`.execute(db);

test('a command that loses a deadlock is run again, and is done once', async () => {
  await other.query('begin');
  await other.query('select from contended where id = 1 for update');
  let runs = 0;
  const granted = traders.core.executor.runForPlatform('test.deadlock', async (tx) => {
    runs += 1;
    grantUnits(tx, 'user:9', 'USDT', { units: 5n });
    await lockTwo(tx);
    if (runs === 1) await letOtherWait();
    await sql`select from contended where id = 1 for update`.execute(tx.db);
  });
  await expect(granted).resolves.toBeUndefined();
  // On a loaded machine a repetition may lose once more.
  expect(runs).toBeGreaterThan(1);
  const { rows } = await observer.query(
    `select available from account where owner = 'user:9' and asset = 'USDT'`,
  );
  expect(rows).toHaveLength(1);
  expect(await findViolations(traders.core.store.db, pairs)).toEqual([]);
});

test('a group whose rows lose a deadlock is run again whole, and each of its commands is answered', async () => {
  await other.query('begin');
  // The group's final writes wait for this lock.
  await other.query('lock table posting in exclusive mode');
  let runs = 0;
  const culprit = traders.core.executor.runForPlatform('test.deadlock', async (tx) => {
    runs += 1;
    await lockTwo(tx);
    if (runs === 1) await letOtherWait();
  });
  const bought = tradeOne(traders.core, 'buy', 'deadlock-buy');
  const sold = tradeOne(traders.core, 'sell', 'deadlock-sell');
  await culprit;
  expect(await bought).toMatchObject({ status: 1 });
  expect(await sold).toMatchObject({ filledQuantity: '0.01' });
  // On a loaded machine a repetition may lose once more.
  expect(runs).toBeGreaterThan(1);
  expect(traders.broken).toEqual([]);
  const orders = await traders.core.store.db.selectFrom('spot_order').select('client_order_id').execute();
  expect(orders).toHaveLength(2);
  expect(await findViolations(traders.core.store.db, pairs)).toEqual([]);
});

test.each(['40001', '40P01'])(
  '%s is tried a few times, and then is the fault of its command alone',
  async (code) => {
    let runs = 0;
    const fails = (times: number) =>
      traders.core.executor.runForPlatform('test.conflict', async ({ db }) => {
        runs += 1;
        if (runs <= times)
          await sql
            .raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`)
            .execute(db);
        return runs;
      });
    expect(await fails(conflictTries - 1)).toBe(conflictTries);
    runs = 0;
    const neighbour = tradeOne(traders.core, 'buy', 'neighbour');
    await expect(fails(99)).rejects.toMatchObject({ code });
    expect(runs).toBe(conflictTries);
    expect(await neighbour).toMatchObject({ status: 1 });
  },
);

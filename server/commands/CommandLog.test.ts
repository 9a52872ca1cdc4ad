import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damagesBooks, findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { cancelOrder } from '../domains/spot/placeOrder.ts';
import { isPostgres } from '../store/dialect.ts';
import { failCommit } from '../testing/processes/failCommit.ts';
import { startTwoTraders, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import { UnknownOutcome } from './CommandExecutor.ts';

let traders: TwoTraders;
beforeEach(async () => {
  traders = await startTwoTraders();
});
afterEach(() => traders.remove());

const log = () => traders.core.store.db.selectFrom('command').selectAll().orderBy('id').execute();
const cancel = (owner: string, orderId: number) => cancelOrder(traders.core, { owner, orderId });
const buyOne = {
  symbol: 'ETH/USDT',
  side: 'buy',
  kind: 'limit',
  price: '3452.55',
  quantity: '0.01',
};

test('who did what, when and with what outcome is in a row for each; grants and house trades are in none', async () => {
  const { id } = await tradeOne(traders.core, 'buy', 'order-of-ann');
  await cancel('user:1', id);
  const rows = await log();
  expect(rows.map(({ actor, name, repetition, outcome }) => [actor, name, repetition, outcome])).toEqual([
    ['user:1', 'spot.place', 'order-of-ann', String(id)],
    ['user:1', 'spot.cancel', String(id), String(id)],
  ]);
  expect(rows.map(({ input }) => JSON.parse(input) as unknown)).toEqual([buyOne, id]);
  expect(Number(rows[0]!.created_at)).toBeGreaterThan(Date.now() - 60_000);
});

test('a refused command and a repeated one leave no row; commands of one group are chained one by one', async () => {
  await expect(cancel('user:1', 999)).rejects.toMatchObject({ reason: 'spot.notCancellable' });
  const names = ['one', 'two', 'one', 'three'];
  await Promise.all(names.map((name) => tradeOne(traders.core, 'buy', name)));
  await tradeOne(traders.core, 'buy', 'two');
  const rows = await log();
  expect(rows.map(({ id, repetition }) => [id, repetition])).toEqual([
    [1n, 'one'],
    [2n, 'two'],
    [3n, 'three'],
  ]);
  let previous = '';
  for (const { id, actor, name, repetition, input, outcome, created_at, hash } of rows) {
    const text = JSON.stringify([
      previous,
      Number(id),
      actor,
      name,
      repetition,
      input,
      outcome,
      Number(created_at),
    ]);
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
    previous = hash;
  }
});

test('the chain goes on after a commit that failed, and after a restart', async () => {
  await tradeOne(traders.core, 'buy', 'before');
  const poisoned = traders.core.executor.run('poison', failCommit);
  const lost = tradeOne(traders.core, 'buy', 'lost');
  await expect(poisoned).rejects.toBeInstanceOf(UnknownOutcome);
  await expect(lost).rejects.toBeInstanceOf(UnknownOutcome);
  await tradeOne(traders.core, 'buy', 'after');
  expect((await log()).map(({ repetition }) => repetition)).toEqual(['before', 'after']);
  expect(await findViolations(traders.core.store.db, pairs)).toEqual([]);
});

test('the database itself refuses to change a row or to take one out', async () => {
  await tradeOne(traders.core, 'buy', 'kept');
  const { writing } = traders.core.store;
  const refused = 'command: rows are never changed';
  await expect(sql`update command set actor = 'user:2'`.execute(writing)).rejects.toThrow(refused);
  await expect(sql`delete from command`.execute(writing)).rejects.toThrow(refused);
  expect(await log()).toHaveLength(1);
});

test('the audit names a row that was changed past that, and one that was taken out', async () => {
  for (const name of ['one', 'two', 'three']) await tradeOne(traders.core, 'buy', name);
  damagesBooks(traders.core.store);
  const { writing, db } = traders.core.store;
  const triggers = isPostgres(writing) ? ['command_unchanged'] : ['command_no_update', 'command_no_delete'];
  for (const trigger of triggers)
    await sql`drop trigger ${sql.ref(trigger)} ${isPostgres(writing) ? sql`on command` : sql``}`.execute(
      writing,
    );
  await sql`update command set input = 'null' where id = 2`.execute(writing);
  expect(await findViolations(db, pairs)).toEqual(['Command 2 does not follow command 1, or was changed']);
  await sql`delete from command where id = 2`.execute(writing);
  expect(await findViolations(db, pairs)).toEqual(['Command 3 does not follow command 1, or was changed']);
});

// Books in which a deposit and its postings disagree, on a server with deposits in all states.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../../instruments/market.config.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
const ids: Record<string, bigint> = {};

beforeAll(async () => {
  server = await startTestApp();
  const { token } = await server.person('ann@example.com');
  const usdt = { currency: '3', network: 'trc20' };
  await pass(0);
  const { data } = await server.call('depositAddress', usdt, { token });
  for (const amounts of [['20', '30', '100000'], ['4']]) {
    for (const amount of amounts)
      await server.call('sandboxSend', { ...usdt, address: data.trc20, amount }, { token });
    await pass(1);
  }
  await pass(25);
  const rows = await server.context.store.db
    .selectFrom('deposit')
    .select(['id', 'units'])
    .orderBy('units')
    .execute();
  for (const [at, name] of ['kept', 'first', 'second', 'held'].entries()) ids[name] = rows[at]!.id;
});
afterAll(() => server.close());

async function pass(blocks: number): Promise<void> {
  server.clock.advance(blocks * 3000);
  for (const { watcher } of server.context.deposits.chains()) while (await watcher.step());
}

/** Violations found while these changes are present. */
async function foundWith(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const { writing } = server.context.store;
  const transaction = await writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(transaction);
    return await findViolations(transaction, pairs);
  } finally {
    await transaction.rollback().execute();
  }
}

const numbered = (sentence: string): string => sentence.replace(/\d{6,}/g, '#');

it('deposits that were credited, kept and held are sound', async () => {
  expect(await foundWith()).toEqual([]);
});

it('a deposit that says it is credited without a posting is found', async () => {
  const found = await foundWith(sql`update deposit set state = 'credited' where id = ${ids.held}`);
  expect(found.map(numbered)).toEqual([
    'Deposit # (USDT) is credited, and no posting has done so',
    'system:depositHeld (USDT) has #, and deposits there are 0',
  ]);
});

it('a posting of a deposit that there is none of is found, whatever its reason', async () => {
  expect((await foundWith(sql`delete from deposit where id = ${ids.first}`)).map(numbered)).toEqual([
    'Posting # (deposit.credit) is of no deposit',
  ]);
  expect((await foundWith(sql`delete from deposit where id = ${ids.kept}`)).map(numbered)).toEqual([
    'Posting # (deposit.keep) is of no deposit',
    'system:belowMinimum (USDT) has #, and deposits there are 0',
  ]);
});

it('a deposit that was credited twice, for another or with another amount is found', async () => {
  const twice = await foundWith(
    sql`update posting set reference = ${`deposit:${ids.second}`} where reference = ${`deposit:${ids.first}`}`,
  );
  expect(twice.map(numbered)).toEqual([
    'Posting # credits deposit:#, which # has credited',
    'Deposit # (USDT) is credited by posting #, which is of something else',
  ]);
  const other = await foundWith(sql`update deposit set units = units + 1 where id = ${ids.first}`);
  expect(other.map(numbered)).toEqual([
    'Deposit # (USDT) is credited by posting # with # of #, or to somebody else',
  ]);
  const owner = await foundWith(sql`update deposit set owner = 'user:1' where id = ${ids.first}`);
  expect(owner).toHaveLength(1);
});

it('a credited deposit that says it waits is found', async () => {
  const found = await foundWith(sql`update deposit set state = 'seen' where id = ${ids.first}`);
  expect(found.map(numbered)).toEqual(['Deposit # (USDT) is seen, and posting # has credited it']);
});

it('a bank transfer that says it is credited without a posting, or twice, is found', async () => {
  const credited = (id: bigint) => sql`
    insert into deposit_claim (id, owner, way, asset, units, state, review, reasons, proof, credit_posting, created_at)
    values (${id}, 'user:1', 'bank', 'USDT', 20, 'credited', 1, '{}', '', null, 1)`;
  expect(await foundWith(credited(7n))).toEqual([
    'Bank transfer 7 (USDT) is credited, and no posting has done so',
  ]);
  const moved = sql`update posting set reason = 'deposit.bank', reference = 'claim:7'
    where reference = ${`deposit:${ids.first}`}`;
  const found = (await foundWith(credited(7n), moved)).map(numbered);
  expect(found).toContain('Posting # credits claim:7, which none has credited');
});

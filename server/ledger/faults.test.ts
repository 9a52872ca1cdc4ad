// What may go wrong beneath the writer: a full disk, a lost transaction, a database that cannot be read any more.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCore, startCoreOn } from '../core.ts';
import type { Core } from '../core.ts';
import { findViolations } from '../invariants.ts';
import { pairs } from '../market/market.config.ts';
import { listOrders, placeOrder } from '../matching/orderHistory.ts';
import type { OrderView } from '../matching/orderView.ts';
import { openStore } from '../store/openStore.ts';
import { accountOf } from './account.ts';
import { UnknownOutcome } from './Writer.ts';
import type { Tx } from './Writer.ts';

const symbol = 'ETH/USDT';
const units = 10n ** 15n;
let folder: string;
let core: Core;
let faults: unknown[];
let broken: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-faults-'));
  faults = [];
  broken = [];
  core = await startCore({ folder, pairs, clock: Date, onFault: (error) => faults.push(error) });
  core.writer.whenBroken((error) => broken.push(error));
  await core.writer.run('grant', (tx) => {
    for (const owner of ['user:1', 'user:2', 'house:maker', 'house:taker'])
      for (const asset of ['USDT', 'ETH']) grant(tx, owner, asset);
  });
});

afterEach(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

function grant(tx: Tx, owner: string, asset: string, amount = units): void {
  const from = accountOf('system:issuance', asset);
  tx.ledger.transfer({
    from,
    to: accountOf(owner, asset),
    units: amount,
    reason: 'test.grant',
    reference: '',
  });
}

function place(side: 'buy' | 'sell', clientOrderId: string): Promise<OrderView> {
  const owner = side === 'buy' ? 'user:1' : 'user:2';
  const order = { owner, symbol, side, kind: 'limit', price: '3452.55', quantity: '0.01', clientOrderId };
  return placeOrder({ writer: core.writer, exchange: core.exchange, db: core.store.db }, order as never);
}

/** The database may grow no further, as on a disk without room; undefined lifts it. */
async function limitPages(extra: number | undefined): Promise<void> {
  const { rows } = await sql<{ page_count: bigint }>`pragma page_count`.execute(core.store.writing);
  const pages = extra === undefined ? 1_000_000 : Number(rows[0]!.page_count) + extra;
  await sql.raw(`pragma max_page_count = ${pages}`).execute(core.store.writing);
}

test('a full disk acknowledges nothing that it does not keep, and trading goes on once there is room', async () => {
  await limitPages(2);
  const acknowledged = new Map<string, number>();
  const unknown: string[] = [];
  for (let round = 0; unknown.length < 40 && round < 200; round += 1) {
    const ids = Array.from({ length: 20 }, (_, index) => `full-${round}-${index}`);
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => place(index % 2 === 0 ? 'buy' : 'sell', id)),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') acknowledged.set(ids[index]!, outcome.value.id);
      else {
        expect(outcome.reason).toBeInstanceOf(UnknownOutcome);
        unknown.push(ids[index]!);
      }
    }
  }
  expect(unknown.length).toBeGreaterThan(0);
  expect(String((faults[0] as Error).message)).toContain('full');
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  await limitPages(undefined);
  for (const [clientOrderId, id] of acknowledged) {
    const owner = Number(clientOrderId.split('-')[2]) % 2 === 0 ? 'user:1' : 'user:2';
    const filter = { owner, clientOrderId, limit: 1, offset: 0 };
    expect(await listOrders(core.store.db, core.exchange, filter)).toMatchObject([{ id }]);
  }
  await expect(place('buy', unknown[0]!)).resolves.toMatchObject({ clientOrderId: unknown[0] });
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  expect(broken).toEqual([]);
});

test.each([
  ['says so', true],
  ['hides it', false],
])('a statement that ends the transaction and %s fails its whole group, unwritten', async (_, tellsIt) => {
  const before = place('buy', 'before-1');
  const culprit = core.writer.run('culprit', async (tx) => {
    // What SQLite does by itself when a disk is full or broken in the middle of a statement.
    await sql`rollback`.execute(tx.db);
    if (tellsIt) throw new Error('disk I/O error');
  });
  const after = place('sell', 'after-1');
  const outcomes = await Promise.allSettled([before, culprit, after]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(UnknownOutcome) });
  const rows = await core.store.db.selectFrom('spot_order').select('id').execute();
  expect(rows).toEqual([]);
  expect([...core.exchange.allOpen()]).toEqual([]);
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  await expect(place('buy', 'before-1')).resolves.toMatchObject({ status: 1 });
  expect(broken).toEqual([]);
});

test('when the state cannot be rebuilt either, everyone who waits is answered and the owner is told once', async () => {
  const poisoned = core.writer.run('poison', async (tx) => {
    await sql`alter table posting rename to gone`.execute(tx.db);
    await sql`commit`.execute(tx.db);
  });
  const waiting = place('buy', 'waiting-1');
  await expect(poisoned).rejects.toBeInstanceOf(UnknownOutcome);
  await expect(waiting).rejects.toBeInstanceOf(UnknownOutcome);
  expect(broken).toHaveLength(1);
  expect(String(broken[0])).toContain('posting');
  await expect(place('buy', 'late-1')).rejects.toMatchObject({ reason: 'system.unavailable' });
  const late: unknown[] = [];
  core.writer.whenBroken((error) => late.push(error));
  expect(late).toEqual(broken);
});

test('a balance that would leave int64 fails its own command and spares the group', async () => {
  const huge = core.writer.run('huge', (tx) => grant(tx, 'user:1', 'USDT', 2n ** 63n - 1n));
  const neighbour = place('buy', 'neighbour-1');
  await expect(huge).rejects.toThrow('int64');
  await expect(neighbour).resolves.toMatchObject({ status: 1 });
  expect(core.ledger.balance(accountOf('user:1', 'USDT'))).toEqual({
    available: units - 3_452_550_000n,
    held: 3_452_550_000n,
  });
  expect(faults).toEqual([]);
});

test('a crash while house trades wait to be written loses them on both sides, and never a person’s', async () => {
  const house = { symbol, kind: 'limit', price: '3452.55', quantity: '1' } as const;
  const tradeHouse = () =>
    core.writer.run('house', (tx) => {
      core.exchange.placeHouse(tx, { ...house, owner: 'house:maker', side: 'sell' });
      core.exchange.placeHouse(tx, { ...house, owner: 'house:taker', side: 'buy', quantity: '0.4' });
    });
  await tradeHouse();
  const order = await place('buy', 'person-1');
  expect(order.status).toBe(2);
  await tradeHouse();
  // The files as a crash at this moment would leave them.
  const copy = mkdtempSync(join(tmpdir(), 'meridian-crash-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const after = await startCore({ folder: copy, pairs, clock: Date });
    expect(await findViolations(after.store.db, pairs)).toEqual([]);
    const filter = { owner: 'user:1', limit: 1, offset: 0 };
    expect(await listOrders(after.store.db, after.exchange, filter)).toMatchObject([
      { id: order.id, filledQuantity: '0.01' },
    ]);
    // The trades before the person's were written with it; the last ones are gone.
    expect(after.ledger.balance(accountOf('house:taker', 'ETH')).available).toBe(units + 40_000_000n);
    await after.stop();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('a pair that is taken out of the configuration with orders open stops the start, named', async () => {
  const order = await place('buy', 'left-1');
  await core.stop();
  const store = await openStore(folder);
  const fewer = pairs.filter((pair) => pair.symbol !== symbol);
  await expect(startCoreOn({ store, pairs: fewer, clock: Date })).rejects.toThrow('ETH/USDT has open orders');
  await store.close();
  const closed = pairs.map((pair) => ({ ...pair, open: pair.symbol !== symbol }));
  core = await startCore({ folder, pairs: closed, clock: Date });
  await expect(place('buy', 'left-2')).rejects.toMatchObject({ reason: 'spot.pairClosed' });
  await core.writer.run('cancel', (tx) => core.exchange.cancel(tx, { owner: 'user:1', orderId: order.id }));
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  expect(core.ledger.balance(accountOf('user:1', 'USDT'))).toEqual({ available: units, held: 0n });
});

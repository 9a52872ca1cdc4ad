// Faults below the command executor: a lost transaction, an unreadable database.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCoreOn } from '../testing/testStore.ts';
import type { Core } from '../engines.ts';
import { damagesBooks, findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import type { OrderView } from '../domains/spot/orderView.ts';
import { openTestStore, startTestCore } from '../testing/testStore.ts';
import { grantedUnits, startTwoTraders, tradedSymbol, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import { accountOf } from '../ledger/account.ts';
import { UnknownOutcome } from './CommandExecutor.ts';
import { grantUnits } from '../testing/grantUnits.ts';

let traders: TwoTraders;
let core: Core;

beforeEach(async () => {
  traders = await startTwoTraders();
  core = traders.core;
});

afterEach(() => traders.remove());

const place = (side: 'buy' | 'sell', id: string): Promise<OrderView> => tradeOne(core, side, id);

test.each([
  ['says so', true],
  ['hides it', false],
])('a statement that ends the transaction and %s fails its whole group, unwritten', async (_, tellsIt) => {
  const before = place('buy', 'before-1');
  const culprit = core.executor.runForPlatform('culprit', async (tx) => {
    // SQLite rolls back itself when a disk is full or fails within a statement.
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
  expect(traders.broken).toEqual([]);
});

test('when the state cannot be rebuilt either, everyone who waits is answered and the owner is told once', async () => {
  damagesBooks(core.store);
  const poisoned = core.executor.runForPlatform('poison', async (tx) => {
    await sql`alter table posting rename to gone`.execute(tx.db);
    await sql`commit`.execute(tx.db);
  });
  const waiting = place('buy', 'waiting-1');
  await expect(poisoned).rejects.toBeInstanceOf(UnknownOutcome);
  await expect(waiting).rejects.toBeInstanceOf(UnknownOutcome);
  expect(traders.broken).toHaveLength(1);
  expect(String(traders.broken[0])).toContain('posting');
  await expect(place('buy', 'late-1')).rejects.toMatchObject({ reason: 'system.unavailable' });
  const late: unknown[] = [];
  core.executor.whenBroken((error) => late.push(error));
  expect(late).toEqual(traders.broken);
});

test('a balance that would leave int64 fails its own command and spares the group', async () => {
  const huge = core.executor.runForPlatform('huge', (tx) =>
    grantUnits(tx, 'user:1', 'USDT', { units: 2n ** 63n - 1n }),
  );
  const neighbour = place('buy', 'neighbour-1');
  await expect(huge).rejects.toThrow('int64');
  await expect(neighbour).resolves.toMatchObject({ status: 1 });
  expect(core.ledger.balance(accountOf('user:1', 'USDT'))).toEqual({
    available: grantedUnits - 3_452_550_000n,
    held: 3_452_550_000n,
  });
  expect(traders.faults).toEqual([]);
});

test('a pair that is taken out of the configuration with orders open stops the start, named', async () => {
  const order = await place('buy', 'left-1');
  await core.stop();
  const store = await openTestStore(traders.folder);
  const fewer = pairs.filter((pair) => pair.symbol !== tradedSymbol);
  await expect(startCoreOn({ store, pairs: fewer, clock: Date })).rejects.toMatchObject({
    name: 'StartError',
    message: 'ETH/USDT has open orders: close the pair (open: false), not remove it',
  });
  await store.close();
  const closed = pairs.map((pair) => ({ ...pair, open: pair.symbol !== tradedSymbol }));
  core = await startTestCore({ folder: traders.folder, pairs: closed, clock: Date });
  traders.core = core;
  await expect(place('buy', 'left-2')).rejects.toMatchObject({ reason: 'spot.pairClosed' });
  await core.executor.runForPlatform('cancel', (tx) =>
    core.exchange.cancel(tx, { owner: 'user:1', orderId: order.id }),
  );
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  expect(core.ledger.balance(accountOf('user:1', 'USDT'))).toEqual({ available: grantedUnits, held: 0n });
});

test('the client id of an order of a pair that is not configured any more is taken', async () => {
  const { executor, exchange } = core;
  const order = await place('buy', 'removed-1');
  await executor.runForPlatform('cancel', (tx) =>
    exchange.cancel(tx, { owner: 'user:1', orderId: order.id }),
  );
  await core.stop();
  const fewer = pairs.filter((pair) => pair.symbol !== tradedSymbol);
  core = await startTestCore({ folder: traders.folder, pairs: fewer, clock: Date });
  traders.core = core;
  const other = { owner: 'user:1', symbol: 'BTC/USDT', side: 'buy', kind: 'limit', price: '50000' } as const;
  const parts = { executor: core.executor, exchange: core.exchange, db: core.store.db };
  const again = placeOrder(parts, { ...other, quantity: '0.001', clientOrderId: 'removed-1' });
  await expect(again).rejects.toMatchObject({ reason: 'system.idTaken' });
});

test('a repeat of an order whose row is gone is a fault, and no refusal', async () => {
  damagesBooks(core.store);
  const order = await place('buy', 'gone-1');
  await core.store.writing.deleteFrom('spot_order').where('id', '=', BigInt(order.id)).execute();
  await expect(place('buy', 'gone-1')).rejects.toThrow(
    `Order ${order.id} was answered before and cannot be found`,
  );
});

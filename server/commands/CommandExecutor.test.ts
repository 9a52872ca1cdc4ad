import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Core } from '../engines.ts';
import { findViolations } from '../testing/invariants.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { listOrders } from '../domains/spot/orderLists.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import { viewOrder } from '../domains/spot/orderView.ts';
import type { OrderView } from '../domains/spot/orderView.ts';
import { RandomTrading } from '../testing/RandomTrading.ts';
import { Refusal } from '../refusal.ts';
import type { ServerEvent } from './events.ts';
import { accountOf } from '../ledger/account.ts';
import { UnknownOutcome, CommandExecutor } from './CommandExecutor.ts';
import type { MoneyTx } from './MoneyCommand.ts';
import { Undo } from './Undo.ts';
import { failCommit } from '../testing/processes/failCommit.ts';
import { startTestCore } from '../testing/testStore.ts';
import { grantUnits } from '../testing/grantUnits.ts';

let folder: string;
let core: Core;
let faults: unknown[];
let events: ServerEvent[][];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-writer-'));
  await open();
});

afterEach(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  faults = [];
  events = [];
  core = await startTestCore({ folder, pairs, clock: Date, onFault: (error) => faults.push(error) });
  core.executor.subscribe((told) => events.push([...told]));
}

async function reopen(): Promise<void> {
  await core.stop();
  await open();
}

function grant(tx: MoneyTx, owner: string): void {
  for (const { code, scale } of assets) {
    grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 9) });
  }
}

function place(
  owner: string,
  side: 'buy' | 'sell',
  quantity: string,
  clientOrderId?: string,
): Promise<OrderView> {
  const order = {
    owner,
    symbol: 'ETH/USDT',
    side,
    kind: 'limit',
    price: '3452.55',
    quantity,
    clientOrderId,
  } as const;
  return placeOrder({ executor: core.executor, exchange: core.exchange, db: core.store.db }, order);
}

test('commands that wait together share one group, and listeners hear of it once', async () => {
  const runs = ['user:1', 'user:2', 'user:3'].map((owner) =>
    core.executor.runForPlatform('grant', (tx) => grant(tx, owner)),
  );
  await Promise.all(runs);
  expect(events).toHaveLength(1);
  expect(events[0]!.map((event) => event.type === 'balances' && event.owner)).toEqual([
    'user:1',
    'user:2',
    'user:3',
  ]);
});

test('a command is answered when its rows can be read by another connection', async () => {
  await core.executor.runForPlatform('grant', (tx) => grant(tx, 'user:1'));
  const order = await place('user:1', 'buy', '1');
  const rows = await core.store.db.selectFrom('spot_order').select(['id', 'status']).execute();
  expect(rows).toEqual([{ id: BigInt(order.id), status: 1n }]);
});

test('a failed command takes back balances, orders, rows and events, and spares its neighbours', async () => {
  await core.executor.runForPlatform('grant', (tx) => grant(tx, 'user:1'));
  const before = core.ledger.balance(accountOf('user:1', 'USDT'));
  const failing = core.executor.runForPlatform('failing', async (tx) => {
    core.exchange.place(tx, {
      owner: 'user:1',
      symbol: 'ETH/USDT',
      side: 'buy',
      kind: 'limit',
      price: '3000',
      quantity: '1',
    });
    await tx.db.insertInto('flow_price').values({ posting_id: 1_000_000_001, price: '7' }).execute();
    throw new Refusal('system.busy');
  });
  const neighbour = core.executor.runForPlatform('neighbour', async (tx) => {
    await tx.db.insertInto('flow_price').values({ posting_id: 1_000_000_002, price: '7' }).execute();
  });
  await expect(failing).rejects.toThrow('system.busy');
  await neighbour;
  expect(core.ledger.balance(accountOf('user:1', 'USDT'))).toEqual(before);
  expect(core.exchange.openOrders('user:1')).toEqual([]);
  expect(events.flat().filter((event) => event.type === 'order')).toEqual([]);
  const rows = await core.store.db
    .selectFrom('flow_price')
    .select('posting_id')
    .where('posting_id', 'in', [1_000_000_001n, 1_000_000_002n])
    .execute();
  expect(rows).toEqual([{ posting_id: 1_000_000_002n }]);
});

test('a repeated client order id makes one order: at once, later, and after a restart', async () => {
  await core.executor.runForPlatform('grant', (tx) => grant(tx, 'user:1'));
  const [first, twin] = await Promise.all([
    place('user:1', 'buy', '1', 'same-id-1'),
    place('user:1', 'buy', '1', 'same-id-1'),
  ]);
  const later = await place('user:1', 'buy', '1', 'same-id-1');
  await reopen();
  const afterRestart = await place('user:1', 'buy', '1', 'same-id-1');
  expect([twin.id, later.id, afterRestart.id]).toEqual([first.id, first.id, first.id]);
  expect(core.exchange.openOrders('user:1')).toHaveLength(1);
});

test('the same client order id of two people makes two orders', async () => {
  await core.executor.runForPlatform('grant', (tx) =>
    ['user:1', 'user:2'].forEach((owner) => grant(tx, owner)),
  );
  const [one, other] = await Promise.all([
    place('user:1', 'buy', '1', 'same-id-1'),
    place('user:2', 'buy', '1', 'same-id-1'),
  ]);
  expect(one.id).not.toBe(other.id);
});

test('a refused order may be repeated under its client order id', async () => {
  await expect(place('user:1', 'buy', '1', 'early-id-1')).rejects.toMatchObject({
    reason: 'spot.insufficientBalance',
  });
  await core.executor.runForPlatform('grant', (tx) => grant(tx, 'user:1'));
  await expect(place('user:1', 'buy', '1', 'early-id-1')).resolves.toMatchObject({ status: 1 });
});

test('a repeatable command may come to nothing; one whose outcome is no JSON fails alone', async () => {
  let runs = 0;
  const command = { name: 'test', repetition: (id: string) => id, record: () => null };
  const counting = { ...command, run: () => void (runs += 1), outcome: () => undefined };
  const nothing = () => core.executor.perform(counting, 'user:1', 'nothing');
  const spoilt = { ...command, run: () => 1n, outcome: (answer: bigint) => answer as unknown as number };
  const big = core.executor.perform(spoilt, 'user:1', 'big');
  await Promise.all([nothing(), nothing(), expect(big).rejects.toThrow('BigInt')]);
  await nothing();
  expect(runs).toBe(1);
  expect(faults).toEqual([]);
});

test('when a commit fails nothing is acknowledged or told, and memory is what the database has', async () => {
  await core.executor.runForPlatform('grant', (tx) =>
    ['user:1', 'user:2'].forEach((owner) => grant(tx, owner)),
  );
  const kept = await place('user:2', 'sell', '0.5', 'kept-order');
  events.length = 0;
  const poisoned = core.executor.runForPlatform('poison', failCommit);
  const lost = place('user:1', 'buy', '1', 'lost-order');
  await expect(poisoned).rejects.toBeInstanceOf(UnknownOutcome);
  await expect(lost).rejects.toBeInstanceOf(UnknownOutcome);
  expect(faults).toHaveLength(1);
  expect(events).toEqual([[{ type: 'reset' }]]);
  expect(core.exchange.openOrders('user:2').map(({ id, filledQuantity }) => [id, filledQuantity])).toEqual([
    [kept.id, '0'],
  ]);
  expect(core.exchange.openOrders('user:1')).toEqual([]);
  expect(core.ledger.balance(accountOf('user:1', 'ETH')).available).toBe(10n ** 17n);
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  // The caller looks up the order, does not find it, and may place it again.
  const filter = { owner: 'user:1', clientOrderId: 'lost-order', limit: 1, offset: 0 };
  expect(await listOrders(core.store.db, core.exchange, filter)).toEqual([]);
  const again = await place('user:1', 'buy', '1', 'lost-order');
  expect(again).toMatchObject({ status: 1, filledQuantity: '0.5' });
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
});

test('more commands than may wait are refused at once', async () => {
  const { store, ledger } = core;
  const executor = new CommandExecutor({
    store,
    ledger,
    undo: new Undo(),
    clock: Date,
    participants: [],
    reviews: core.reviews,
    queueLimit: 2,
  });
  await executor.start();
  const runs = [1, 2, 3].map((answer) => executor.runForPlatform('waiting', () => answer));
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(runs[2]).rejects.toMatchObject({ reason: 'system.busy' });
  await executor.stop();
  await expect(executor.runForPlatform('late', () => 1)).rejects.toMatchObject({
    reason: 'system.unavailable',
  });
});

test('house trades alone are told at once but written with company; a stop writes them', async () => {
  await core.executor.runForPlatform('grant', (tx) =>
    ['house:maker', 'house:taker', 'user:1'].forEach((owner) => grant(tx, owner)),
  );
  await core.executor.runForPlatform('person', (tx) => grant(tx, 'user:1'));
  const order = { symbol: 'ETH/USDT', kind: 'limit', price: '3452.55', quantity: '1' } as const;
  await core.executor.runForPlatform('house', (tx) => {
    core.exchange.placeForPlatform(tx, { ...order, owner: 'house:maker', side: 'sell' });
    core.exchange.placeForPlatform(tx, { ...order, owner: 'house:taker', side: 'buy' });
  });
  expect(events.at(-1)!.map(({ type }) => type)).toEqual(['trade', 'depth']);
  const trades = () =>
    core.store.db.selectFrom('posting').select('units').where('reason', '=', 'spot.trade').execute();
  expect(await trades()).toEqual([]);
  await reopen();
  expect(await trades()).toHaveLength(2);
  expect(core.exchange.pairBook('ETH/USDT').tradeSequence).toBe(1);
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
});

test('after a restart balances, books and time priority are what they were in memory', async () => {
  const seed = Number(process.env.SEED ?? 1);
  const trading = new RandomTrading({ exchange: core.exchange, pairs, people: 20, seed });
  await core.executor.runForPlatform('grant', (tx) =>
    [...trading.owners, 'house:maker', 'house:taker'].forEach((owner) => grant(tx, owner)),
  );
  for (let round = 0; round < 60; round += 1) {
    const runs = Array.from({ length: 50 }, () => {
      const operation = trading.operation();
      return core.executor.runForPlatform('random', (tx) => {
        if (operation.type === 'cancel') core.exchange.cancel(tx, operation);
        else if (operation.type === 'place') core.exchange.place(tx, operation.input);
        else core.exchange.placeForPlatform(tx, operation.input);
      });
    });
    for (const outcome of await Promise.allSettled(runs)) {
      if (outcome.status === 'rejected') expect(outcome.reason, `seed ${seed}`).toBeInstanceOf(Refusal);
    }
  }
  const before = durableState();
  expect(before.orders.length, `seed ${seed}`).toBeGreaterThan(50);
  await reopen();
  expect(durableState(), `seed ${seed}`).toEqual(before);
  expect(await findViolations(core.store.db, pairs), `seed ${seed}`).toEqual([]);
});

/** State that has to survive: users' balances and orders, and the platform's balances without its orders. */
function durableState(): { balances: Record<string, bigint[]>; orders: OrderView[]; prices: string[] } {
  const balances: Record<string, bigint[]> = {};
  for (const { owner, asset, available, held } of core.ledger.all()) {
    balances[`${owner} ${asset}`] = owner.startsWith('house:') ? [available + held, 0n] : [available, held];
  }
  const orders = [...core.exchange.books.values()].flatMap(({ book, pair }) =>
    (['buy', 'sell'] as const).flatMap((side) =>
      [...book.levels(side)].flatMap((level) =>
        [...level.orders].filter(({ id }) => id > 0).map((order) => viewOrder(order, pair)),
      ),
    ),
  );
  return { balances, orders, prices: pairs.map(({ symbol }) => core.exchange.lastPrice(symbol)) };
}

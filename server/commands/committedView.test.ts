// Readers see only committed state, however slow or faulty the database is. The store of these tests lets other work
// run before and after every statement, or fails every statement in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCoreOn } from '../testing/testStore.ts';
import type { Core } from '../engines.ts';
import { findViolations } from '../testing/invariants.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { memoryViolations } from '../testing/memoryViolations.ts';
import { openStatus } from '../domains/spot/public/Order.ts';
import type { OrderView } from '../domains/spot/orderView.ts';
import { RandomTrading } from '../testing/RandomTrading.ts';
import type { Operation } from '../testing/RandomTrading.ts';
import { Refusal } from '../refusal.ts';
import { openTestStore } from '../testing/testStore.ts';
import { intercept } from '../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { accountOf } from '../ledger/account.ts';
import { UnknownOutcome } from './CommandExecutor.ts';
import type { MoneyCommand, MoneyTx } from './MoneyCommand.ts';
import { grantUnits } from '../testing/grantUnits.ts';

const seed = Number(process.env.SEED ?? 1);
const people = Array.from({ length: 6 }, (_, index) => `user:${index + 1}`);

let folder: string;
let core: Core;
let interception: Interception;
let faults: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-committed-'));
  interception = {};
  faults = [];
  takenBack = { orders: [], rows: [] };
  commands = 0;
  const store = await openTestStore(folder, intercept(interception));
  core = await startCoreOn({ store, pairs, clock: Date, onFault: (error) => faults.push(error) });
  await core.executor.runForPlatform('grant', (tx) => {
    for (const owner of [...people, 'house:maker', 'house:taker']) grant(tx, owner);
  });
});

afterEach(async () => {
  leaveAlone();
  await core.stop();
  await core.store.close();
  rmSync(folder, { recursive: true, force: true });
});

function leaveAlone(): void {
  delete interception.before;
  delete interception.after;
}

function grant(tx: MoneyTx, owner: string, reference = ''): void {
  for (const { code, scale } of assets) {
    grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 6), reference });
  }
}

/** Idempotent by name. */
const granting: MoneyCommand<string, undefined, null> = {
  name: 'test.grant',
  repetition: (name) => name,
  record: (name) => name,
  run: (tx, name) => void grant(tx, 'user:1', name),
  outcome: () => null,
};

/** Balances and open orders of all users in the database, one line each. */
async function stored(): Promise<string[]> {
  const { db } = core.store;
  const accounts = await db.selectFrom('account').selectAll().where('owner', 'in', people).execute();
  const orders = await db
    .selectFrom('spot_order')
    .select(['id', 'owner', 'filled_quantity'])
    .where('status', '=', BigInt(openStatus))
    .execute();
  return [
    ...accounts.map(({ owner, kind, asset, available, held }) =>
      [owner, kind, asset, available, held].join(' '),
    ),
    ...orders.map(({ id, owner, filled_quantity }) => `order ${id} of ${owner}, ${filled_quantity} filled`),
  ].sort();
}

/** The same data as seen by readers. */
function seen(): Promise<string[]> {
  return core.committed.read(({ ledger, exchange }) =>
    people
      .flatMap((owner) => [
        ...ledger
          .balances(owner)
          .map(({ kind, asset, available, held }) => [owner, kind, asset, available, held].join(' ')),
        ...exchange.openOrders(owner).map((order) => {
          const { pair } = exchange.pairs.get(order.symbol)!;
          const filled = BigInt(order.filledQuantity.replace('.', '').padEnd(1, '0'));
          const digits = order.filledQuantity.split('.')[1]?.length ?? 0;
          const units = filled * 10n ** BigInt(pair.baseScale - digits);
          return `order ${order.id} of ${owner}, ${units} filled`;
        }),
      ])
      .sort(),
  );
}

/** Orders and rows of commands that were refused after creating them. */
let takenBack: { orders: bigint[]; rows: bigint[] };
/** Higher than any posting id. */
const ownRowsFrom = 1_000_000_000;
let commands: number;

async function carryOut(operation: Operation): Promise<unknown> {
  const { executor, exchange } = core;
  return executor.runForPlatform('test', async (tx) => {
    const done =
      operation.type === 'cancel'
        ? exchange.cancel(tx, operation)
        : operation.type === 'place'
          ? exchange.place(tx, operation.input)
          : exchange.placeForPlatform(tx, operation.input);
    // Some commands write their own rows, so that savepoints are created, released and rolled back as well.
    commands += 1;
    const posting_id = BigInt(ownRowsFrom + commands);
    await tx.db.insertInto('flow_price').values({ posting_id, price: '7' }).execute();
    if (commands % 5 > 0) return done;
    takenBack.rows.push(posting_id);
    if (operation.type === 'place') takenBack.orders.push(BigInt((done as OrderView).id));
    throw new Refusal('system.busy');
  });
}

test(`readers see one committed state after another while every statement lets them in, SEED=${seed}`, async () => {
  const trading = new RandomTrading({ exchange: core.exchange, pairs, people: people.length, seed });
  let committed = await stored();
  let isOnItsWay = false;
  let looksWithin = 0;
  const looks: Promise<void>[] = [];
  const look = () => {
    if (isOnItsWay) looksWithin += 1;
    looks.push(seen().then((state) => expect(state).toEqual(committed)));
  };
  interception.before = async (statement) => {
    if (statement.startsWith('begin')) isOnItsWay = true;
    look();
    await new Promise(setImmediate);
    look();
  };
  interception.after = async (statement) => {
    if (statement === 'commit' || statement === 'rollback') {
      committed = await stored();
      isOnItsWay = false;
    }
    look();
    await new Promise(setImmediate);
  };
  let told = 0;
  core.executor.subscribe(() => {
    told += 1;
    look();
  });
  for (let round = 0; round < 40; round += 1) {
    const operations = Array.from({ length: 12 }, () => trading.operation());
    await Promise.allSettled(operations.map(carryOut));
    await Promise.all(looks.splice(0));
  }
  expect(looksWithin).toBeGreaterThan(1000);
  expect(told).toBeGreaterThan(30);
  expect(faults).toEqual([]);
  const { db } = core.store;
  expect(takenBack.orders.length).toBeGreaterThan(10);
  expect(
    await db.selectFrom('spot_order').select('id').where('id', 'in', takenBack.orders).execute(),
  ).toEqual([]);
  expect(
    await db.selectFrom('flow_price').select('price').where('posting_id', 'in', takenBack.rows).execute(),
  ).toEqual([]);
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
});

test('a balance that only a group in the making has is not seen, also when its commit then fails', async () => {
  const balance = () =>
    core.committed.read(({ ledger }) => ledger.balance(accountOf('user:1', 'USDT')).available);
  const before = await balance();
  const met: Promise<bigint>[] = [];
  interception.before = async (statement) => {
    met.push(balance());
    await new Promise(setImmediate);
    if (statement === 'commit') throw new Error('the disk is gone');
  };
  const more = core.executor.runForPlatform('more', (tx) => grant(tx, 'user:1'));
  await expect(more).rejects.toBeInstanceOf(UnknownOutcome);
  expect(met.length).toBeGreaterThan(3);
  expect(new Set(await Promise.all(met))).toEqual(new Set([before]));
});

test('a look that fails fails alone, and nobody looks once the state cannot be told', async () => {
  let within: Promise<unknown> | undefined;
  let beside: Promise<unknown> | undefined;
  interception.before = async () => {
    within ??= core.committed.read(() => {
      throw new Error('of its own');
    });
    beside ??= core.committed.read(() => 'seen');
    within.catch(() => undefined);
  };
  await core.executor.runForPlatform('more', (tx) => grant(tx, 'user:1'));
  await expect(within).rejects.toThrow('of its own');
  await expect(beside).resolves.toBe('seen');
  interception.before = async () => {
    throw new Error('the disk is gone');
  };
  await expect(core.executor.runForPlatform('more', (tx) => grant(tx, 'user:1'))).rejects.toBeInstanceOf(
    UnknownOutcome,
  );
  await expect(seen()).rejects.toMatchObject({ reason: 'system.unavailable' });
});

test.each(['before', 'after'] as const)(
  `a statement that fails %s it has run, each in turn, leaves memory as the database, and nothing half, SEED=${seed}`,
  async (moment) => {
    const trading = new RandomTrading({ exchange: core.exchange, pairs, people: people.length, seed });
    let failed = 0;
    let done = 0;
    for (let turn = 0; failed === turn; turn += 1) {
      let statements = 0;
      interception[moment] = async (statement) => {
        await new Promise(setImmediate);
        // From then on every statement fails, including the rollback.
        const isLater = statements++ > turn;
        if (statements - 1 < turn || (isLater && statement !== 'rollback')) return;
        if (!isLater) failed += 1;
        throw new Error(`Statement ${turn} fails`);
      };
      const operations = Array.from({ length: 8 }, () => trading.operation());
      const repeatable = () => core.executor.perform(granting, 'user:1', `turn ${turn}`);
      const outcomes = await Promise.allSettled([...operations.map(carryOut), repeatable()]);
      leaveAlone();
      const unknown = outcomes.filter(
        (outcome) => outcome.status === 'rejected' && outcome.reason instanceof UnknownOutcome,
      );
      // A group has one outcome: all unknown, or one command failed alone and the others have answers.
      expect([0, outcomes.length]).toContain(unknown.length);
      done += outcomes.filter(({ status }) => status === 'fulfilled').length;
      expect(await seen(), `after ${turn}`).toEqual(await stored());
      expect(memoryViolations(core.ledger, core.exchange), `after ${turn}`).toEqual([]);
      expect(await findViolations(core.store.db, pairs), `after ${turn}`).toEqual([]);
      // Whether or not the first attempt succeeded: the command takes effect once.
      await repeatable();
      const postings = core.store.db.selectFrom('posting').where('reference', 'like', 'turn %');
      expect(await postings.select('id').execute()).toHaveLength((turn + 1) * assets.length);
    }
    expect(failed).toBeGreaterThan(15);
    expect(done).toBeGreaterThan(20);
  },
);

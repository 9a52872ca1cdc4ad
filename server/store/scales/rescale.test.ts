import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCoreOn } from '../../testing/testStore.ts';
import type { Core } from '../../engines.ts';
import { findViolations } from '../../testing/invariants.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import type { Moving } from '../../commands/MoneyCommand.ts';
import { fromUnits } from '../../ledger/units.ts';
import { listOrders } from '../../domains/spot/orderLists.ts';
import { RandomTrading } from '../../testing/RandomTrading.ts';
import { Refusal } from '../../refusal.ts';
import { intercept } from '../../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../../testing/processes/InterceptedDriver.ts';
import { clear, configuredWith, contentOf } from '../../testing/scales.ts';
import { copyCommitted, openTestStore } from '../../testing/testStore.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import type { Store } from '../openStore.ts';
import { storeScales } from './storeScales.ts';
import type { Configured } from './keptScales.ts';
import { rescale } from './rescale.ts';
import { tables } from '../../product.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-rescale-'));
const interception: Interception = {};
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder, intercept(interception));
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await clear(store.writing);
  await storeScales(store.writing, asConfigured);
});

const asConfigured = configuredWith({});
const owners = ['user:1', 'user:2', 'user:3', 'user:4', 'user:5', 'user:6'];
const content = () => contentOf(store.db);
const rescaled = (configured: Configured) => rescale(store.writing, configured, tables);

async function inCore<Result>(
  configured: Configured,
  work: (core: Core) => Promise<Result>,
): Promise<Result> {
  const core = await startCoreOn({ store, ...configured, clock: { now: () => 1000 } });
  try {
    return await work(core);
  } finally {
    await core.stop();
  }
}

test('of every column of the database it is said whether it holds amounts of an asset', async () => {
  const found = await store.db.introspection.getTables();
  const real = Object.fromEntries(
    found
      // PostgreSQL only, and outside the schema: terms and times of the lease.
      .filter(({ name }) => name !== 'server_lease')
      .map((table) => [table.name, table.columns.map(({ name }) => name).sort()]),
  );
  const known = Object.entries(tables).map(([table, meanings]) => [table, Object.keys(meanings).sort()]);
  expect(real).toEqual(Object.fromEntries(known));
});

/** A database in which users and the platform have traded. */
async function trade(): Promise<void> {
  await inCore(asConfigured, async ({ executor, exchange }) => {
    const pairs = asConfigured.pairs.filter(({ base }) => ['BTC', 'ETH', 'XRP'].includes(base));
    const trading = new RandomTrading({ exchange, pairs, people: owners.length, seed: 7 });
    await executor.runForPlatform('grant', (tx) => {
      for (const owner of [...owners, 'house:maker', 'house:taker'])
        for (const asset of ['BTC', 'ETH', 'XRP', 'USDT'])
          grantUnits(tx, owner, asset, { units: 10n ** 12n });
    });
    const group = () =>
      Array.from({ length: 20 }, () => executor.runForPlatform('trade', (tx) => operate(tx)).catch(ignore));
    const operate = (tx: Moving): unknown => {
      const operation = trading.operation();
      if (operation.type === 'cancel') return exchange.cancel(tx, operation);
      return operation.type === 'place'
        ? exchange.place(tx, operation.input)
        : exchange.placeForPlatform(tx, operation.input);
    };
    for (let round = 0; round < 20; round += 1) await Promise.all(group());
  });
  await store.writing
    .insertInto('market_candle')
    // A month of it exceeds int64.
    .values([candle(0, '98765432109876543210', '0'), candle(1, '0', '7')])
    .execute();
}

function ignore(error: unknown): void {
  if (!(error instanceof Refusal || error instanceof InsufficientFunds)) throw error;
}

function candle(time: number, volume: string, quote_volume: string) {
  const price = { open: 1, high: 1, low: 1, close: 1 };
  return { source: 'simulated', symbol: 'BTC/USDT', period: '1mon', time, ...price, volume, quote_volume };
}

/** Balances and orders of all users, in display format. */
function shown(configured: Configured): Promise<unknown> {
  const scales = new Map(configured.assets.map(({ code, scale }) => [code, scale]));
  return inCore(configured, async ({ ledger, exchange }) => {
    expect(await findViolations(store.db, configured.pairs)).toEqual([]);
    return Promise.all(
      owners.map(async (owner) => ({
        balances: ledger
          .balances(owner)
          .map(({ asset, available, held }) =>
            [asset, fromUnits(available, scales.get(asset)!), fromUnits(held, scales.get(asset)!)].join(' '),
          )
          .sort(),
        orders: await listOrders(store.db, exchange, { owner, limit: 1000, offset: 0 }),
      })),
    );
  });
}

test('more decimals and back leave every amount what it was, and in the end every byte', async () => {
  await trade();
  const before = await content();
  const read = await shown(asConfigured);
  expect(before.fill!.length).toBeGreaterThan(50);
  expect(before.hold!.some((row) => row.endsWith('ended_at=null'))).toBe(true);
  const finer = configuredWith({ BTC: 10, XRP: 8, USDT: 9 });
  expect(await rescaled(finer)).toContain('XRP: scale 8, was 6');
  const between = await content();
  expect(between).not.toEqual(before);
  expect(between.market_candle!.map((row) => row.split(' ').slice(-2))).toEqual([
    ['volume=9876543210987654321000', 'quote_volume=0'],
    ['volume=0', 'quote_volume=70'],
  ]);
  expect(await shown(finer)).toEqual(read);
  await rescaled(asConfigured);
  expect(await content()).toEqual(before);
  expect(await shown(asConfigured)).toEqual(read);
});

/** An account of each asset, and an order of each side with its fill and hold. */
async function prepare(): Promise<Record<string, string[]>> {
  const { writing: db } = store;
  const account = { owner: 'user:1', kind: 'change', held: 3n };
  await db
    .insertInto('account')
    .values([
      { ...account, id: 1, asset: 'BTC', available: 50n },
      { ...account, id: 2, asset: 'USDT', available: 60n },
    ])
    .execute();
  const posting = { credit_account: 9, reason: 'test', reference: '', created_at: 5, credit_after: null };
  await db
    .insertInto('posting')
    .values([
      { ...posting, id: 1, debit_account: 1, units: 11n, debit_after: 53n },
      { ...posting, id: 2, debit_account: 2, units: 12n, debit_after: 63n },
    ])
    .execute();
  const hold = { posted: 1n, voided: 2n, reason: 'test', reference: '', created_at: 5, ended_at: null };
  await db
    .insertInto('hold')
    .values([
      { ...hold, id: 1, account: 1, units: 6n },
      { ...hold, id: 2, account: 2, units: 7n },
    ])
    .execute();
  await writeOrders(db);
  return content();
}

async function writeOrders(db: Store['writing']): Promise<void> {
  const order = {
    owner: 'user:1',
    symbol: 'BTC/USDT',
    kind: 'limit',
    price: 1_000_000n,
    trade_price: 77n,
    quantity: 5000n,
    filled_quantity: 1000n,
    filled_value: 13n,
    fee: 4n,
    status: 1,
    cancel_reason: '',
    created_at: 5,
    updated_at: 5,
    sequence: 6,
  } as const;
  await db
    .insertInto('spot_order')
    .values([
      { ...order, id: 1, side: 'buy', fee_asset: 'BTC' },
      { ...order, id: 2, side: 'sell', fee_asset: 'USDT', status: 3 },
    ])
    .execute();
  const fill = { symbol: 'BTC/USDT', price: 77n, quantity: 21n, value: 22n, maker_fee: 23n, created_at: 5 };
  await db
    .insertInto('fill')
    .values([
      { ...fill, id: 1, taker_side: 'buy' },
      { ...fill, id: 2, taker_side: 'sell' },
      { ...fill, id: 3, taker_side: 'sell', symbol: 'ETH/USDT' },
    ])
    .execute();
}

/** Rows with changed values in some columns, each addressed by row id and column name. */
function changed(rows: readonly string[], changes: Readonly<Record<string, string>>): string[] {
  return rows.map((row) => {
    const id = /^id=(\d+)/.exec(row)![1];
    return row
      .split(' ')
      .map((cell) => {
        const column = cell.slice(0, cell.indexOf('='));
        const value = changes[`${id} ${column}`];
        return value === undefined ? cell : `${column}=${value}`;
      })
      .join(' ');
  });
}

test('a coin with one more decimal has ten times the units wherever it stands, and prices and other coins stay', async () => {
  const before = await prepare();
  const lines = await rescaled(configuredWith({ BTC: 9 }));
  expect(lines).toEqual([
    'BTC: scale 9, was 8',
    '  account (available, held): 1 rows',
    '  posting (units, debit_after, credit_after): 1 rows',
    '  hold (units, posted, voided): 1 rows',
    '  spot_order (quantity, filled_quantity): 2 rows',
    '  spot_order (fee): 1 rows',
    '  fill (quantity): 2 rows',
    '  fill (maker_fee): 1 rows',
  ]);
  expect(await content()).toEqual({
    ...before,
    account: changed(before.account!, { '1 available': '500', '1 held': '30' }),
    posting: changed(before.posting!, { '1 units': '110', '1 debit_after': '530' }),
    hold: changed(before.hold!, { '1 units': '60', '1 posted': '10', '1 voided': '20' }),
    spot_order: changed(before.spot_order!, {
      '1 quantity': '50000',
      '1 filled_quantity': '10000',
      '1 fee': '40',
      '2 quantity': '50000',
      '2 filled_quantity': '10000',
    }),
    // The maker hit by a sell order is the buyer, and pays its fee in the asset bought.
    fill: changed(before.fill!, { '1 quantity': '210', '2 quantity': '210', '2 maker_fee': '230' }),
    asset_scale: before.asset_scale!.map((row) => row.replace('BTC scale=8', 'BTC scale=9')),
  });
});

test('what a coin is priced in changes its values, fees and what they add up to', async () => {
  const before = await prepare();
  await rescaled(configuredWith({ USDT: 10 }));
  const after = await content();
  expect(after.spot_order).toEqual(
    changed(before.spot_order!, { '1 filled_value': '1300', '2 filled_value': '1300', '2 fee': '400' }),
  );
  expect(after.fill).toEqual(
    changed(before.fill!, {
      '1 value': '2200',
      '1 maker_fee': '2300',
      '2 value': '2200',
      '3 value': '2200',
    }),
  );
  expect(after.account).toEqual(changed(before.account!, { '2 available': '6000', '2 held': '300' }));
});

test('fewer decimals than an amount has are refused by its rows, and nothing is changed', async () => {
  await prepare();
  await store.writing
    .insertInto('market_forming')
    .values([
      candle(0, '1010', '0'),
      { ...candle(0, '10', '0'), period: '1week' },
      { ...candle(0, '5', '0'), period: '1day' },
    ])
    .execute();
  const before = await content();
  await expect(rescaled(configuredWith({ BTC: 7 }))).rejects.toMatchObject({
    name: 'StartError',
    message: [
      'Nothing was changed: BTC cannot go from scale 8 to 7, because these amounts do not divide by 10',
      '  account (available, held): 1 rows, id 1',
      '  posting (units, debit_after, credit_after): 1 rows, id 1',
      '  hold (units, posted, voided): 1 rows, id 1',
      '  spot_order (fee): 1 rows, id 1',
      '  fill (quantity): 2 rows, id 1, 2',
      '  fill (maker_fee): 1 rows, id 2',
      '  market_forming (volume): 1 rows, source symbol period time simulated BTC/USDT 1day 0',
    ].join('\n'),
  });
  expect(await content()).toEqual(before);
});

test('a refusal counts all rows and names the first three', async () => {
  await inCore(asConfigured, async ({ executor }) => {
    await executor.runForPlatform('grant', (tx) => {
      for (let index = 1; index <= 5; index += 1) grantUnits(tx, `user:${index}`, 'XRP', { units: 7n });
    });
  });
  await expect(rescaled(configuredWith({ XRP: 5 }))).rejects.toThrow(
    '  account (available, held): 6 rows, id 1, 2, 3 …',
  );
});

test.each([
  ['just fits', 922_337_203_685_477_580n, true],
  ['does not fit', 922_337_203_685_477_581n, false],
])('ten times an amount that %s int64', async (_, units, fits) => {
  await inCore(asConfigured, ({ executor }) =>
    executor.runForPlatform('grant', (tx) => void grantUnits(tx, 'user:1', 'DOGE', { units })),
  );
  const before = await content();
  const configured = configuredWith({ DOGE: 9 });
  if (fits) {
    await rescaled(configured);
    const { account } = await content();
    expect(account).toContainEqual(expect.stringContaining('available=9223372036854775800'));
    return;
  }
  await expect(rescaled(configured)).rejects.toThrow(
    'DOGE cannot go from scale 8 to 9, because these amounts would leave int64',
  );
  expect(await content()).toEqual(before);
});

test('another tick and step are taken when all open orders are on them', async () => {
  const before = await prepare();
  const coarser = configuredWith({}, { 'BTC/USDT': { priceTick: '0.005', quantityStep: '0.00002' } });
  expect(await rescaled(coarser)).toEqual([
    'BTC/USDT: tick 0.005, was 0.01',
    'BTC/USDT: step 0.00002, was 0.00001',
  ]);
  const grid = 'symbol=BTC/USDT tick=0.005 step=0.00002';
  expect(await content()).toEqual({
    ...before,
    pair_grid: before.pair_grid!.map((row) => (row.includes('BTC/USDT') ? grid : row)),
  });
});

test.each([
  // The order's price is 0.01, and 0.00004 of it remain.
  ['tick', { priceTick: '0.1' }, 'tick 0.1 or step 0.00001'],
  ['step', { quantityStep: '0.00005' }, 'tick 0.01 or step 0.00005'],
])('another %s that open orders are off is refused by the orders', async (_, grid, words) => {
  const before = await prepare();
  await expect(rescaled(configuredWith({}, { 'BTC/USDT': grid }))).rejects.toMatchObject({
    name: 'StartError',
    message: `Nothing was changed: open orders of BTC/USDT are off ${words}, and have to end first\n  spot_order: 1 rows, id 1`,
  });
  expect(await content()).toEqual(before);
});

test('a refused tick takes back the scales that went with it', async () => {
  const before = await prepare();
  const both = configuredWith({ BTC: 9 }, { 'BTC/USDT': { priceTick: '0.1' } });
  await expect(rescaled(both)).rejects.toThrow('off tick 0.1');
  expect(await content()).toEqual(before);
});

test('a database that has what is configured stays as it is', async () => {
  const before = await prepare();
  expect(await rescaled(asConfigured)).toEqual([]);
  expect(await content()).toEqual(before);
});

test('amounts of which nobody has written down the scale are left alone', async () => {
  await prepare();
  await store.writing.deleteFrom('asset_scale').execute();
  await expect(rescaled(configuredWith({ BTC: 9 }))).rejects.toThrow(
    'Nothing was changed: the database does not say which scale BTC has',
  );
});

test('a process that is killed in the middle leaves everything as it was', async () => {
  const before = await prepare();
  const crashed = mkdtempSync(join(tmpdir(), 'meridian-rescale-'));
  let crashes = 0;
  interception.before = async (statement) => {
    if (!statement.startsWith('update "asset_scale"')) return;
    crashes += 1;
    await copyCommitted(folder, crashed);
  };
  await rescaled(configuredWith({ BTC: 9 }));
  delete interception.before;
  expect(crashes).toBe(1);
  expect(await content()).not.toEqual(before);
  const left = await openTestStore(crashed);
  expect(await contentOf(left.db)).toEqual(before);
  await left.close();
  rmSync(crashed, { recursive: true, force: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCoreOn } from '../../testing/testStore.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { clear, configuredWith, contentOf } from '../../testing/scales.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import type { Store } from '../openStore.ts';
import type { Configured } from './keptScales.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-scales-'));
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => clear(store.writing));

const content = () => contentOf(store.db);
const asConfigured = configuredWith({});
const without = (code: string): Configured => ({
  assets: assets.filter((asset) => asset.code !== code),
  pairs: pairs.filter(({ base }) => base !== code),
});

/**
 * Starts and stops a server.
 * @returns the first user's balance of each asset, in units
 */
async function startWith(configured: Configured, granted: readonly string[] = []): Promise<string[]> {
  const core = await startCoreOn({ store, ...configured, clock: Date });
  if (granted.length > 0)
    await core.executor.runForPlatform('grant', (tx) =>
      granted.forEach((asset) => grantUnits(tx, 'user:1', asset, { units: 12_345n })),
    );
  const balances = core.ledger.balances('user:1').map(({ asset, available }) => `${asset} ${available}`);
  await core.stop();
  return balances;
}

test('the first start writes down every scale, tick and step, and the next one goes by them', async () => {
  await startWith(asConfigured);
  const { asset_scale, pair_grid } = await content();
  expect(asset_scale).toHaveLength(assets.length);
  expect(asset_scale).toEqual(expect.arrayContaining(['asset=BTC scale=8', 'asset=PEPE scale=2']));
  expect(pair_grid).toHaveLength(pairs.length);
  expect(pair_grid).toContain('symbol=BTC/USDT tick=0.01 step=0.00001');
  expect(pair_grid).toContain('symbol=PEPE/USDT tick=0.00000001 step=1');
  await startWith(asConfigured);
  expect(await content()).toMatchObject({ asset_scale, pair_grid });
});

test.each<[string, Configured, string]>([
  ['scale', configuredWith({ BTC: 7 }), 'BTC has scale 8 in it, not 7'],
  ['tick', configuredWith({}, { 'BTC/USDT': { priceTick: '0.1' } }), 'BTC/USDT has tick 0.01 in it, not 0.1'],
  [
    'step',
    configuredWith({}, { 'BTC/USDT': { quantityStep: '0.000001' } }),
    'BTC/USDT has step 0.00001 in it, not 0.000001',
  ],
])('a start with another %s ends with a sentence and changes nothing', async (_, configured, words) => {
  expect(await startWith(asConfigured, ['BTC'])).toEqual(['BTC 12345']);
  const before = await content();
  await expect(startWith(configured)).rejects.toMatchObject({
    name: 'StartError',
    message: `The database differs from server/instruments/market.config.ts: ${words}. Set the file back, or change the database with: npm run rescale`,
  });
  expect(await content()).toEqual(before);
  expect(await startWith(asConfigured)).toEqual(['BTC 12345']);
});

test('a tick that is written another way is no other tick', async () => {
  await startWith(asConfigured);
  await startWith(configuredWith({}, { 'BTC/USDT': { priceTick: '0.0100', quantityStep: '0.000010' } }));
});

test('a database of before takes the configured scales as they are', async () => {
  await startWith(asConfigured, ['BTC']);
  await store.writing.deleteFrom('asset_scale').execute();
  await store.writing.deleteFrom('pair_grid').execute();
  expect(await startWith(configuredWith({ BTC: 7 }))).toEqual(['BTC 12345']);
  await expect(startWith(asConfigured)).rejects.toThrow('BTC has scale 7 in it, not 8');
});

test('a coin and its pair that are added later are written down then', async () => {
  await startWith(without('UNI'));
  expect((await content()).asset_scale).toHaveLength(assets.length - 1);
  await startWith(asConfigured);
  expect((await content()).asset_scale).toContain('asset=UNI scale=8');
  expect((await content()).pair_grid).toContain('symbol=UNI/USDT tick=0.001 step=0.01');
});

test('a coin that people have is not left out of the configuration', async () => {
  await startWith(asConfigured, ['UNI', 'BTC']);
  await expect(startWith(without('UNI'))).rejects.toMatchObject({
    name: 'StartError',
    message:
      'People have balances in UNI (scale 8): configure it again in server/instruments/market.config.ts',
  });
});

test('nor is one of a database of before', async () => {
  await startWith(asConfigured, ['UNI']);
  await store.writing.deleteFrom('asset_scale').execute();
  await expect(startWith(without('UNI'))).rejects.toThrow('People have balances in UNI: configure');
});

test('a coin that nobody has may be left out, and comes back at its own scale only', async () => {
  await startWith(asConfigured, ['BTC']);
  await startWith(without('UNI'));
  await expect(startWith(configuredWith({ UNI: 6 }))).rejects.toThrow('UNI has scale 8 in it, not 6');
  await startWith(asConfigured);
});

test('a pair in another scale than its coin is a fault of the configuration', async () => {
  const mixed = { assets, pairs: configuredWith({ BTC: 7 }).pairs };
  await expect(startWith(mixed)).rejects.toThrow('BTC/USDT: its scales are not those of BTC and USDT');
});

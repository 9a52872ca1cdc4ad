import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { phaseOf, unlockMs } from '../../../contracts/rules/subscription.ts';
import { StartError } from '../../StartError.ts';
import { newCoinsBy, readNewCoinsConfig, sandboxNewCoins } from './subscriptionConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-newcoins-'));
afterAll(() => rmSync(folder, { recursive: true }));
const NEW_COINS = join(folder, 'newcoins.json');

/** The example file of the documentation. */
const page = readFileSync('docs/products.md', 'utf8').split('## New coins')[1]!;
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
type Product = Record<string, unknown>;

function read(changes: Product = {}, further: readonly Product[] = []) {
  const { products } = JSON.parse(example) as { products: Product[] };
  const changed = { ...products[0], ...changes };
  writeFileSync(
    NEW_COINS,
    JSON.stringify({ products: [changed, ...further.map((each) => ({ ...changed, ...each }))] }),
  );
  return readNewCoinsConfig({ NEW_COINS });
}

const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

it('offers what the documentation shows, and says nothing without a file', () => {
  expect(read()).toEqual([
    {
      id: 1,
      asset: 'NOVA',
      payWith: 'USDT',
      price: '0.125',
      offered: '40000000',
      soldElsewhere: '0',
      minimum: '400',
      days: 30,
      startMs: noon(11, 16),
      endMs: noon(11, 23),
      launchMs: noon(12, 25),
      lockMs: noon(11, 25),
      introduction: { en: 'Nova Grid sells rooftop power.', de: 'Nova Grid verkauft Dachstrom.' },
      estimate: { text: { en: '4 % over the lock-up' }, source: { en: 'Prospectus, version 2' } },
      recommended: { title: { en: 'Nova Grid is open' }, text: { en: 'Until 23 November' } },
    },
  ]);
  expect(readNewCoinsConfig({})).toBeUndefined();
});

it.each<[string, Product, string]>([
  ['an end before the start', { end: '2026-11-16T12:00:00Z' }, 'end is not after the start'],
  ['a launch before the end', { launch: '2026-11-22T12:00:00Z' }, 'launch is before the end'],
  ['a lock-up before the end', { lockStart: '2026-11-22T12:00:00Z' }, 'lockStart is before the end'],
  ['coins that are free before the launch', { days: 29 }, 'launch is after the end of the first lock-up'],
  [
    'coins that are free before the launch if they are paid on the first day',
    { days: 38, lockStart: undefined },
    'launch is after the end of the first lock-up',
  ],
  ['a time that is none', { start: 'tomorrow' }, 'start is not a time'],
  ['a day that is none', { start: '2026-13-16T12:00:00Z' }, 'start is no time'],
  ['a price of nothing', { price: '0' }, 'price is not above 0'],
  ['a price too fine', { price: '0.12345' }, 'price has more decimals than a unit of NOVA'],
  ['a minimum of nothing', { minimum: '0' }, 'minimum is not above 0'],
  ['a minimum above the supply', { minimum: '40000001' }, 'minimum is above what is offered'],
  ['no supply', { offered: '0' }, 'offered is not above 0'],
  ['more sold than there is', { soldElsewhere: '40000001' }, 'soldElsewhere is above what is offered'],
  ['a coin that is none', { asset: 'MOON' }, 'asset is no asset'],
])('ends the start at %s, and names the place', (_, changes, sentence) => {
  expect(() => read(changes)).toThrow(StartError);
  expect(() => read(changes)).toThrow(`NEW_COINS: products[0].${sentence}`);
});

it('refuses a number that is there twice', () => {
  expect(() => read({}, [{ asset: 'TERRA' }])).toThrow('products[1] is there twice: 1');
});

it.each([60_000, 86_400_000])(
  'no coin of a sandbox is free before its launch, with days of %d ms',
  (dayMs) => {
    const now = noon(11, 29);
    for (const { days, lockMs, launchMs } of sandboxNewCoins(now))
      expect(unlockMs(lockMs ?? now, days, dayMs)).toBeGreaterThanOrEqual(launchMs);
  },
);

it('offers examples in a sandbox alone: one open, one ahead and one launched', () => {
  const now = noon(11, 21);
  const phases = sandboxNewCoins(now).map((each) =>
    phaseOf(each, each.soldElsewhere === '0' ? each.offered : '0', now),
  );
  expect(phases).toEqual(['open', 'notStarted', 'launched']);
  expect(newCoinsBy({ isSandbox: false }, now)).toEqual([]);
});

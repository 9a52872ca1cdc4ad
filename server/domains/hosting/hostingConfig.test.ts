import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { readHostingConfig } from './hostingConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-hosting-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HOSTING = join(folder, 'hosting.json');

/** The file shown in the documentation. */
const page = readFileSync('docs/products.md', 'utf8').split('## Hosting')[1]!;
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
interface File {
  products: Record<string, unknown>[];
  pausedCoins: Record<string, unknown>[];
}

function read(change: (file: File) => unknown = () => undefined) {
  const file = JSON.parse(example) as File;
  change(file);
  writeFileSync(HOSTING, JSON.stringify(file));
  return readHostingConfig({ HOSTING });
}

const shown = {
  id: 2,
  asset: 'USDT',
  dayRate: '0.004',
  days: 15,
  minimum: '500',
  capacity: '5000000',
  rule: 'C',
  ratio: '0.004',
  source: { en: 'Lending to margin traders', de: 'Kredite an Margin-Trader' },
};

it('offers what the documentation shows, and says nothing without a file', () => {
  expect(read()).toEqual([shown]);
  expect(readHostingConfig({})).toBeUndefined();
});

it('offers no product that does not say where its yield comes from', () => {
  expect(read(({ products }) => delete products[0]!.source)).toEqual([]);
});

it('takes rule C where none is named, and no ratio of rule B', () => {
  expect(read(({ products }) => delete products[0]!.penaltyRule)).toEqual([shown]);
  const ofB = read(({ products: [one] }) =>
    Object.assign(one!, { penaltyRule: 'B', settlementRatio: undefined }),
  );
  expect(ofB).toEqual([{ ...shown, rule: 'B', ratio: '0' }]);
});

it('pauses a product, or all of a coin', () => {
  const paused = { en: 'Back on Monday' };
  expect(read(({ products: [one] }) => (one!.paused = 'Back on Monday'))).toEqual([{ ...shown, paused }]);
  expect(read(({ pausedCoins: [coin] }) => (coin!.asset = 'USDT'))).toEqual([{ ...shown, paused }]);
});

it.each<[string, unknown, string]>([
  ['id', 0, 'products[0].id is no number from 1 to 999999999'],
  ['asset', 'XYZ', 'products[0].asset is no asset of this installation'],
  ['dayRate', 0.004, 'products[0].dayRate is not a fraction below 1 in quotes, with at most 8 decimals'],
  ['dayRate', '0.000', 'products[0].dayRate is not above 0'],
  ['dayRate', '1.5', 'products[0].dayRate is not a fraction below 1'],
  ['days', 366, 'products[0].days is no number from 1 to 365'],
  ['minimum', '0.000000001', 'products[0].minimum is too large, or has more than the 8 decimals of USDT'],
  ['minimum', '0', 'products[0].minimum is not above 0'],
  ['capacity', '499.99', 'products[0].capacity is below the minimum'],
  ['penaltyRule', 'D', 'products[0].penaltyRule is not A, B or C'],
  ['settlementRatio', undefined, 'products[0].settlementRatio is not a fraction'],
  ['source', '', 'products[0].source is not a sentence'],
  ['yield', '5', "products[0] has 'yield', which means nothing here"],
])('ends the start with %s %s, naming the place', (name, value, sentence) => {
  const start = () => read(({ products: [one] }) => Object.assign(one!, { [name]: value }));
  expect(start).toThrow(StartError);
  expect(start).toThrow(sentence);
});

it('ends the start with two of one number', () => {
  expect(() => read(({ products }) => products.push(products[0]!))).toThrow('products[1] is there twice: 2');
});

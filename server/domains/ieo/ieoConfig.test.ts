import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stageOf } from '../../../contracts/rules/ieo.ts';
import { StartError } from '../../StartError.ts';
import { ieosBy, practiceRound, readIeosConfig, sandboxIeos } from './ieoConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-ieos-'));
afterAll(() => rmSync(folder, { recursive: true }));
const IEOS = join(folder, 'ieos.json');

/** The example file of the documentation. */
const page = readFileSync('docs/products.md', 'utf8').split('## IEOs')[1]!;
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
type Product = Record<string, unknown>;

function read(changes: Product = {}, further: readonly Product[] = []) {
  const { products } = JSON.parse(example) as { products: Product[] };
  const changed = { ...products[0], ...changes };
  const all = [changed, ...further.map((each) => ({ ...changed, ...each }))];
  writeFileSync(IEOS, JSON.stringify({ products: all }));
  return readIeosConfig({ IEOS }, false);
}

const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

it('offers what the documentation shows, and nothing without a file', () => {
  expect(read()).toEqual([
    {
      id: 1,
      asset: 'HALO',
      payWith: 'USDT',
      price: '0.042',
      listingPrice: '0.05',
      totalSupply: '500000000',
      supply: '20000000',
      minimum: '1000',
      maximum: '50000',
      cap: '40000',
      startMs: noon(11, 16),
      endMs: noon(11, 22),
      allotMs: noon(11, 24),
      payMs: noon(11, 25),
      listMs: noon(11, 26),
      lockMs: noon(12, 26),
      introduction: { en: 'Halo routes calls.', de: 'Halo vermittelt Gespräche.' },
    },
  ]);
  expect(readIeosConfig({}, false)).toBeUndefined();
  expect(ieosBy({ isSandbox: false }, noon(11, 21))).toEqual([]);
});

it('has the maximum as the cap where none is named', () => {
  expect(read({ cap: undefined })).toMatchObject([{ cap: '50000' }]);
});

it.each<[string, Product, string]>([
  ['an end before the start', { end: '2026-11-16T12:00:00Z' }, 'end is not after start'],
  ['an allotment before the end', { allotment: '2026-11-22T11:59:59Z' }, 'allotment is not after end'],
  ['no time to pay', { payUntil: '2026-11-24T12:00:00Z' }, 'payUntil is not after allotment'],
  ['a listing before the payment', { listing: '2026-11-25T12:00:00Z' }, 'listing is not after payUntil'],
  [
    'coins that are free before the listing',
    { unlock: '2026-11-26T12:00:00Z' },
    'unlock is not after listing',
  ],
  ['a time that is none', { start: 'tomorrow' }, 'start is not a time'],
  ['a price of nothing', { price: '0' }, 'price is not above 0'],
  ['a price too fine', { price: '0.12345' }, 'price has more decimals than a unit of HALO'],
  ['a listing price off the tick of the pair', { listingPrice: '0.05001' }, 'listingPrice is no multiple of'],
  ['no supply', { supply: '0' }, 'supply is not above 0'],
  ['more on offer than exists', { supply: '500000001' }, 'supply is above the total supply'],
  ['a minimum above the maximum', { minimum: '50001' }, 'minimum is above the maximum'],
  ['a cap above the supply', { cap: '20000001' }, 'cap is above the supply'],
  ['a maximum that no account can pay', { maximum: '499999999999', price: '900' }, 'maximum is more than'],
  ['a cap below the minimum', { cap: '999' }, 'cap is below the minimum'],
  ['a coin that is traded already', { asset: 'PEPE' }, 'asset is traded already'],
  ['a day that does not exist', { start: '2026-02-31T12:00:00Z' }, 'start is no time'],
  ['a text that turns around', { introduction: 'Halo \u202e.olaH' }, 'introduction is not a sentence'],
  ['a coin that does not exist', { asset: 'MOON' }, 'asset is no asset'],
])('ends the start at %s, and names the place', (_, changes, sentence) => {
  expect(() => read(changes)).toThrow(StartError);
  expect(() => read(changes)).toThrow(`IEOS: products[0].${sentence}`);
});

it('refuses an id that is there twice', () => {
  expect(() => read({}, [{ price: '0.05' }])).toThrow('products[1] is there twice: 1');
});

it('offers an open and a coming example in a sandbox', () => {
  const now = noon(11, 21);
  expect(sandboxIeos(now).map((product) => stageOf(product, now))).toEqual(['open', 'coming']);
});

it('begins a practice round each half hour and ends it within that', () => {
  const now = Date.UTC(2026, 10, 21, 12, 29, 59);
  const [round, next] = [practiceRound(now), practiceRound(now + 1000)];
  expect([stageOf(round, round.startMs), stageOf(round, now)]).toEqual(['open', 'unlocked']);
  expect([next.id - round.id, next.startMs - round.startMs]).toEqual([1, 30 * 60_000]);
});

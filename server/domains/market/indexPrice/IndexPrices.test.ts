import { expect, it } from 'vitest';
import { toUnits } from '../../../ledger/units.ts';
import { PairUnits } from '../../../instruments/PairUnits.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { IndexPrices } from './IndexPrices.ts';

const symbol = 'BTC/USDT';

it('tells once that a source says something else, and again after it had come back', () => {
  const said = new Map([
    ['one', '50000'],
    ['two', '50010'],
    ['three', '50020'],
  ]);
  const notes: string[] = [];
  const index = new IndexPrices({
    pairs: new Map(pairs.map((pair) => [pair.symbol, new PairUnits(pair)])),
    clock: { now: () => 1000 },
    sources: Array.from(said.keys(), (name) => {
      return { name, asOf: () => 1000, fairPrice: () => toUnits(said.get(name)!, 8) };
    }),
    onNote: (text) => notes.push(text),
  });
  const read = () => index.read(symbol)?.price;
  expect(read()).toBe(toUnits('50010', 8));
  said.set('three', '60000');
  for (let count = 0; count < 3; count += 1) expect(read()).toBe(toUnits('50005', 8));
  expect(notes).toEqual(['three says 60000 of BTC/USDT, the others 50005: it is left out']);
  said.set('three', '50020');
  expect(read()).toBe(toUnits('50010', 8));
  said.set('three', '40000');
  read();
  expect(notes).toHaveLength(2);
  expect(index.read('NONE/USDT')).toBeUndefined();
});

it('takes no source for younger than the clock that it is read by', () => {
  let now = 100_000;
  const source = { name: 'ahead', asOf: () => 200_000, fairPrice: () => toUnits('50000', 8) };
  const units = new Map(pairs.map((pair) => [pair.symbol, new PairUnits(pair)]));
  const index = new IndexPrices({
    pairs: units,
    clock: { now: () => now },
    sources: [source],
    onNote: () => undefined,
  });
  expect(index.read(symbol)?.used).toEqual([{ source: 'ahead', price: toUnits('50000', 8), at: 100_000 }]);
  now = 300_000;
  expect(index.read(symbol)).toBeUndefined();
});

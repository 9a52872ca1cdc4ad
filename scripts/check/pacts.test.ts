import { expect, it } from 'vitest';
import { consumedOfCalls } from '../../contracts/pact/tools/consumed.ts';
import { mutantsIn } from '../../contracts/pact/tools/mutants.ts';
import {
  expectedOf,
  isRefusal,
  placeOf,
  readPacts,
  subjectOf,
  type Interaction,
} from '../../contracts/pact/tools/pactFiles.ts';
import type { Field } from '../../contracts/pact/tools/shape.ts';
import { pactFaults } from './pacts.ts';

const field = (path: string, isOptional = false): Field => ({ path, shape: { kind: 'integer' }, isOptional });
const answers = (content: unknown): Interaction => ({
  type: 'Synchronous/HTTP',
  consumer: 'meridian',
  description: 'rows',
  response: { body: { content } },
});

it('finds a field that no pact has', () => {
  const faults = pactFaults('rows', [field('id'), field('value')], [answers({ id: 1 })]);
  expect(faults).toEqual(['contracts/pact: no pact has rows value']);
});

it('finds a field that nothing reads', () => {
  const faults = pactFaults('rows', [field('id')], [answers({ id: 1, sort: 2 })]);
  expect(faults).toEqual(['contracts/pact: rows sort is pinned, and nothing reads it']);
});

it('wants an answer with what may be left out, and one without', () => {
  const fields = [field('id'), field('version', true)];
  expect(pactFaults('rows', fields, [answers({ id: 1, version: 2 })])).toEqual([
    'contracts/pact: no pact answers rows without version',
  ]);
  expect(pactFaults('rows', fields, [answers({ id: 1 })])).toEqual([
    'contracts/pact: no pact has rows version',
  ]);
  expect(pactFaults('rows', fields, [answers({ id: 1, version: 2 }), answers({ id: 1 })])).toEqual([]);
});

it('looks into rows, and at the keys of maps as one', () => {
  const rates: Field = { ...field('rates'), shape: { kind: 'map', values: { kind: 'integer' } } };
  const fields = [
    { ...rates, path: 'list.*.rates' },
    ...['list', 'list.*', 'list.*.rates.*'].map((path) => field(path)),
  ];
  expect(pactFaults('rows', fields, [answers({ list: [{ rates: { EUR: 1 } }] })])).toEqual([]);
});

it('counts a field that its like in another part of the answer has', () => {
  const fields = consumedOfCalls.get('balances')!.map((each) => ({ ...each, path: `data.${each.path}` }));
  const whole = readPacts().filter((each) => subjectOf(each) === 'balances' && !isRefusal(each));
  const calls = whole.filter(({ type }) => type === 'Synchronous/HTTP');
  const before = mutantsIn(whole);
  const lost = ['lever', 'micro', 'trust'].flatMap((of) =>
    ['currency', 'currency_name', 'usdt_price'].map((name) => `data.${of}_wallet.balance.*.${name}`),
  );
  for (const call of calls)
    for (const path of lost) {
      const { parent, key } = placeOf(expectedOf(call).content, path) ?? {};
      if (parent && key !== undefined) delete parent[key];
    }
  const faults = pactFaults('balances', fields, calls);
  expect(faults.filter((fault) => fault.includes('no pact has'))).toEqual(
    lost.map((path) => `contracts/pact: no pact has balances ${path}`),
  );
  const after = mutantsIn(whole);
  expect(after.length).toBe(before.length);
  const unpinned = new Set(after.filter(({ isUnpinned }) => isUnpinned).map(({ path }) => path));
  expect(lost.filter((path) => !unpinned.has(path))).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Interaction } from '../../contracts/pact/pactFiles.ts';
import type { Field } from '../../contracts/pact/shape.ts';
import { pactFaults } from './pacts.ts';

const field = (path: string, isOptional = false): Field => ({ path, shape: { kind: 'integer' }, isOptional });
const answers = (content: unknown): Interaction => ({
  ...{ type: 'Synchronous/HTTP', consumer: 'meridian', description: 'rows' },
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

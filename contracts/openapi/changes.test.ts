import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOpenapi, type Openapi, type Schema } from '../readOpenapi.ts';
import { changesBetween, versionFault } from './changes.ts';

const released = JSON.parse(
  readFileSync(new URL('../openapi.released.json', import.meta.url), 'utf8'),
) as Openapi;
const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');

/** A small document with the calls under test: the complete one is slow. */
function sample(): Openapi {
  const { paths, ...rest } = readOpenapi();
  const names = ['/user/logout', '/user/center', '/get/lang', '/coin/trade', '/currency/deal'];
  return { ...rest, paths: Object.fromEntries(names.map((name) => [name, paths[name]!])) };
}

const schemaOf = (document: Openapi, name: string): Schema => document.components.schemas[name]!;
const formOf = (document: Openapi, path: string): Schema =>
  document.paths[path]!.post!.requestBody!.content['application/x-www-form-urlencoded']!.schema;

/** Contract changes, and whether each breaks an app or a back end that follows the previous version. */
const cases: [title: string, breaks: boolean, change: (document: Openapi) => void][] = [
  ['a call is gone', true, ({ paths }) => delete paths['/user/logout']],
  [
    'a call is new',
    false,
    ({ paths }) => (paths['/new'] = { get: { ...paths['/user/center']!.get!, operationId: 'a' } }),
  ],
  [
    'a call needs a session',
    true,
    ({ paths }) => {
      const call = paths['/get/lang']!.post!;
      delete call['x-session'];
      call.security = [{ session: [] }];
    },
  ],
  [
    'a call is protected against repeats by another field',
    true,
    ({ paths }) => (paths['/coin/trade']!.post!['x-once'] = 'amount'),
  ],
  [
    'a form needs one more field',
    true,
    (document) => {
      const form = formOf(document, '/coin/trade');
      form.required!.push('reason');
      form.properties!['reason'] = { type: 'string' };
    },
  ],
  [
    'a form may have one more field',
    false,
    (document) => (formOf(document, '/coin/trade').properties!['reason'] = { type: 'string' }),
  ],
  [
    'a form takes a field no more',
    true,
    (document) => delete formOf(document, '/coin/trade').properties!['order_kind'],
  ],
  ['a field of a form is due no more', true, (document) => formOf(document, '/coin/trade').required!.pop()],
  [
    'a code of a form is taken no more',
    true,
    (document) => formOf(document, '/coin/trade').properties!['order_kind']!.enum!.pop(),
  ],
  ['an answer may lack a field', true, (document) => schemaOf(document, 'Profile').required!.pop()],
  [
    'an answer must have a field that it had or not',
    true,
    (document) => schemaOf(document, 'Profile').required!.push('name'),
  ],
  [
    'an answer has one more field that it may lack',
    false,
    (document) => (schemaOf(document, 'Profile').properties!['born'] = { type: 'string' }),
  ],
  [
    'a field of an answer is of another type',
    true,
    (document) => (schemaOf(document, 'Profile').properties!['id'] = { type: 'string' }),
  ],
  [
    'a field of an answer is gone',
    true,
    (document) => delete schemaOf(document, 'Profile').properties!['username'],
  ],
  ['decimals are whole', true, (document) => (schemaOf(document, 'Decimal').pattern = '^[0-9]+$')],
  [
    'a query needs one more field',
    true,
    ({ paths }) =>
      paths['/currency/deal']!.get!.parameters!.push({
        name: 'x',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  [
    'a form that lacks a field is refused in other words',
    false,
    (document) =>
      Object.assign(formOf(document, '/coin/trade').properties!['amount']!, { 'x-required': 'spot.minimum' }),
  ],
  [
    'a sentence of the document is another one',
    false,
    ({ paths }) => Object.assign(paths['/user/center']!.get!, { summary: 'Who is it?' }),
  ],
];

describe('a change of the contract', () => {
  it.each(cases)('%s: breaks %s', (_, breaks, change) => {
    const document = sample();
    change(document);
    const changes = changesBetween(sample(), document);
    expect(changes.some(({ isBreaking }) => isBreaking)).toBe(breaks);
  });

  it.each([
    ['2.5.8', '2.5.8', [], undefined],
    ['2.5.8', '2.6.0', [], undefined],
    ['2.5.8', '2.6.0', [{ isBreaking: false }], undefined],
    ['2.5.8', '2.5.8', [{ isBreaking: false }], 'a change needs a version after 2.5.8'],
    ['2.5.8', '2.6.0', [{ isBreaking: true }], 'a change that breaks needs version 3.0.0'],
    ['2.5.8', '3.0.0', [{ isBreaking: true }], undefined],
    ['2.5.8', '2.5.7', [], '2.5.7 is older than 2.5.8'],
  ])('after %s version %s with %j: %s', (before, version, changes, fault) => {
    expect(versionFault(before, version, changes)).toBe(fault);
  });
});

it('the contract has the version that its changes since the released one ask for', () => {
  const document = readOpenapi();
  const changes = changesBetween(released, document);
  const fault = versionFault(released.info.version, document.info.version, changes);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  // On failure the message shows the changes.
  expect({ fault, breaking: fault ? breaking : [] }).toEqual({ fault: undefined, breaking: [] });
});

it('the changelog begins with the version of the contract, and has the released one', () => {
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(versions[0]).toBe(readOpenapi().info.version);
  expect(versions).toContain(released.info.version);
});

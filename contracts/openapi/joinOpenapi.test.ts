import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readOpenapi } from '../readOpenapi.ts';
import { joinFiles } from './joinFiles.ts';
import { joinOpenapi, type OpenapiPart } from './joinOpenapi.ts';

const root = { openapi: '3.1.0' };
const shared: OpenapiPart = {
  components: {
    schemas: { Success: {}, Sentence: { description: 'A sentence.' } },
    responses: { Refused: {} },
  },
};
const sentence = { $ref: '#/components/schemas/Sentence' };

const money = {
  'x-money': true,
  'x-limit': 'money',
  'x-once': 'id',
  'x-form': { properties: { id: { type: 'string' } } },
};

/** A domain with one call that has the given declaration. */
function part(declared: Record<string, unknown>, path = '/user/logout'): OpenapiPart {
  return { paths: { [path]: { post: { operationId: 'logout', ...declared } } } };
}

it('openapi.json is what the files of the folder join to', () => {
  expect(readOpenapi()).toEqual(joinFiles());
});

describe('an extension', () => {
  const formOf = (properties: Record<string, Record<string, unknown>>, required: string[] = []) => ({
    session: part({ 'x-form': { required, properties } }),
  });

  it('is marked where its words say that it is one', () => {
    for (const description of [
      'Extension. Chosen by the caller.',
      "Extension: the server's.",
      'Now (extension)',
    ])
      expect(() => joinOpenapi(root, formOf({ id: { type: 'string', description } }))).toThrow('> id says');
    expect(() =>
      joinOpenapi(root, formOf({ id: { description: 'Extension.', 'x-extension': true } })),
    ).not.toThrow();
  });

  it('is marked with true, and is never required', () => {
    expect(() => joinOpenapi(root, formOf({ id: { 'x-extension': 'yes' } }))).toThrow('x-extension: yes');
    expect(() => joinOpenapi(root, formOf({ id: { 'x-extension': true } }, ['id']))).toThrow('and required');
  });
});

describe('an entry', () => {
  it('gets its domain from its file, and both envelopes from the schema of its data', () => {
    expect(joinOpenapi(root, { shared, session: part({ 'x-data': sentence }) })).toEqual({
      openapi: '3.1.0',
      paths: {
        '/user/logout': {
          post: {
            operationId: 'logout',
            'x-domain': 'session',
            responses: {
              '200': {
                description: 'A sentence.',
                content: {
                  'application/json': {
                    schema: {
                      allOf: [
                        { $ref: '#/components/schemas/Success' },
                        { type: 'object', required: ['data'], properties: { data: sentence } },
                      ],
                    },
                  },
                },
              },
              default: { $ref: '#/components/responses/Refused' },
            },
          },
        },
      },
      components: shared.components,
    });
  });

  it('takes the fields of its form, and no others', () => {
    const form = { required: ['id'], properties: { id: { type: 'string' } } };
    expect(joinOpenapi(root, { session: part({ 'x-form': form }) })).toMatchObject({
      paths: {
        '/user/logout': {
          post: {
            requestBody: {
              required: true,
              content: {
                'application/x-www-form-urlencoded': {
                  schema: { type: 'object', additionalProperties: false, ...form },
                },
              },
            },
          },
        },
      },
    });
  });

  it('takes the fields of its query as parameters', () => {
    const query = {
      required: ['id'],
      properties: { id: { type: 'string' }, page: { ...sentence, description: 'From 1.' } },
    };
    expect(joinOpenapi(root, { shared, session: part({ 'x-query': query }) })).toMatchObject({
      paths: {
        '/user/logout': {
          post: {
            parameters: [
              { name: 'id', in: 'query', required: true, schema: { type: 'string' } },
              { name: 'page', in: 'query', schema: sentence, description: 'From 1.' },
            ],
          },
        },
      },
    });
  });
});

it('takes a field whatever its name, and null as a value that a field may have', () => {
  const properties = { 'any name': { enum: ['1', null], default: null } };
  const joined = joinOpenapi(root, { session: part({ 'x-form': { properties } }) });
  expect(JSON.stringify(joined)).toContain('"any name":{"enum":["1",null],"default":null}');
});

it.each<[string, Record<string, OpenapiPart>, string]>([
  ['a path twice', { a: part({}), b: part({ operationId: 'other' }) }, 'post is defined twice'],
  ['an operationId twice', { a: part({}), b: part({}, '/other') }, 'logout is defined twice'],
  ['a schema twice', { a: shared, b: shared }, 'Success is defined twice'],
  ['a declaration that is misspelt', { a: part({ 'x-sesion': 'none' }) }, 'logout declares x-sesion'],
  ['a reference to nothing', { a: part({ 'x-data': { ...sentence, description: 'It.' } }) }, 'leads nowhere'],
  [
    'data without a description',
    { shared, a: part({ 'x-data': {} }) },
    'x-data of logout has no description',
  ],
  ['a limit without a name', { a: part({ 'x-limit': 30 }) }, 'logout declares x-limit: 30'],
  ['money that is limited as any call', { a: part({ 'x-money': true }) }, 'x-money and x-limit'],
  ['a limit of money on a call that moves none', { a: part({ 'x-limit': 'money' }) }, 'x-money and x-limit'],
  ['money without an owner', { a: part({ ...money, 'x-session': 'none' }) }, 'moves money of nobody'],
  ['money that a repeat moves again', { a: part({ ...money, 'x-once': 'client_id' }) }, 'is its x-once'],
  ['a method that is none', { a: { paths: { '/a': { pots: { operationId: 'a' } } } } }, '/a has pots'],
  [
    'a comma without quotes in a schema, which ends its description',
    { a: parse('components: { schemas: { Side: { description: 1 buy, 2 sell. } } }') },
    'a > components > schemas > Side > 2 sell. is no word of a schema',
  ],
  [
    'the same in a field of a form',
    { a: part({ 'x-form': { properties: { id: parse('{ description: Own, or none. }') } } }) },
    'a > paths > /user/logout > post > x-form > properties > id > or none. is no word of a schema',
  ],
  [
    'the same in data that is a list',
    { a: part({ 'x-data': { type: 'array', items: { minimun: 1 } } }) },
    'x-data > items > minimun is no word of a schema',
  ],
  [
    'a word of a call without a value',
    { a: part(parse('{ summary: Ends it, once. }')) },
    'a > paths > /user/logout > post > once. has no value',
  ],
])('refuses %s', (_, parts, message) => {
  expect(() => joinOpenapi(root, parts)).toThrow(message);
});

// Checks field by field with the readers that the document's required fields are exactly those that the app needs.
import { expect, it } from 'vitest';
import { operationsOf, readOpenapi, type Schema as Words } from '../../contracts/readOpenapi.ts';
import { readersOf } from './readers.ts';

interface Schema extends Omit<Words, 'properties'> {
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  'x-figure'?: boolean;
  'x-unread'?: boolean;
}

const document = readOpenapi();

/** A schema with its compositions resolved. */
function whole(schema: Schema): Schema {
  const target = schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1)!] as Schema) : {};
  const parts = [...(schema.allOf ?? []), ...(target.allOf ?? [])].map(whole);
  const all = [...parts, target, schema];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  } as Schema;
}

type Drop = { at: (string | number)[]; isNeeded: boolean };

/** Every field of an example, the first of each list, with whether the app needs it. */
function fieldsIn(schema: Schema, value: unknown, at: Drop['at'] = []): Drop[] {
  const { properties = {}, required = [], items } = whole(schema);
  if (Array.isArray(value)) return value.length > 0 && items ? fieldsIn(items, value[0], [...at, 0]) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = properties[name];
    if (!field || whole(field)['x-unread']) return [];
    const isNeeded = required.includes(name) && !whole(field)['x-figure'];
    return [{ at: [...at, name], isNeeded }, ...fieldsIn(field, inner, [...at, name])];
  });
}

/** Keeps only the first row of each list: rows are read independently, so the others would hide a missing field. */
function ofFirstRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(ofFirstRows);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofFirstRows(inner)]));
}

function without(value: unknown, at: Drop['at']): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const last = at.at(-1)!;
  const holder = at
    .slice(0, -1)
    .reduce<Record<string, unknown>>((each, name) => each[name] as typeof copy, copy);
  delete holder[last];
  return copy;
}

const calls = operationsOf(document).map(({ operation }) => operation);

it.each(calls.map((operation) => [operation.operationId, operation] as const))(
  '%s: a required field is one that its reader refuses to miss',
  async (operationId, operation) => {
    const { example, schema } = operation.responses['200']!.content!['application/json']!;
    const readers = (await import(`../../src/api/readers/${readersOf(operation)}.ts`)) as Record<
      string,
      (value: unknown) => unknown
    >;
    const data = ofFirstRows((example as { data: unknown }).data);
    const carried = whole(schema as Schema).properties!['data']!;
    const wrong = fieldsIn(carried, data).filter(({ at, isNeeded }) => {
      try {
        readers[operationId]!(without(data, at));
        return isNeeded;
      } catch {
        return !isNeeded;
      }
    });
    expect(wrong).toEqual([]);
  },
);

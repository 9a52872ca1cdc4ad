// What a server answers, and each way of answering it badly: by the contract, so that a new call brings its own faults.
import * as account from '../../contracts/examples/account.ts';
import * as help from '../../contracts/examples/help.ts';
import * as market from '../../contracts/examples/market.ts';
import * as notices from '../../contracts/examples/notices.ts';
import * as review from '../../contracts/examples/review.ts';
import * as session from '../../contracts/examples/session.ts';
import * as spot from '../../contracts/examples/spot.ts';
import * as wallet from '../../contracts/examples/wallet.ts';
import openapi from '../../contracts/openapi.json' with { type: 'json' };
import { operationsOf, type Openapi } from '../../contracts/readOpenapi.ts';
import * as accountReaders from '../../src/api/readers/account.ts';
import * as helpReaders from '../../src/api/readers/help.ts';
import * as marketReaders from '../../src/api/readers/market.ts';
import * as noticesReaders from '../../src/api/readers/notices.ts';
import * as reviewReaders from '../../src/api/readers/review.ts';
import * as sessionReaders from '../../src/api/readers/session.ts';
import * as spotReaders from '../../src/api/readers/spot.ts';
import * as walletReaders from '../../src/api/readers/wallet.ts';
import { Unreadable, type Reader } from '../../src/api/read.ts';

/** Of each call by its operationId. */
const whole: Record<string, unknown> = {
  ...account,
  ...help,
  ...market,
  ...notices,
  ...review,
  ...session,
  ...spot,
  ...wallet,
};
const readers: Record<string, unknown> = {
  ...accountReaders,
  ...helpReaders,
  ...marketReaders,
  ...noticesReaders,
  ...reviewReaders,
  ...sessionReaders,
  ...spotReaders,
  ...walletReaders,
};

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  pattern?: string;
  enum?: (string | number)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  'x-unread'?: boolean;
}
const document = openapi as unknown as Openapi;
const schemas = document.components.schemas as Record<string, Schema>;
const calls = operationsOf(document).map(({ method, path, operation }) => {
  const { responses, operationId } = operation;
  const { schema } = responses['200']!.content!['application/json']!;
  const [, { properties }] = (schema as { allOf: [unknown, { properties: { data: Schema } }] }).allOf;
  return { key: `${method.toUpperCase()} /api${path}`, operationId, data: properties.data };
});

/** The call that a request makes. */
export function callOf({ method, url }: Request): string {
  const key = `${method} ${new URL(url).pathname}`;
  const call = calls.find((each) => each.key === key);
  if (!call) throw new Error(`${key} is no call`);
  return call.operationId;
}

/** Of many rows some are enough: each is drawn a thousand times. */
const few = 3;
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, few).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const short = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
  // No page follows the first one.
  const counted = Object.keys(short).find((key) => key === 'count' || key === 'total');
  return counted === undefined ? short : { ...short, [counted]: 0 };
};

const examples = Object.fromEntries(Object.entries(whole).map(([call, data]) => [call, shortened(data)]));
/** @throws Error for a call without an example */
export function exampleOf(call: string): unknown {
  if (!(call in examples)) throw new Error(`${call} has no example here`);
  return examples[call];
}

function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolved(schemas[schema.$ref.split('/').at(-1)!]!);
  if (!schema.allOf) return schema;
  const properties = Object.assign(
    {},
    ...schema.allOf.map((each) => resolved(each).properties),
  ) as Schema['properties'];
  return { type: 'object', properties };
}

/** What stands at a field instead; undefined goes on with what is in it. */
type Change = (field: { path: string; schema: Schema; value: unknown }) => { value: unknown } | undefined;

function changed(schema: Schema, value: unknown, change: Change, path = ''): unknown {
  const { items, properties, additionalProperties, ...rest } = resolved(schema);
  const instead = path === '' ? undefined : change({ path, schema: rest, value });
  if (instead) return instead.value;
  if (Array.isArray(value) && items) return value.map((each) => changed(items, each, change, `${path}[]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const field = properties?.[key] ?? additionalProperties;
      if (!field || field['x-unread']) return [key, each];
      return [key, changed(field, each, change, properties ? `${path}.${key}` : `${path}.*`)];
    }),
  );
}

const dataOf = (call: string): Schema => calls.find(({ operationId }) => operationId === call)!.data;

function withChange(call: string, change: Change): unknown {
  return changed(dataOf(call), exampleOf(call), change);
}

/** The paths of fields that the app reads, as [].now_price. */
function fieldsOf(call: string, isMeant: (schema: Schema) => boolean = () => true): string[] {
  const paths = new Set<string>();
  withChange(call, ({ path, schema }) => {
    if (!path.endsWith('[]') && isMeant(schema)) paths.add(path);
    return undefined;
  });
  return [...paths];
}

const isCode = ({ enum: codes }: Schema): boolean => codes !== undefined;
export const unknownNumber = 97;
export const unknownText = 'neverHeardOf';

/** The reader lets it pass, so that a screen has to draw it; else its part fails as it does for no data at all. */
function isRead(call: string, data: unknown): boolean {
  try {
    (readers[call] as Reader<unknown>)(data);
    return true;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** Data of a call that a screen draws, each with one field null or of an unknown code. */
export function drawnFaults(call: string): { name: string; data: unknown }[] {
  const at = (path: string, value: (schema: Schema) => unknown): unknown =>
    withChange(call, (field) => (field.path === path ? { value: value(field.schema) } : undefined));
  const faults = [
    ...fieldsOf(call).map((path) => ({ name: `${path} null`, data: at(path, () => null) })),
    ...fieldsOf(call, isCode).map((path) => ({
      name: `${path} of an unknown code`,
      data: at(path, ({ type }) => (type === 'integer' ? unknownNumber : unknownText)),
    })),
  ];
  return faults.filter(({ data }) => isRead(call, data));
}

/** Data that says the same as the example, in another form. */
export function equalData(call: string): { name: string; data: unknown }[] {
  const isDecimal = ({ pattern = '' }: Schema): boolean => /^\^(-\?)?\[0-9\]\+/.test(pattern);
  const numbers = withChange(call, ({ schema, value }) =>
    isDecimal(schema) && typeof value === 'string' ? { value: Number(value) } : undefined,
  );
  const withMore = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withMore);
    return typeof value === 'object' && value !== null ? { ...value, unheard_of: { of: [null] } } : value;
  };
  return [
    { name: 'numbers for decimals', data: numbers },
    { name: 'extra fields', data: withMore(exampleOf(call)) },
  ];
}

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'x-request-id': 'req-7' } });
export const envelope = (data: unknown) =>
  json(JSON.stringify({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));

/** It does not come. */
export const forever = new Promise<Response>(() => undefined);

/** Answers out of which nothing can be read, or only why there is nothing. */
export const failures: Record<string, (call: string) => Response> = {
  'null data': () => envelope(null),
  '{} data': () => envelope({}),
  'data of another type': () => envelope(7),
  HTML: () => new Response('<html><h1>Log in</h1></html>', { headers: { 'content-type': 'text/html' } }),
  'a 502': () =>
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  'a 500 with what is inside': () =>
    json(JSON.stringify({ type: 'error', code: -1, message: 'SQLSTATE[42S22]: Column not found' }), 500),
  'too many calls': () => json(JSON.stringify({ type: 'error', code: -1, message: '' }), 429),
  'an empty body': () => json(''),
  'half an answer': (call) =>
    json(JSON.stringify({ type: 'ok', message: 'OK', data: exampleOf(call) }).slice(0, 90)),
};

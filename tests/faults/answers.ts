// Valid server responses, and all kinds of faulty ones, derived from the contract, so that a new call is covered
// automatically.
import openapi from '../../contracts/openapi.json' with { type: 'json' };
import { operationsOf, type Openapi } from '../../contracts/readOpenapi.ts';
import { Unreadable, type Reader } from '../../src/api/calling/read.ts';

/** All exports of a folder's modules, by name. */
const joined = (modules: Readonly<Record<string, object>>): Record<string, unknown> =>
  Object.assign({}, ...Object.values(modules)) as Record<string, unknown>;
/** Complete answer of each call, by operationId. */
const whole = joined(import.meta.glob<object>('../../contracts/examples/*.ts', { eager: true }));
// Includes the previous answers.
whole['questions'] = whole['answerQuestion'];
const readers = joined(import.meta.glob<object>('../../src/api/readers/*.ts', { eager: true }));

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

/** The API call of a request. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const key = `${method} ${new URL(url).pathname}`;
  const call = calls.find((each) => each.key === key);
  if (!call) throw new Error(`${key} is no call`);
  return call.operationId;
}

/** A few rows suffice: each is drawn a thousand times. */
const few = 3;
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, few).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const short = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
  // There are no further pages.
  const counted = Object.keys(short).find(
    (key) => (key === 'count' || key === 'total') && typeof short[key] === 'number',
  );
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

/** Replacement value of a field; undefined descends into its current value. */
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

/** Paths of fields that the app reads, as [].now_price. */
function fieldsOf(call: string, isMeant: (schema: Schema) => boolean = () => true): string[] {
  const paths = new Set<string>();
  withChange(call, ({ path, schema }) => {
    if (!path.endsWith('[]') && isMeant(schema)) paths.add(path);
    return undefined;
  });
  return [...paths];
}

const fieldIsNumber = (call: string, path: string): boolean =>
  fieldsOf(call, ({ type }) => type === 'integer').includes(path);

/** Counts, times and patterned text; decimals and codes have faults of their own. */
const isLimited = ({ type, enum: codes, pattern }: Schema): boolean =>
  codes === undefined && (type === 'integer' || (pattern !== undefined && !isDecimal({ pattern })));
const isDecimal = ({ pattern = '' }: Schema): boolean => /^\^(-\?|\[\+-\]\?)?\[0-9\]\+/.test(pattern);

/** Booleans are not codes. */
const isCode = ({ enum: codes }: Schema): boolean => codes !== undefined && String(codes) !== '0,1';
export const unknownNumber = 97;
export const unknownText = 'neverHeardOf';
/** An integer outside any calendar; text that is neither a code, nor a name, nor a time. */
const farAway = Number.MAX_SAFE_INTEGER;
const noText = '9'.repeat(60);

/** Text that the screens receive; undefined where the part fails as it does without data. */
function readText(call: string, data: unknown): string | undefined {
  try {
    return JSON.stringify((readers[call] as Reader<unknown>)(data));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

export interface DrawnFault {
  name: string;
  data: unknown;
  /** The field and its value, where the value is an unknown code. */
  unknown?: { path: string; code: number | string };
}

/** Fault in one field of a call: in all fields of its name, or in one row's, because list ids are unique. */
interface Fault {
  kind: string;
  path: string;
  value: (schema: Schema) => unknown;
  isOnce?: boolean;
}

function faultsOf(call: string): Fault[] {
  const limited = fieldsOf(call, isLimited);
  return [
    ...fieldsOf(call).flatMap((path) => [
      { kind: 'null', path, value: () => null },
      { kind: 'of another type', path, value: () => ({ of: 'another type' }) },
    ]),
    ...limited.flatMap((path): Fault[] => [
      { kind: 'far away', path, value: ({ type }) => (type === 'integer' ? farAway : noText), isOnce: true },
      { kind: 'below all', path, value: ({ type }) => (type === 'integer' ? -1 : ''), isOnce: true },
    ]),
    ...fieldsOf(call, isCode).map((path) => ({
      kind: 'of an unknown code',
      path,
      value: () => (fieldIsNumber(call, path) ? unknownNumber : unknownText),
    })),
  ];
}

/** The example with faults in fields that are not nested in each other. */
function faulty(call: string, faults: readonly Fault[]): unknown {
  const done = new Set<Fault>();
  return withChange(call, ({ path, schema }) => {
    const fault = faults.find((each) => each.path === path && !done.has(each));
    if (!fault) return undefined;
    if (fault.isOnce) done.add(fault);
    return { value: fault.value(schema) };
  });
}

/** Faults that a screen draws; faults with the same text are drawn once. */
function drawnOf(call: string): { fault: Fault; data: unknown }[] {
  const faults = faultsOf(call).map((fault) => ({ fault, data: faulty(call, [fault]) }));
  const drawn = new Map(faults.toReversed().map((each) => [readText(call, each.data), each]));
  drawn.delete(undefined);
  // Excludes the example itself, where the field is unused.
  drawn.delete(readText(call, exampleOf(call)));
  return [...drawn.values()].toReversed();
}

/**
 * Data of a call that a screen renders, each with one field null, of another type, with an unknown code or with an
 * impossible value.
 */
export function drawnFaults(call: string): DrawnFault[] {
  return drawnOf(call).map(({ fault: { kind, path }, data }) => {
    const name = `${path} ${kind}`;
    if (kind !== 'of an unknown code') return { name, data };
    return { name, data, unknown: { path, code: fieldIsNumber(call, path) ? unknownNumber : unknownText } };
  });
}

const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

/**
 * The same faults, with as many of a kind per answer as can be read together. Each unknown code has its own answer
 * because the test looks for its text, and so does each fault that `isAlone` names.
 */
export function joinedFaults(call: string, isAlone: (name: string) => boolean): DrawnFault[] {
  const single = drawnFaults(call).filter(({ name, unknown }) => unknown !== undefined || isAlone(name));
  const rounds: { faults: Fault[]; text: string | undefined }[] = [];
  for (const { fault } of drawnOf(call)) {
    if (single.some(({ name }) => name === `${fault.path} ${fault.kind}`)) continue;
    const joins = rounds.some((round) => {
      if (round.faults[0]!.kind !== fault.kind) return false;
      if (round.faults.some(({ path }) => isWithin(path, fault.path) || isWithin(fault.path, path)))
        return false;
      const faults = [...round.faults, fault];
      const text = readText(call, faulty(call, faults));
      // Combined faults may be no valid response at all, or hide each other.
      if (text === undefined || text === round.text) return false;
      Object.assign(round, { faults, text });
      return true;
    });
    if (!joins) rounds.push({ faults: [fault], text: readText(call, faulty(call, [fault])) });
  }
  const joined = rounds.map(({ faults }) => ({
    name: `${faults.map(({ path }) => path).join(', ')} ${faults[0]!.kind}`,
    data: faulty(call, faults),
  }));
  return [...single, ...joined];
}

/** Data equivalent to the example, in another form. */
export function equalData(call: string): { name: string; data: unknown }[] {
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

const json = (body: string, status = 200, more: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req-7', ...more },
  });
const page = (title: string, status: number) =>
  new Response(`<h1>${title}</h1>`, { status, headers: { 'content-type': 'text/html' } });
const enveloped = (data: unknown) =>
  JSON.stringify({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
const halfOf = (text: string): string => text.slice(0, text.length / 2);
const refusal = (message: string) => JSON.stringify({ type: 'error', code: -1, message });
export const envelope = (data: unknown) => json(enveloped(data));

const unread = 'The server’s answer could not be read.';
const failed = 'The server could not respond.';

/** Never resolves. */
export const forever = new Promise<Response>(() => undefined);

/** Answers without readable data, or with only the reason for its absence; and the message for each. */
export const failures: Record<string, { answer: (call: string) => Response; says: string }> = {
  'null data': { answer: () => envelope(null), says: unread },
  '{} data': { answer: () => envelope({}), says: unread },
  'data of another type': { answer: () => envelope(7), says: unread },
  HTML: { answer: () => page('Log in', 200), says: unread },
  'the right answer as text': {
    answer: (call) => new Response(enveloped(exampleOf(call)), { headers: { 'content-type': 'text/plain' } }),
    says: unread,
  },
  'an empty body': { answer: () => json(''), says: unread },
  'half an answer': { answer: (call) => json(halfOf(enveloped(exampleOf(call)))), says: unread },
  'a 502': { answer: () => page('Bad Gateway', 502), says: failed },
  'a 500 with what is inside': {
    answer: () => json(refusal('SQLSTATE[42S22]: Column not found'), 500),
    says: failed,
  },
  'too many calls': {
    answer: () => json(refusal(''), 429, { 'retry-after': '7' }),
    says: 'Too many requests. Try again in 7 s.',
  },
  'a refusal': { answer: () => json(refusal('Not from this country')), says: 'Not from this country' },
  'a refusal without a word': {
    answer: () => json(JSON.stringify({ type: 'error' })),
    says: 'The request was rejected without a reason. Try again, or contact support.',
  },
};

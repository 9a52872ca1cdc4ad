// Builds one OpenAPI document from the files of this folder and expands what the entries share.
import { checkExtensions } from './checkExtensions.ts';
import { checkWords } from './checkWords.ts';

type Json = Record<string, unknown>;

/** An entry as its file has it: the standard keywords, and three shorthands for common parts. */
interface Entry extends Json {
  operationId: string;
  /** Form: `required` and `properties` of a schema without additional properties, and an `example` of a request. */
  'x-form'?: Fields;
  /** Shorthand for the query. */
  'x-query'?: Fields;
  /** The schema of `data` in the envelope; its description becomes the description of the response. */
  'x-data'?: Json & { description?: string };
}

interface Fields {
  /** Valid request of a client: shown in documents, mutated by tests. */
  example?: Readonly<Record<string, string>>;
  required?: readonly string[];
  properties: Record<string, Json & { description?: string }>;
}

/** One file: the calls of a domain, or `shared` with definitions that several domains use. */
export interface OpenapiPart {
  paths?: Record<string, Record<string, Entry>>;
  components?: Record<string, Record<string, Json>>;
}

const formType = 'application/x-www-form-urlencoded';
const methods = ['get', 'post', 'put', 'delete', 'patch'];
const isTrue = (value: unknown) => value === true;
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Extensions that an entry may declare; a misspelt word would silently declare nothing. */
const declarations: Record<string, (value: unknown) => boolean> = {
  'x-session': (value) => value === 'none',
  'x-extension': isTrue,
  // The server validates the names.
  'x-limit': (value) => typeof value === 'string',
  'x-money': isTrue,
  'x-once': (value) => typeof value === 'string',
  'x-body-limit': Number.isInteger,
  'x-form': isObject,
  'x-query': isObject,
  'x-data': isObject,
};

/**
 * Joins `root` with the calls of all parts, in the order of their names.
 * @throws Error when an extension is not marked, two parts define the same name, an entry declares an unknown word, a
 * word has no value, a schema has an unknown keyword, or a reference does not resolve
 */
export function joinOpenapi(root: Json, parts: Readonly<Record<string, OpenapiPart>>): Json {
  checkWords({ root, ...parts });
  checkExtensions(parts);
  const components: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  const operationIds: Json = {};
  const names = Object.keys(parts).sort();
  for (const name of names)
    for (const [kind, defined] of Object.entries(parts[name]!.components ?? {}))
      for (const [id, schema] of Object.entries(defined)) add((components[kind] ??= {}), id, schema);
  const { schemas = {} } = components;
  for (const name of names)
    for (const [path, item] of Object.entries(parts[name]!.paths ?? {}))
      for (const [method, entry] of Object.entries(item)) {
        if (!methods.includes(method)) throw new Error(`${path} has ${method}, which is no method`);
        add(operationIds, entry.operationId, entry);
        add((paths[path] ??= {}), method, operationOf(name, entry, schemas));
      }
  const document = { ...root, paths, components };
  for (const pointer of referencesIn(document))
    if (find(document, pointer) === undefined) throw new Error(`${pointer} leads nowhere`);
  return document;
}

function add(to: Json, name: string, value: unknown): void {
  if (Object.hasOwn(to, name)) throw new Error(`${name} is defined twice`);
  to[name] = value;
}

function operationOf(domain: string, entry: Entry, schemas: Json): Json {
  const { operationId, 'x-form': form, 'x-query': query, 'x-data': data, ...rest } = entry;
  for (const [word, value] of Object.entries(entry))
    if (word.startsWith('x-') && !declarations[word]?.(value))
      throw new Error(`${operationId} declares ${word}: ${String(value)}, which nothing reads`);
  checkMoney(entry);
  return {
    operationId,
    'x-domain': domain,
    ...rest,
    ...(query && { parameters: parametersOf(query) }),
    ...(form && { requestBody: bodyOf(form) }),
    ...(data && { responses: responsesOf(operationId, data, schemas) }),
  };
}

/**
 * A call that moves money requires a session, is rate-limited by account, and can be retried without moving the money
 * twice.
 */
function checkMoney(entry: Entry): void {
  const { operationId, 'x-form': form, 'x-once': once } = entry;
  const isMoney = entry['x-money'] === true;
  if (isMoney !== (entry['x-limit'] === 'money'))
    throw new Error(`${operationId} has one of x-money and x-limit: money, without the other`);
  if (isMoney && entry['x-session'] === 'none') throw new Error(`${operationId} moves money of nobody`);
  if (isMoney && !Object.hasOwn(form?.properties ?? {}, String(once)))
    throw new Error(`${operationId} moves money, and no field of its form is its x-once`);
}

function parametersOf({ example = {}, required = [], properties }: Fields): Json[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    schema,
    ...(required.includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    ...(Object.hasOwn(example, name) && { example: example[name] }),
  }));
}

function bodyOf({ example, required = [], properties }: Fields): Json {
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
  };
  return { required: required.length > 0, content: { [formType]: { schema, ...(example && { example }) } } };
}

/** The success envelope and the refusal envelope. */
function responsesOf(operationId: string, { description, ...data }: Json, schemas: Json): Json {
  const meaning = description ?? (schemas[nameIn(data['$ref'])] as Json | undefined)?.['description'];
  if (typeof meaning !== 'string') throw new Error(`x-data of ${operationId} has no description`);
  const carried = { type: 'object', required: ['data'], properties: { data } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Success' }, carried] };
  return {
    '200': { description: meaning, content: { 'application/json': { schema } } },
    default: { $ref: '#/components/responses/Refused' },
  };
}

function nameIn(pointer: unknown): string {
  return typeof pointer === 'string' ? (pointer.split('/').at(-1) ?? '') : '';
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function find(document: Json, pointer: string): unknown {
  const [start, ...names] = pointer.split('/');
  if (start !== '#') return undefined;
  return names.reduce<unknown>((at, name) => (at as Json | undefined)?.[name], document);
}

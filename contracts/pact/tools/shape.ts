// Expected type of each field in the protocol: openapi.json defines responses, feed.ts defines messages.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { candlePeriods } from '../../candles.ts';
import { operationsOf, readOpenapi } from '../../readOpenapi.ts';

export type Shape =
  | { kind: 'record'; fields: Readonly<Record<string, { shape: Shape; isOptional: boolean }>> }
  /** List of exactly `length` items, where it is set. */
  | { kind: 'list'; items: Shape; least: number; length?: number }
  /** Map with arbitrary keys. */
  | { kind: 'map'; values: Shape }
  | { kind: 'text'; pattern?: string; least: number }
  | { kind: 'code'; codes: readonly (string | number)[] }
  | { kind: 'decimal'; pattern: string }
  | { kind: 'ms' | 'seconds' | 'integer' | 'boolean' };

export interface Field {
  /** Path, e.g. data.list.*.created_ms; * matches any element and any key of a map. */
  path: string;
  shape: Shape;
  isOptional: boolean;
}

/** Keywords of a JSON schema that responses use. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  const?: string | number;
  enum?: (string | number)[];
  pattern?: string;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  'x-unit'?: 'ms' | 's';
}

const document = readOpenapi();
const schemas = document.components.schemas as Record<string, Schema>;

/** Text whose pattern is digits and a point is a decimal. */
const isDecimal = (pattern = '') => /^\^(-\?|\[\+-\]\?)?\[0-9\]\+(\\\.|\(\\\.)/.test(pattern);

function shapeOf(schema: Schema, name = ''): Shape {
  if (schema.$ref !== undefined) return shapeOf(schemas[schema.$ref.split('/').at(-1)!]!, name);
  if (schema.allOf) {
    const parts = schema.allOf.map((each) => shapeOf(each));
    return {
      kind: 'record',
      fields: Object.assign({}, ...parts.map((part) => (part.kind === 'record' ? part.fields : {}))),
    };
  }
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  const codes = schema.const === undefined ? schema.enum : [schema.const];
  if (codes) return { kind: 'code', codes };
  const { properties, required = [], items, additionalProperties, pattern } = schema;
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([key, each]) => [
      key,
      { shape: shapeOf(each, key), isOptional: !required.includes(key) },
    ]);
    return { kind: 'record', fields: Object.fromEntries(fields) };
  }
  if (type === 'object' && additionalProperties)
    return { kind: 'map', values: shapeOf(additionalProperties) };
  // A call may answer any type.
  if (type === undefined) return { kind: 'record', fields: {} };
  if (type === 'array' && items) return { kind: 'list', items: shapeOf(items), least: schema.minItems ?? 0 };
  if (type === 'integer') {
    if (schema['x-unit'] === 'ms' || /(?:^|_)ms$/.test(name)) return { kind: 'ms' };
    return { kind: schema['x-unit'] === 's' ? 'seconds' : 'integer' };
  }
  if (type === 'boolean') return { kind: 'boolean' };
  if (type !== 'string') throw new Error(`No shape of ${name} in ${JSON.stringify(schema)}`);
  if (pattern !== undefined && isDecimal(pattern)) return { kind: 'decimal', pattern };
  return { kind: 'text', least: schema.minLength ?? 0, ...(pattern === undefined ? undefined : { pattern }) };
}

/** Shape of `data` in each call's answer, by operationId. */
export const answerShapes: ReadonlyMap<string, Shape> = new Map(
  operationsOf(document).map(({ operation: { operationId, responses } }) => {
    const { schema } = responses['200']!.content!['application/json']! as {
      schema: { allOf: [Schema, { properties: { data: Schema } }] };
    };
    return [operationId, shapeOf(schema.allOf[1].properties.data)];
  }),
);

export const sentenceShape = shapeOf(schemas['Sentence']!);
export const figureShape = shapeOf(schemas['Decimal']!);

/** Fields of the success envelope, except its data. */
export const successFields = fieldsOf(shapeOf(schemas['Success']!)).filter(({ path }) => path !== 'data');

/** Fields of a refusal that the app reads (unwrap.ts). */
export const refusalFields = fieldsOf(shapeOf(schemas['RefusalEnvelope']!)).filter(
  ({ path }) => !['code', 'msg', 'data.request_id'].includes(path),
);

const feedFile = new URL('../../feed.ts', import.meta.url);
const feed = ts.createSourceFile(feedFile.pathname, readFileSync(feedFile, 'utf8'), ts.ScriptTarget.Latest);
const declared = new Map(
  feed.statements.flatMap((each) =>
    ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)
      ? [[each.name.text, each] as const]
      : [],
  ),
);

const schemaShape = (name: string, field: string) => shapeOf(schemas[name]!.properties![field]!, field);

/** Types of feed.ts that are more specific than text or number. */
const named: Readonly<Record<string, () => Shape>> = {
  Decimal: () => shapeOf(schemas['Decimal']!),
  SignedPercent: () => schemaShape('PairQuote', 'change'),
  PairSymbol: () => schemaShape('PairQuote', 'symbol'),
  Ms: () => ({ kind: 'ms' }),
  CandlePeriod: () => ({ kind: 'code', codes: candlePeriods }),
  // A row of coin/list.
  Order: () => shapeOf(schemas['SpotOrder']!),
  Trade: () => shapeOf(schemas['LeverTrade']!),
};

function recordOf(declaration: ts.InterfaceDeclaration): Shape & { kind: 'record' } {
  const inherited = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) =>
      recordOf(declared.get((expression as ts.Identifier).text) as ts.InterfaceDeclaration),
    ),
  );
  const own = declaration.members
    .filter(ts.isPropertySignature)
    .map((member) => [
      (member.name as ts.Identifier).text,
      { shape: shapeOfType(member.type!), isOptional: member.questionToken !== undefined },
    ]);
  return {
    kind: 'record',
    fields: Object.assign({}, ...inherited.map(({ fields }) => fields), Object.fromEntries(own)),
  };
}

function shapeOfType(type: ts.TypeNode): Shape {
  if (ts.isTypeOperatorNode(type)) return shapeOfType(type.type);
  if (ts.isArrayTypeNode(type)) return { kind: 'list', items: shapeOfType(type.elementType), least: 0 };
  if (ts.isTupleTypeNode(type)) {
    const { length } = type.elements;
    const [first] = type.elements as readonly ts.NamedTupleMember[] as [ts.NamedTupleMember];
    return { kind: 'list', items: shapeOfType(first.type), least: length, length };
  }
  if (ts.isLiteralTypeNode(type)) return { kind: 'code', codes: [(type.literal as ts.StringLiteral).text] };
  if (ts.isUnionTypeNode(type)) {
    const codes = type.types.map((each) => ((each as ts.LiteralTypeNode).literal as ts.StringLiteral).text);
    return { kind: 'code', codes };
  }
  if (ts.isTypeReferenceNode(type)) {
    const name = (type.typeName as ts.Identifier).text;
    if (named[name]) return named[name]();
    const declaration = declared.get(name);
    if (declaration && ts.isInterfaceDeclaration(declaration)) return recordOf(declaration);
    if (declaration) return shapeOfType(declaration.type);
  }
  if (type.kind === ts.SyntaxKind.StringKeyword) return { kind: 'text', least: 0 };
  if (type.kind === ts.SyntaxKind.NumberKeyword) return { kind: 'integer' };
  throw new Error(`contracts/feed.ts: no shape of ${type.getText(feed)}`);
}

/** Shape of each feed message, by event. */
export const messageShapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(recordOf(declared.get('ServerMessages') as ts.InterfaceDeclaration).fields).map(
    ([event, { shape }]) => [event, shape],
  ),
);

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** All fields of a shape, the outer ones first. */
export function fieldsOf(shape: Shape, path = '', isOptional = false): Field[] {
  const own = path === '' ? [] : [{ path, shape, isOptional }];
  if (shape.kind === 'list') return [...own, ...fieldsOf(shape.items, join(path, '*'))];
  if (shape.kind === 'map') return [...own, ...fieldsOf(shape.values, join(path, '*'))];
  if (shape.kind !== 'record') return own;
  const inner = Object.entries(shape.fields).flatMap(([key, field]) =>
    fieldsOf(field.shape, join(path, key), field.isOptional),
  );
  return [...own, ...inner];
}

/** A sample of that shape, with every field. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([key, field]) => [key, sampleOf(field.shape)]),
      );
    case 'list':
      return Array.from({ length: shape.length ?? Math.max(shape.least, 1) }, () => sampleOf(shape.items));
    case 'map':
      return { '*': sampleOf(shape.values) };
    case 'code':
      return shape.codes[0];
    case 'text':
      return 'x'.repeat(Math.max(shape.least, 1));
    case 'decimal':
      return '1.50';
    case 'ms':
      return 1_795_270_722_120;
    case 'seconds':
      return 1_795_270_722;
    case 'integer':
      return 1;
    case 'boolean':
      return true;
  }
}

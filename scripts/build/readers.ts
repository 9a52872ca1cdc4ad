// Generates the readers of calls' answers, one file per domain, so a page loads only those of its own calls. Readers of
// Home's domains that only other pages use are in a separate file.
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { operationsOf, type Openapi, type Operation } from '../../contracts/readOpenapi.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  pattern?: string;
  enum?: (string | number)[];
  minLength?: number;
  maximum?: number;
  'x-unit'?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  /** Screens show — if it is missing. */
  'x-figure'?: boolean;
  /** No screen uses it. */
  'x-unread'?: boolean;
  /** For a list: an unreadable row is marked by this field, and the others are kept. */
  'x-rows'?: string;
}

/** Calls of lazily loaded pages, in the domains that Home loads eagerly. */
const laterCalls: ReadonlySet<string> = new Set([
  'areaCodes',
  'sendEmailCode',
  'sendSmsCode',
  'checkMobileCode',
  'checkEmailCode',
  'register',
  'login',
  'resetPassword',
  'walletNonce',
  'walletLogin',
  'bindWallet',
  'unbindWallet',
  'confirmWallet',
  'passkeyChallenge',
  'passkeyLogin',
  'addPasskey',
  'removePasskey',
  'confirmPasskey',
  'advancedProfile',
  'setTextConsent',
  'sendOwnCode',
  'fundPasswordState',
  'setFundPassword',
  'changePassword',
  'security',
  'sessions',
  'endSession',
  'endOtherSessions',
  'setPhrase',
  'holdWithdrawals',
  'liftWithdrawalHold',
  'sendContactCode',
  'bindContact',
  'askClosing',
  'askCopy',
  'balance',
  'candles',
  'currencies',
  'ledger',
  'readNotices',
  'transfer',
  'transfers',
]);

const nameIn = (pointer: string): string => pointer.split('/').at(-1)!;

/** Text whose pattern is digits and a point is a decimal. */
const decimalPattern = /^\^(-\?|\[\+-\]\?)?\[0-9\]\+/;

/** Two-letter country code, from which the name is formatted. */
const regionPattern = '^[A-Z]{2}$';

class ReaderFile {
  readonly #schemas: Record<string, Schema>;
  readonly #written = new Map<string, string>();

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  /** The reader of a schema; object schemas get a named reader. */
  readerOf(schema: Schema): string {
    if (schema.$ref === undefined) return this.#inline(schema);
    const name = nameIn(schema.$ref);
    const target = this.#schemas[name]!;
    if (schema['x-figure']) return 'is.figure';
    if (name === 'Sentence') return 'is.sentence';
    if (name === 'Masked') return 'is.masked';
    if (target.type !== 'object' && !target.allOf) return this.#inline(target);
    if (!this.#written.has(name)) {
      // Dependencies come first.
      const reader = this.#inline(target);
      this.#written.set(name, reader);
    }
    return name;
  }

  get schemas(): string[] {
    return [...this.#written].map(
      ([name, reader]) =>
        `export const ${name} = ${pure(reader)};\nexport type ${name} = is.ReadBy<typeof ${name}>;`,
    );
  }

  #inline(schema: Schema): string {
    if (schema.allOf) {
      const [first, ...rest] = schema.allOf.map((each) => this.readerOf(each));
      return rest.reduce((all, each) => `is.both(${all}, ${each})`, first!);
    }
    const { type, items, properties, additionalProperties } = schema;
    if (Array.isArray(type)) {
      const inner = this.#inline({ ...schema, type: type.find((each) => each !== 'null')! });
      return type.includes('null') ? `later.nullable(${inner})` : inner;
    }
    if (schema.enum) return codeOf(schema);
    if (type === 'object' && properties) return this.#record(schema);
    if (type === 'object' && additionalProperties)
      return `is.map(${looser(this.readerOf(additionalProperties))})`;
    if (type === 'array' && items) {
      const [row, name] = [this.readerOf(items), schema['x-rows']];
      return name === undefined ? `is.list(${row})` : `is.rows(${row}, '${name}')`;
    }
    if (type === 'integer') return integerOf(schema);
    if (type === 'boolean') return 'is.boolean';
    if (type !== 'string') throw new Error(`No reader for ${JSON.stringify(schema)}`);
    if (decimalPattern.test(schema.pattern ?? '')) return 'is.decimal';
    if (schema.pattern === regionPattern) return 'later.region';
    return (schema.minLength ?? 0) > 0 ? 'is.filledText' : 'is.text';
  }

  #record({ properties = {}, required = [] }: Schema): string {
    const used = Object.entries(properties).filter(([, schema]) => !schema['x-unread']);
    const fields = used.map(([name, schema]) => {
      const isTime = /(?:^|_)ms$/.test(name);
      const reader = isTime ? 'is.timeMs' : this.readerOf(schema);
      if (required.includes(name)) return { name, reader, isRequired: true };
      const isPart = this.#isPart(schema);
      return { name, reader: isPart ? reader : looser(reader), isRequired: false };
    });
    const shape = (isRequired: boolean) =>
      `{${fields.flatMap((field) => (field.isRequired === isRequired ? `${field.name}: ${field.reader}` : [])).join(', ')}}`;
    const hasExtensions = fields.some((field) => !field.isRequired);
    return `is.record(${shape(true)}${hasExtensions ? `, ${shape(false)}` : ''})`;
  }

  /** Composed schemas: accepting a part would pass for the whole. */
  #isPart(schema: Schema): boolean {
    const { type, allOf } = schema.$ref === undefined ? schema : this.#schemas[nameIn(schema.$ref)]!;
    return allOf !== undefined || type === 'object' || type === 'array';
  }
}

/** Marked as pure, so that the build removes unused readers. */
const pure = (reader: string): string => (reader.includes('(') ? `/* @__PURE__ */ ${reader}` : reader);

function looser(reader: string): string {
  if (reader === 'is.decimal') return 'is.figure';
  return ['is.figure', 'is.sentence'].includes(reader) ? reader : `is.maybe(${reader})`;
}

/** An unlisted code passes unchanged. */
function codeOf({ type, enum: codes = [] }: Schema): string {
  const known = codes.map((each) => JSON.stringify(each)).join(' | ');
  return type === 'integer' ? `is.numberCode<${known}>` : `is.textCode<${known}>`;
}

/** By unit or maximum. */
function integerOf({ maximum, 'x-unit': unit }: Schema): string {
  if (unit === 's' || unit === 'ms') return unit === 's' ? 'is.timeS' : 'is.timeMs';
  return maximum === undefined ? 'is.integer' : `is.upTo(${maximum})`;
}

/** The schema of `data` in an operation's response. */
function dataOf(responses: unknown): Schema {
  const answered = responses as {
    '200': {
      content: { 'application/json': { schema: { allOf: [unknown, { properties: { data: Schema } }] } } };
    };
  };
  return answered['200'].content['application/json'].schema.allOf[1].properties.data;
}

/** The name of the file that has a call's reader. */
export function readersOf({
  operationId,
  'x-domain': domain,
}: Pick<Operation, 'operationId' | 'x-domain'>): string {
  return laterCalls.has(operationId) ? `${domain}Later` : domain;
}

/** All files by name. */
export async function readerFiles(document: Openapi): Promise<Map<string, string>> {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const schemas = document.components.schemas as Record<string, Schema>;
  const settings = readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8');
  const options = JSON.parse(settings) as FormatConfig;
  const files = new Map<string, string>();
  for (const [name, own = []] of Object.entries(Object.groupBy(operations, readersOf))) {
    const file = new ReaderFile(schemas);
    const calls = own.map(({ operationId, responses, 'x-money': isMoney }) => {
      const reader = file.readerOf(dataOf(responses));
      const firm = isMoney && reader === 'is.sentence' ? 'later.moneySentence' : reader;
      return `export const ${operationId} = ${pure(firm)};`;
    });
    const readers = [...file.schemas, ...calls];
    const needsLater = readers.some((each) => each.includes('later.'));
    const lines = [
      '// Written by npm run schema from contracts/openapi.',
      [
        "import * as is from '../calling/read.ts';",
        ...(needsLater ? ["import * as later from '../calling/readLater.ts';"] : []),
      ].join('\n'),
      ...readers,
    ];
    files.set(name, (await format(`${name}.ts`, lines.join('\n\n'), options)).code);
  }
  return files;
}

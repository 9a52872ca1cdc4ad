// Bad input for every call, generated from openapi.json: each answer is the envelope's plain error that names the
// field, never a server fault, and no data changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSent, formType, operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Operation, Schema } from '../../contracts/readOpenapi.ts';
import { joined } from '../Domain.ts';
import { domains } from '../product.ts';
import { exampleReviews } from '../testing/states/exampleReviews.ts';
import { together } from '../testing/fixtures.ts';
import type { CallFixture } from '../testing/fixtures.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

interface Call {
  operationId: string;
  method: string;
  path: string;
  needsSession: boolean;
  movesMoney: boolean;
  isForm: boolean;
  properties: Record<string, Schema>;
  required: readonly string[];
  /** Example of the contract's entry. */
  sent: Record<string, string>;
}

const specification = readOpenapi();

function describeCall(path: string, method: string, operation: Operation): Call {
  const { operationId, parameters = [], requestBody } = operation;
  const form = requestBody?.content[formType]?.schema;
  return {
    operationId,
    method: method.toUpperCase(),
    path: `/api${path}`,
    needsSession: operation['x-session'] !== 'none',
    movesMoney: operation['x-money'] === true,
    isForm: method !== 'get',
    properties: form?.properties ?? Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: form?.required ?? parameters.filter(({ required }) => required).map(({ name }) => name),
    sent: exampleSent(operation),
  };
}

/** Uploads have tests of their own: hostileUploads.proof.ts. */
const calls = operationsOf(specification)
  .filter(({ operation }) => operation.requestBody?.content['multipart/form-data'] === undefined)
  .map(({ path, method, operation }) => describeCall(path, method, operation));

interface Answer {
  status: number;
  body: { type: string; message: string; msg: string; data: { fields?: Record<string, string> } };
}

/** Whether the field's own schema accepts this text. Fields are texts, so these five keywords suffice. */
function isAllowed(schema: Schema, value: string): boolean {
  if (schema.$ref) return isAllowed(specification.components.schemas[schema.$ref.split('/').at(-1)!]!, value);
  const length = [...value].length;
  return (
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
    (schema.enum === undefined || schema.enum.includes(value)) &&
    length >= (schema.minLength ?? 0) &&
    length <= (schema.maxLength ?? Infinity)
  );
}

const fixtures = together(
  import.meta.glob<Record<string, CallFixture>>('../domains/*/fixtures/calls.ts', {
    eager: true,
    import: 'calls',
  }),
);

/** Valid form of each call, except that bad values would change something. */
const good: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  calls.map(({ operationId, sent }) => [
    operationId,
    { ...sent, ...fixtures[operationId]?.spoiled } as Record<string, string>,
  ]),
);

const badValues: Record<string, string> = {
  huge: '9'.repeat(400),
  'with an exponent': '1e5',
  negative: '-1',
  NaN: 'NaN',
  infinite: 'Infinity',
  hexadecimal: '0x10',
  empty: '',
  blank: '   ',
  'with a zero byte': '1\u0000',
  'with a comma': '0,001',
  'in other digits': '１２',
  'with too many decimals': '1.0000000001',
  'a quotation': `'; drop table user; --`,
  'an object': '[object Object]',
  'a prototype': '__proto__',
};

let server: TestApp;
let ann: { token: string; owner: string };
let token: string;
let digest: string;
beforeAll(async () => {
  const product = () => ({ specification, domains: [...domains, exampleReviews] });
  server = await startTestApp({}, {}, product);
  ann = await server.person('ann@example.com');
  ({ token } = ann);
  for (const { prepare } of Object.values(fixtures)) await prepare?.({ server, ...ann });
  digest = await stateDigest();
});
afterAll(() => server.close());

/** Balances of the selected accounts, free and held. */
function accountTexts(isAsked: (account: { owner: string }) => boolean): string[] {
  return [...server.memory.ledger.all()]
    .filter(isAsked)
    .map(({ owner, kind, asset, available, held }) =>
      [owner, kind, asset, `${available}`, `${held}`].join(' '),
    )
    .sort();
}

const counted = ['user', 'session', 'code', 'spot_order', 'command', 'review'] as const;

/** Digest of everything that a command could have changed. */
async function stateDigest(): Promise<string> {
  const { store } = server.context;
  const { exchange } = server.memory;
  const accounts = accountTexts(() => true);
  const orders = [...exchange.allOpen()].map(({ id, filledQuantity }) => `${id} ${filledQuantity}`).sort();
  const count = async (table: (typeof counted)[number]) =>
    String(
      (
        await store.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('rows'))
          .execute()
      )[0]?.rows,
    );
  const rows = await Promise.all(counted.map(count));
  return JSON.stringify([accounts, orders, rows]);
}

async function send(
  call: Call,
  text: string,
  options: { token?: string; type?: string } = {},
): Promise<Answer> {
  const answer = await server.app.inject({
    method: call.method as 'GET',
    url: call.isForm ? call.path : `${call.path}${text ? `?${text}` : ''}`,
    headers: {
      ...(call.isForm ? { 'content-type': options.type ?? formType } : {}),
      ...(call.needsSession ? { authorization: options.token ?? token } : {}),
    },
    ...(call.isForm ? { payload: text } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

function textOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

function expectRefused({ status, body }: Answer, field?: string): void {
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ type: 'error', code: -1, message: expect.stringMatching(/\S/) });
  expect(body.msg).toBe(body.message);
  // The last ones are wording of the validator.
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts|ajv|pattern|sqlite|must (?:match|have|not|be (?:string|equal|object))/i,
  );
  if (field !== undefined) {
    expect(status).toBe(400);
    expect(body.data.fields).toHaveProperty([field], expect.stringMatching(/\S/));
  }
}

it('each entry with a form that is due has an example of it, and fixtures are of calls', () => {
  const due = calls.filter(({ required }) => required.length > 0);
  expect(due.filter(({ required, sent }) => required.some((name) => !(name in sent)))).toEqual([]);
  const known = calls.map(({ operationId }) => operationId);
  expect(Object.keys(fixtures).filter((name) => !known.includes(name))).toEqual([]);
});

for (const call of calls) {
  describe(call.operationId, () => {
    if (Object.keys(call.properties).length > 0) spoilFields(call);
    if (call.required.length > 0) leaveFieldsOut(call);
    if (call.isForm) spoilBody(call);
    if (call.needsSession) spoilToken(call);

    it('refuses a field that it does not have', async () => {
      const form = good[call.operationId] ?? {};
      for (const name of ['admin', 'constructor', '__proto__x', 'user_id']) {
        expectRefused(await send(call, textOf({ ...form, [name]: '1' })), name);
      }
    });

    it('is not judged field by field when there are more of them than any form has', async () => {
      const many = Object.fromEntries(Array.from({ length: 2000 }, (_, count) => [`f${count}`, '']));
      const answer = await send(call, textOf({ ...good[call.operationId], ...many }));
      expectRefused(answer);
      expect(answer.status).toBe(400);
      expect(answer.body.data).toEqual({ reason: 'system.invalid' });
    });

    afterAll(async () => expect(await stateDigest()).toBe(digest));
  });
}

function leaveFieldsOut(call: Call): void {
  it('names each required field that is missing', async () => {
    const form = good[call.operationId]!;
    for (const name of call.required) {
      const rest = Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));
      expectRefused(await send(call, textOf(rest)), name);
    }
    const { body } = await send(call, '');
    expect(Object.keys(body.data.fields ?? {}).sort()).toEqual([...call.required].sort());
  });
}

function spoilFields(call: Call): void {
  const form = good[call.operationId]!;
  const names = Object.keys(call.properties);

  it('names each field that comes twice', async () => {
    for (const name of names) {
      const text = `${textOf({ ...form, [name]: '1' })}&${textOf({ [name]: '2' })}`;
      expectRefused(await send(call, text), name);
    }
  });

  it.each(Object.entries(badValues))('takes no value that is %s', async (_, value) => {
    for (const name of names) {
      // An id chosen by callers may be any of these values.
      if (/^client_/.test(name) && isAllowed(call.properties[name]!, value)) continue;
      const answer = await send(call, textOf({ ...form, [name]: value }));
      if (isAllowed(call.properties[name]!, value)) {
        // Free text: the rules validate it, or a search finds nothing.
        expect(answer.status).toBeLessThan(500);
        expect(['ok', 'error', '998']).toContain(answer.body.type);
      } else expectRefused(answer, name);
      expect(await stateDigest()).toBe(digest);
    }
  });

  it('has an answer to an amount that no account can have', async () => {
    for (const name of names.filter((each) => isAllowed(call.properties[each]!, '0.5')))
      for (const value of ['999999999999999', '999999999999999.99', '9999999999999999999']) {
        const answer = await send(call, textOf({ ...form, [name]: value }));
        expect({ name, value, isAnswered: answer.status < 500 }).toEqual({ name, value, isAnswered: true });
        expect(await stateDigest()).toBe(digest);
      }
  });

  // It measures durations: for the proofs.
  it.runIf(process.env.FULL === '1')(
    'judges a field that fills the whole body within two seconds',
    async () => {
      // Repetitions that a careless pattern backtracks over exponentially.
      const repeats = ['a', '1', '.', 'a@', 'a.', '0.0', ' '];
      for (const name of names) {
        for (const part of repeats) {
          const value = `a@${part.repeat(60_000 / encodeURIComponent(part).length)} `;
          const startMs = performance.now();
          expectRefused(await send(call, textOf({ ...form, [name]: value })), name);
          expect({ name, part, isQuick: performance.now() - startMs < 2000 }).toMatchObject({
            isQuick: true,
          });
        }
      }
    },
  );
}

function spoilBody(call: Call): void {
  const form = good[call.operationId] ?? {};

  it('refuses a body of more than 64 KiB', async () => {
    const answer = await send(call, textOf({ ...form, filler: 'x'.repeat(70_000) }));
    expectRefused(answer);
    expect(answer).toMatchObject({ status: 413, body: { data: { reason: 'system.tooLarge' } } });
  });

  it('refuses a body that is not a form', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'nonsense']) {
      const answer = await send(call, JSON.stringify(form), { type });
      expectRefused(answer);
      expect(answer.status).toBe(400);
    }
  });
}

function spoilToken(call: Call): void {
  it('answers 999 to a wrong token, whatever else is wrong', async () => {
    const wrong = ['', 'x', 'x'.repeat(43), token.slice(1), `Bearer ${token}`, 'x'.repeat(5000)];
    for (const tried of wrong) {
      const { status, body } = await send(call, 'admin=1', { token: tried });
      expect({ status, type: body.type }).toEqual({ status: 200, type: '999' });
    }
  });
}

describe('a call that changes what its caller has', () => {
  // Logging out would end the test's session.
  const own = calls.filter(({ needsSession, operationId }) => needsSession && operationId !== 'logout');

  it.each(own)('$operationId says so: x-money $movesMoney', async (call) => {
    const fixture = fixtures[call.operationId];
    const known = await fixture?.right?.({ server, ...ann });
    // Invalid passwords counted as wrong ones as well.
    await server.context.executor.run('test.tries', ({ db }) => db.deleteFrom('own_try').execute());
    const isAnns = (account: { owner: string }) => account.owner === ann.owner;
    const before = accountTexts(isAnns);
    const { body } = await send(call, textOf({ ...call.sent, ...known }));
    expect(body.type).toBe(fixture?.answers ?? 'ok');
    const isMoved = accountTexts(isAnns).join() !== before.join();
    expect(isMoved).toBe(call.movesMoney && fixture?.waitsForReview !== true);
    const commands = await server.context.store.db.selectFrom('command').select('name').execute();
    expect(commands.length > 0).toBe(true);
    const undeclared = commands.filter(({ name }) => !Object.hasOwn(joined(domains, 'commands'), name));
    expect(undeclared).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationsOf, readOpenapi } from './readOpenapi.ts';
import { runCommand } from './runCommand.ts';
import { startStub } from './stub.ts';

const command = fileURLToPath(new URL('stub.ts', import.meta.url));
const document = readOpenapi();
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'contract', ...document });
const escaped = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Faults of an answer against the schema at this pointer in the document. */
function faultsOf(pointer: string, answer: unknown): unknown {
  const validate = ajv.getSchema(`contract#/${pointer}`)!;
  return validate(answer) ? [] : validate.errors;
}

let stub: Server;
let url: string;
beforeAll(async () => {
  stub = await startStub(0);
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/api`;
});
afterAll(() => new Promise((resolve) => stub.close(resolve)));

it.each(
  operationsOf(document).map(({ method, path, operation }) => [operation.operationId, method, path] as const),
)('the example of %s is what its schema says', (operationId, method, path) => {
  const answer = document.paths[path]![method]!.responses['200']!.content!['application/json']!;
  expect(answer.example, `contracts/examples has no ${operationId}`).toBeDefined();
  const pointer = `paths/${escaped(path)}/${method}/responses/200/content/${escaped('application/json')}/schema`;
  expect(faultsOf(pointer, answer.example)).toEqual([]);
});

it('an example of another type would be seen', () => {
  const path = `paths/${escaped('/user/center')}/get/responses/200/content/${escaped('application/json')}/schema`;
  const answer = document.paths['/user/center']!.get!.responses['200']!.content!['application/json']!;
  const { data, ...envelope } = answer.example as { data: object };
  expect(faultsOf(path, { ...envelope, data: { ...data, id: '1' } })).not.toEqual([]);
});

it('the examples of refusals are what their schema says', () => {
  const { components } = document as unknown as {
    components: {
      responses: { Refused: { content: Record<string, { examples: Record<string, { value: unknown }> }> } };
    };
  };
  const { examples } = components.responses.Refused.content['application/json']!;
  expect(Object.keys(examples)).toEqual(['field', 'sessionEnded', 'tooMany']);
  for (const { value } of Object.values(examples))
    expect(faultsOf('components/schemas/RefusalEnvelope', value)).toEqual([]);
});

const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };

async function place(
  form: Record<string, string>,
  headers: Record<string, string>,
): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/coin/trade`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  return [answer.status, await answer.json()];
}

it('the stub answers a call with its example', async () => {
  const { example } = document.paths['/coin/trade']!.post!.responses['200']!.content!['application/json']!;
  expect(await place(order, { authorization: 'any' })).toEqual([200, example]);
});

it('the stub refuses what the contract refuses, and names the fields', async () => {
  const { amount: _, ...rest } = order;
  const [status, body] = await place({ ...rest, extra: '1' }, { authorization: 'any' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    type: 'error',
    data: { fields: { amount: 'Check this entry', extra: 'Check this entry' } },
  });
});

it('the stub refuses who has no session, and with a refusal that is asked for', async () => {
  expect(await place(order, {})).toMatchObject([200, { type: '999' }]);
  const asked = { authorization: 'any', prefer: 'example=field' };
  expect(await place(order, asked)).toMatchObject([200, { type: 'error', data: { reason: 'spot.minimum' } }]);
});

it.each([
  [['--port', 'abc'], '--port is a number up to 65535, not abc'],
  [['--port', '70000'], '--port is a number up to 65535, not 70000'],
  [['--bogus'], "Unknown option '--bogus'"],
])('the command ends with one sentence at %j', async (options, sentence) => {
  const ended = await runCommand(command, ...options);
  expect(ended).toEqual({ code: 1, said: `${sentence}\n` });
});

it('the command ends with one sentence at a port that is taken', async () => {
  const port = String((stub.address() as AddressInfo).port);
  const ended = await runCommand(command, '--port', port);
  expect(ended).toEqual({ code: 1, said: `Port ${port} is taken: choose another --port\n` });
});

it('the README says with which statuses answers come', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const { components, paths } = document as unknown as {
    components: { responses: { Refused: { description: string } } };
    paths: Record<string, Record<string, { responses?: object }>>;
  };
  const said = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ responses = {} }) => Object.keys(responses)),
  );
  expect(new Set(said)).toEqual(new Set(['200', 'default']));
  const statuses = components.responses.Refused.description.match(/[1-5](?:\d\d|xx)/g)!;
  expect(statuses).toEqual(['200', '400', '429', '5xx']);
  const [section] = /^## What a call looks like$[^]+?^## /m.exec(readme)!;
  expect(statuses.filter((status) => !section.includes(status))).toEqual([]);
  expect(section).not.toContain('Every answer is JSON with HTTP 200');
});

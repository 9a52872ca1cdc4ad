import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationsOf, readOpenapi } from './readOpenapi.ts';
import { startStub } from './stub.ts';

const document = readOpenapi();
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'contract', ...document });
const escaped = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What is wrong with an answer, by the schema that stands there in the document. */
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

// A complete domain beside those of the product, as in docs/adding.md.
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { joinFiles } from '../../../contracts/openapi/joinFiles.ts';
import type { OpenapiPart } from '../../../contracts/openapi/joinOpenapi.ts';
import { sentencesOf } from '../../audit/Findings.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { audit } from '../../audit/audit.ts';
import { pairs } from '../../instruments/market.config.ts';
import { joined } from '../../Domain.ts';
import type { Domain } from '../../Domain.ts';
import { domains } from '../../product.ts';
import { sharedTables } from '../../store/scales/columnMeanings.ts';
import { startTestApp } from '../processes/startTestApp.ts';
import type { TestApp } from '../processes/startTestApp.ts';
import { savingsDomain } from './domain.ts';

const here = new URL('.', import.meta.url);
const contract = parse(readFileSync(new URL('savings.yaml', here), 'utf8')) as OpenapiPart;
const core = createRequire(import.meta.resolve('@pact-foundation/pact'))('@pact-foundation/pact-core') as {
  default: { verifyPacts(options: Record<string, unknown>): Promise<string> };
};
const formType = 'application/x-www-form-urlencoded';
const language = { 'language-mark': 'en' };

let server: TestApp;
let ann: Awaited<ReturnType<TestApp['person']>>;

async function start(savings: Domain, validatesResponses = true): Promise<void> {
  const all = [...domains, savings];
  server = await startTestApp({ validatesResponses, ieos: [] }, {}, () => ({
    specification: joinFiles({ savings: contract }),
    domains: all,
  }));
  ann = await server.person('ann@example.com');
}

beforeEach(() => start(savingsDomain));
afterEach(() => server.close());

const send = (path: 'put' | 'take' | 'withdraw', amount: string, id: string) =>
  server.app
    .inject({
      method: 'POST',
      url: `/api/savings/${path}`,
      headers: { authorization: ann.token, 'content-type': formType },
      payload: new URLSearchParams({ amount, client_savings_id: id }).toString(),
    })
    .then((answer) => answer.json<{ type: string; data: Record<string, unknown> }>());

function nextRound(): Promise<void> {
  server.clock.advance(60_000);
  return server.context.dueWork.run();
}

/** Ann's USDT, free and held. */
async function balances(): Promise<Record<string, [available: string, held: string]>> {
  const accounts = await server.context.committed.read(({ ledger }) => ledger.balances(ann.owner));
  return Object.fromEntries(
    accounts
      .filter(({ asset }) => asset === 'USDT')
      .map(({ kind, available, held }) => [kind, [String(available), String(held)]]),
  );
}

async function violations(): Promise<string[]> {
  const { store } = server.context;
  const { violations } = await audit(store.apart, rulesOf([...domains, savingsDomain], pairs));
  return sentencesOf(violations);
}

test('what is put in is held until the next round, over a restart too, and can be taken out again', async () => {
  const told: string[] = [];
  expect(await send('put', '100.5', 'first-move')).toMatchObject({ type: 'ok' });
  expect(await balances()).toEqual({ change: ['989950000000', '10050000000'] });
  server = await server.restart();
  server.context.executor.subscribe((events) => {
    for (const event of events) if (event.type === 'savings') told.push(event.owner);
  });
  expect(await balances()).toEqual({ change: ['989950000000', '10050000000'] });
  await nextRound();
  expect(told).toEqual([ann.owner]);
  expect(await balances()).toEqual({ change: ['989950000000', '0'], trust: ['10050000000', '0'] });
  expect(await send('take', '0.5', 'second-move')).toMatchObject({ type: 'ok' });
  expect(await balances()).toEqual({ change: ['989950000000', '0'], trust: ['10000000000', '50000000'] });
  await nextRound();
  await nextRound();
  // A thousandth of 100.5 and of 100.1005, in addition to the remaining 100.
  expect(await balances()).toEqual({ change: ['990000000000', '0'], trust: ['10020060050', '0'] });
  const { list } = (await server.call('ledger', { kind: 'transfer' }, { token: ann.token })).data;
  expect(list.map(({ value, reason }: Record<string, string>) => `${reason} ${value}`)).toEqual([
    'example.savings 0.5',
    'example.savings -0.5',
    'example.savings 100.5',
    'example.savings -100.5',
  ]);
  expect(await violations()).toEqual([]);
});

test('the jar grows by a thousandth a minute, for the minutes of a server that was away too', async () => {
  await send('put', '100', 'filling-up');
  await nextRound();
  const jar = async () => Number((await balances()).trust![0]) / 1e8;
  const grown = [];
  for (let minute = 0; minute < 3; minute += 1) {
    await nextRound();
    grown.push(await jar());
  }
  expect(grown).toEqual([100.1, 100.2001, 100.3003001]);
  server.clock.advance(57 * 60_000);
  server = await server.restart();
  await server.context.dueWork.run();
  // 60 times the amount plus a thousandth of it, rounded down to a unit.
  expect(await jar()).toBe(106.180471);
  const waiting = await server.context.store.db.selectFrom('due_work').select('kind').execute();
  expect(waiting).toEqual([{ kind: 'example.interest' }]);
  expect(await violations()).toEqual([]);
});

test('a jar grows once, however often it was empty', async () => {
  for (const round of ['first', 'second', 'third']) {
    await send('put', '0.000005', `put-${round}`);
    await nextRound();
    await send('take', '0.000005', `take-${round}`);
    await nextRound();
  }
  await send('put', '1000', 'the-rest');
  await nextRound();
  await nextRound();
  expect((await balances()).trust).toEqual(['100100000000', '0']);
  const waiting = await server.context.store.db.selectFrom('due_work').select('kind').execute();
  expect(waiting).toEqual([{ kind: 'example.interest' }]);
});

test('a move that is sent again is made once, and another amount than there is is refused beside its field', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('put', '1', 'same-move')));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await balances()).toEqual({ change: ['999900000000', '100000000'] });
  expect(await send('put', '10000', 'too-much-1')).toMatchObject({
    type: 'error',
    data: { reason: 'wallet.insufficientBalance', fields: { amount: 'Insufficient balance' } },
  });
  expect(await send('put', 'a lot', 'no-number')).toMatchObject({
    type: 'error',
    data: {
      fields: { amount: 'Enter a plain number with at most 18 digits and 8 decimals' },
    },
  });
  const names = await server.context.store.db.selectFrom('command').select(['name', 'actor']).execute();
  expect(names.filter(({ name }) => name.startsWith('savings'))).toEqual([
    { name: 'savings.to.trust', actor: ann.owner },
  ]);
  expect(await violations()).toEqual([]);
});

/** Advances time and runs the work that is due. */
function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  return server.context.dueWork.run();
}

test('a withdrawal is held until the reviewer of the sandbox decides by its rule, and its owner hears of each step', async () => {
  await send('put', '100', 'filling-up');
  await nextRound();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  const told: string[] = [];
  socket.on('review', ({ id, kind, state }) => told.push(`${id} ${kind} ${state}`));
  await socket.emitWithAck('login', { token: ann.token });
  const first = (await send('withdraw', '30', 'withdrawal-1')).data.id;
  const second = (await send('withdraw', '13', 'withdrawal-2')).data.id;
  const held = { change: ['990000000000', '0'], trust: ['5700000000', '4300000000'] };
  expect(await balances()).toEqual(held);
  const states = async () => {
    const { data } = await server.call('reviews', {}, { token: ann.token });
    return data.map(({ id, state }: Record<string, unknown>) => `${String(id)} ${String(state)}`);
  };
  await pass(1999);
  expect(await states()).toEqual([`${second} submitted`, `${first} submitted`]);
  await pass(1);
  expect(await states()).toEqual([`${second} inReview`, `${first} inReview`]);
  await pass(1999);
  expect(await balances()).toEqual(held);
  await pass(1);
  expect(await balances()).toEqual({ change: ['993000000000', '0'], trust: ['7000000000', '0'] });
  const { data } = await server.call('reviews', { review_id: String(second) }, { token: ann.token });
  const rejection = {
    field: 'amount',
    reason: 'wallet.rangeInvalid',
    text: 'The start is after the end. Choose an earlier start',
  };
  expect(data).toMatchObject([
    { kind: 'example.withdrawal', state: 'rejected', rejections: [rejection], is_sandbox: true },
  ]);
  await server.context.outbox.run();
  server.clock.advance(100);
  await server.context.outbox.run();
  const mails = server.context.sandboxOutbox!.messages().filter(({ kind }) => kind === 'example.withdrawn');
  expect(mails).toMatchObject([
    { channel: 'mail', letter: { to: 'ann@example.com', words: { subject: '30 USDT left your jar' } } },
  ]);
  await expect.poll(() => told.length).toBe(6);
  expect(told.sort()).toEqual([
    `${first} example.withdrawal approved`,
    `${first} example.withdrawal inReview`,
    `${first} example.withdrawal submitted`,
    `${second} example.withdrawal inReview`,
    `${second} example.withdrawal rejected`,
    `${second} example.withdrawal submitted`,
  ]);
  socket.disconnect();
  const log = await server.context.store.db
    .selectFrom('command')
    .select(['name', 'actor', 'input'])
    .execute();
  expect(
    log.filter(({ name }) => name.startsWith('review')).map(({ name, actor, input }) => [name, actor, input]),
  ).toEqual([
    ['review.take', 'desk:sandbox', `{"review":${first}}`],
    ['review.take', 'desk:sandbox', `{"review":${second}}`],
    ['review.approve', 'desk:sandbox', `{"review":${first}}`],
    [
      ...['review.reject', 'desk:sandbox'],
      `{"review":${second},"rejections":{"amount":"wallet.rangeInvalid"}}`,
    ],
  ]);
  expect(await violations()).toEqual([]);
});

/**
 * Writes the pact of a client of the jar.
 * @returns the file
 */
async function writePact(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-savings-'));
  const request = { ...language, authorization: ann.token };
  const pact = new PactV4({ consumer: 'savings', provider: 'server', dir: folder, logLevel: 'error' });
  const fields = { amount: '12.5', client_savings_id: 'pact-move' };
  const body = new URLSearchParams(fields).toString();
  // Without a matching rule per field, Pact accepts any form.
  const rules = Object.entries(fields).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [MatchersV3.regex(`^${value}$`, value)],
  }));
  await pact
    .addInteraction()
    .uponReceiving('putIn of an amount')
    .withRequest('POST', '/api/savings/put', (builder) =>
      builder.headers(request).body(formType, Buffer.from(body)).matchingRules({ body: rules }),
    )
    .willRespondWith(200, (builder) => builder.jsonBody({ type: 'ok', data: { id: MatchersV3.integer(1) } }))
    .executeTest(({ url }) => {
      const headers = { ...request, 'content-type': formType };
      return fetch(`${url}/api/savings/put`, { method: 'POST', headers, body });
    });
  return join(folder, 'savings-server.json');
}

/** Verifies it against the running server. */
async function verify(pact: string): Promise<string> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  try {
    const providerBaseUrl = `http://127.0.0.1:${port}`;
    return await core.default.verifyPacts({
      provider: 'server',
      providerBaseUrl,
      pactUrls: [pact],
      logLevel: 'error',
    });
  } finally {
    rmSync(dirname(pact), { recursive: true });
  }
}

test('its pact holds', async () => {
  await verify(await writePact());
  expect(await balances()).toEqual({ change: ['998750000000', '1250000000'] });
});

test('its pact fails where the answer has another type', async () => {
  await server.close();
  const { putIn } = savingsDomain.handlers;
  const asText: typeof putIn = async (...call) => ({ id: String((await putIn(...call)).id) }) as never;
  await start({ ...savingsDomain, handlers: { ...savingsDomain.handlers, putIn: asText } }, false);
  const pact = await writePact();
  await expect(verify(pact)).rejects.toThrow();
  expect(await balances()).toEqual({ change: ['998750000000', '1250000000'] });
});

test.each<[string, Domain, string]>([
  [
    'a reason',
    { handlers: {}, reasons: { 'spot.trade': { kind: 'house' } } },
    'spot.trade is declared twice',
  ],
  ['a limit', { handlers: {}, limits: { money: () => ({ max: 1 }) } }, 'money is declared twice'],
  ['a call', { handlers: { logout: () => '' } }, 'logout is declared twice'],
  [
    'a service',
    { handlers: {}, openServices: () => ({ services: { executor: undefined } as never }) },
    'executor is declared twice',
  ],
  [
    'an engine',
    { handlers: {}, openEngine: () => ({ engines: { exchange: undefined } }) },
    'exchange is declared twice',
  ],
  [
    'the price of postings',
    { handlers: {}, openEngine: () => ({ priceOf: () => '1' }) },
    'priceOf is declared twice',
  ],
  [
    'the number of a migration',
    { handlers: {}, migrations: { '0001-again': { up: async () => undefined } } },
    'Two migrations have the number 0001',
  ],
])('%s that two domains declare ends the start', async (_, domain, sentence) => {
  await expect(start(domain)).rejects.toThrow(sentence);
});

test('a table that all share is explained by no domain', () => {
  const again: Domain = { handlers: {}, tables: { posting: { id: 'id' } } };
  expect(() => joined([again], 'tables', sharedTables)).toThrow('posting is declared twice');
});

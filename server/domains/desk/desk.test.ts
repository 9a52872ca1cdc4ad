// The desk's calls on the real server with a controlled clock. No automatic decisions.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { operationsOf, readOpenapi } from '../../../contracts/readOpenapi.ts';
import { domains } from '../../product.ts';
import { pairs } from '../../instruments/market.config.ts';
import { addWorker, askDesk, codeOf, logInWorker, worker } from '../../testing/deskWorkers.ts';
import type { Worker } from '../../testing/deskWorkers.ts';
import { photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { deskRoutes } from './deskRoutes.ts';
import { sessionMs } from './public/Operators.ts';
import type { Role } from './public/Operators.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let people = 0;
let picture: Buffer;
const papers = { country: 'Germany', name: '<img src=x onerror=alert(1)>', address: 'Road 1' };

const [rita, adam, olga] = [worker('rita', 1), worker('adam', 2), worker('olga', 3)];

const add = (who: Worker, ...roles: Role[]) => addWorker(server, who, ...roles);

beforeAll(async () => {
  server = await startTestApp({ desk: { host: '127.0.0.1', needsTwo: false } });
  picture = await photo();
  await add(rita, 'reviewer');
  await add(adam, 'reviewer', 'approver');
  await add(olga, 'auditor');
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  // Advances to the next code of the second factor.
  server.clock.advance(30_000);
  ann = await server.person(`ann${people}@example.com`);
});

const ask = (method: 'GET' | 'POST', path: string, options?: { token?: string; body?: object }) =>
  askDesk(server, method, path, options);
const logIn = (who: Worker, changes?: object) => logInWorker(server, who, changes);

async function tokenOf(who: Worker): Promise<string> {
  const { token, status } = await logIn(who);
  expect(status).toBe(200);
  return token;
}

/** @returns the id of the case */
const submitBasic = () => submitBasicAs('X00T4');
async function submitBasicAs(number: string): Promise<number> {
  const form = { ...papers, card_id: `D${people}${number}${people}` };
  expect(await server.call('submitBasicVerification', form, ann)).toMatchObject({ type: 'ok' });
  const [{ id }] = (await server.call('reviews', {}, ann)).data;
  return id;
}

async function submitAdvanced(): Promise<number> {
  const basic = await submitBasic();
  const token = await tokenOf(adam);
  await ask('POST', `cases/${basic}/take`, { token });
  await ask('POST', `cases/${basic}/approve`, { token });
  const upload = async () => (await sendFile(server, picture, { token: ann.token })).data as string;
  const pictures = { front_pic: await upload(), reverse_pic: await upload(), hand_pic: await upload() };
  expect(await server.call('submitAdvancedVerification', pictures, ann)).toMatchObject({ type: 'ok' });
  server.clock.advance(30_000);
  return (await server.call('reviews', { kind: 'verification.advanced' }, ann)).data[0].id;
}

const commandsOf = async (desk: string) =>
  (
    await server.context.store.db
      .selectFrom('command')
      .select(['name', 'input'])
      .where('actor', '=', desk)
      .orderBy('id', 'desc')
      .limit(10)
      .execute()
  ).map(({ name, input }) => ({ name, ...JSON.parse(input) }));

it('a case whose customer has sent something newer shows nothing that it was not decided by', async () => {
  const first = await submitBasic();
  const token = await tokenOf(adam);
  await ask('POST', `cases/${first}/take`, { token });
  const rejections = { name: 'verification.nameDiffers' };
  expect(await ask('POST', `cases/${first}/reject`, { token, body: { rejections } })).toMatchObject({
    status: 200,
  });
  expect((await ask('GET', `cases/${first}`, { token })).fields).toContainEqual({
    name: 'address',
    value: papers.address,
  });
  const form = { ...papers, card_id: `D${people}X00T4${people}`, address: 'Another road 5' };
  expect(await server.call('submitBasicVerification', form, ann)).toMatchObject({ type: 'ok' });
  const before = await ask('GET', `cases/${first}`, { token });
  expect([before.fields, before.pictures]).toEqual([[], []]);
});

describe('the door', () => {
  it('takes name, password and code together, and says no more of a wrong one', async () => {
    const wrong = {
      status: 401,
      reason: 'desk.credentials',
      message: 'Name, password or code is wrong. Try again',
    };
    for (const changes of [{ name: 'nobody' }, { password: 'wrong' }, { code: '000000' }])
      expect(await logIn(rita, changes)).toMatchObject(wrong);
    expect(await logIn(rita)).toMatchObject({ status: 200, operator: { name: 'rita', roles: ['reviewer'] } });
  });

  it('takes a code once, and none that is older than a taken one', async () => {
    const former = codeOf(rita, server.clock.now());
    server.clock.advance(30_000);
    await tokenOf(rita);
    expect(await logIn(rita)).toMatchObject({ status: 401 });
    expect(await logIn(rita, { code: former })).toMatchObject({ status: 401 });
  });

  it('takes ten wrong ones of a network in a quarter of an hour, whoever they name', async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn(rita, { name: `n${tries}`, password: 'x' });
    expect(await logIn(rita)).toMatchObject({ status: 429, reason: 'system.rateLimited' });
    server.clock.advance(15 * 60_000);
    expect(await logIn(rita)).toMatchObject({ status: 200 });
  });

  it('closes after a shift, by logging out, and for who is disabled', async () => {
    const token = await tokenOf(rita);
    expect(await ask('GET', 'me', { token })).toMatchObject({ status: 200 });
    await ask('POST', 'logout', { token });
    expect(await ask('GET', 'me', { token })).toMatchObject({ status: 401, reason: 'desk.sessionEnded' });
    server.clock.advance(30_000);
    const later = await tokenOf(rita);
    server.clock.advance(sessionMs);
    expect(await ask('GET', 'me', { token: later })).toMatchObject({ status: 401 });
    const ivan = worker('ivan', 6);
    await add(ivan, 'reviewer');
    const open = await tokenOf(ivan);
    await server.context.executor.run('test.disable', (tx) =>
      tx.db.updateTable('operator').set({ disabled_at: tx.now }).where('name', '=', 'ivan').execute(),
    );
    expect(await ask('GET', 'me', { token: open })).toMatchObject({ status: 401 });
    server.clock.advance(30_000);
    expect(await logIn(ivan)).toMatchObject({ status: 401 });
  });

  it('is closed to people and visitors', async () => {
    const id = await submitBasic();
    const paths = [
      'me',
      'queue',
      'queue/verification.basic',
      `cases/${id}`,
      `cases/${id}/pictures/front_pic`,
    ];
    for (const path of paths)
      for (const token of [undefined, 'x', ann.token])
        expect(await ask('GET', path, { token })).toMatchObject({ status: 401 });
    for (const step of ['take', 'approve'])
      expect(await ask('POST', `cases/${id}/${step}`, { token: ann.token })).toMatchObject({ status: 401 });
  });
});

describe('a case', () => {
  it('waits in the queue without what names somebody, and opens to what was said', async () => {
    const id = await submitBasic();
    const token = await tokenOf(rita);
    const queue = await ask('GET', 'queue/verification.basic', { token });
    const row = queue.rows.find((each: { id: number }) => each.id === id);
    expect(row).toMatchObject({ summary: 'Germany', state: 'submitted' });
    expect(JSON.stringify(queue)).not.toContain('onerror');
    const opened = await ask('GET', `cases/${id}`, { token });
    expect(opened.fields).toEqual([
      { name: 'country', value: 'Germany' },
      { name: 'name', value: papers.name },
      { name: 'card_id', value: `D${people}X00T4${people}` },
      { name: 'address', value: 'Road 1' },
    ]);
    expect(opened.headers['content-type']).toContain('application/json');
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.reasons).toContainEqual({
      field: 'name',
      reasons: [{ reason: 'verification.nameDiffers', text: 'The name differs from the one on the ID' }],
    });
  });

  it('is decided by who has taken it, with reasons that its owner reads in the own language', async () => {
    const id = await submitBasic();
    const token = await tokenOf(rita);
    expect(
      await ask('POST', `cases/${id}/reject`, {
        token,
        body: { rejections: { name: 'verification.nameDiffers' } },
      }),
    ).toMatchObject({ status: 403 });
    await ask('POST', `cases/${id}/take`, { token });
    const wrong = { name: 'verification.glare' };
    expect(await ask('POST', `cases/${id}/reject`, { token, body: { rejections: wrong } })).toMatchObject({
      status: 400,
      reason: 'system.invalid',
    });
    const body = { rejections: { name: 'verification.nameDiffers' }, notes: 'Another name on the card' };
    expect(await ask('POST', `cases/${id}/reject`, { token, body })).toMatchObject({ status: 200 });
    const { data } = await server.call('profile', {}, { token: ann.token, language: 'de' });
    expect(data.review_status).toBe(3);
    expect(data.reasons.name).toMatch(/Name/);
    expect(JSON.stringify(data)).not.toContain('Another name on the card');
  });

  it('shows its pictures to a reviewer, each look a row of the log and of the case', async () => {
    const id = await submitAdvanced();
    const token = await tokenOf(rita);
    await ask('GET', `cases/${id}`, { token });
    const shown = await ask('GET', `cases/${id}/pictures/front_pic`, { token });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.raw.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(await commandsOf('desk:1')).toEqual([
      { name: 'desk.look', review: id, what: 'front_pic' },
      { name: 'desk.look', review: id, what: 'details' },
      { name: 'desk.logIn' },
      ...(await commandsOf('desk:1')).slice(3),
    ]);
    const { history } = await ask('GET', `cases/${id}`, { token });
    expect(history).toContainEqual({ at_ms: server.clock.now(), what: 'looked at front_pic', by: 'rita' });
    expect(await ask('GET', `cases/${id}/pictures/other`, { token })).toMatchObject({ status: 404 });
  });

  it('shows its pictures to nobody once it is decided, as people are told', async () => {
    const id = await submitAdvanced();
    const token = await tokenOf(adam);
    await ask('POST', `cases/${id}/take`, { token });
    expect((await ask('GET', `cases/${id}`, { token })).pictures).toHaveLength(3);
    await ask('POST', `cases/${id}/approve`, { token });
    expect((await ask('GET', `cases/${id}`, { token })).pictures).toEqual([]);
    expect(await ask('GET', `cases/${id}/pictures/front_pic`, { token })).toMatchObject({ status: 404 });
  });

  it('tells who has looked at it, however often another one does', async () => {
    const id = await submitAdvanced();
    const [first, other] = [await tokenOf(rita), await tokenOf(adam)];
    await ask('GET', `cases/${id}/pictures/hand_pic`, { token: first });
    const firstMs = server.clock.now();
    for (let times = 0; times < 230; times += 1) {
      server.clock.advance(1000);
      await ask('GET', `cases/${id}`, { token: other });
    }
    const { history } = await ask('GET', `cases/${id}`, { token: other });
    expect(history).toContainEqual({ at_ms: firstMs, what: 'looked at hand_pic', by: 'rita' });
    const looks = { what: 'looked at details', by: 'adam', times: 231, first_ms: firstMs + 1000 };
    expect(history).toContainEqual({ at_ms: server.clock.now(), ...looks });
  });

  it('is closed to an auditor, who sees the queue', async () => {
    const id = await submitBasic();
    const token = await tokenOf(olga);
    expect(await ask('GET', 'queue', { token })).toMatchObject({ status: 200 });
    for (const path of [`cases/${id}`, `cases/${id}/pictures/front_pic`])
      expect(await ask('GET', path, { token })).toMatchObject({ status: 403, reason: 'desk.role' });
  });

  it('that is none, or of a kind that the desk does not decide, is not found', async () => {
    const token = await tokenOf(rita);
    for (const id of ['1', '999999999999999'])
      expect(await ask('GET', `cases/${id}`, { token })).toMatchObject({ status: 404 });
    for (const id of ['0', 'x', '1e3', '..%2f1'])
      expect((await ask('GET', `cases/${id}`, { token })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('where two have to approve', () => {
  let two: TestApp;
  const former = () => server;
  beforeAll(async () => {
    await former().stop();
    two = await server.restart({ desk: { host: '127.0.0.1', needsTwo: true } });
    server = two;
  });

  it('the first proposes, the same person cannot confirm, and an approver does', async () => {
    const id = await submitBasic();
    const first = await tokenOf(adam);
    await ask('POST', `cases/${id}/take`, { token: first });
    expect(await ask('POST', `cases/${id}/approve`, { token: first })).toMatchObject({
      status: 200,
      is_decided: false,
    });
    expect((await server.call('profile', {}, ann)).data.review_status).toBe(1);
    expect(await ask('POST', `cases/${id}/approve`, { token: first })).toMatchObject({
      status: 409,
      reason: 'desk.secondPerson',
    });
    expect(await ask('POST', `cases/${id}/approve`, { token: await tokenOf(rita) })).toMatchObject({
      status: 403,
    });
    const eve = worker('eve', 4);
    await add(eve, 'approver');
    const second = await tokenOf(eve);
    expect(await ask('GET', `cases/${id}`, { token: second })).toMatchObject({
      proposed_by: 'adam',
      needs_two: true,
    });
    expect(await ask('POST', `cases/${id}/approve`, { token: second })).toMatchObject({
      status: 200,
      is_decided: true,
    });
    expect((await server.call('profile', {}, ann)).data.review_status).toBe(2);
  });

  it('two who approve at once have both approved, and a double tap is one of them', async () => {
    const zoe = worker('zoe', 7);
    await add(zoe, 'approver');
    const tokens = [await tokenOf(adam), await tokenOf(zoe)];
    const approve = (id: number, token: string) =>
      ask('POST', `cases/${id}/approve`, { token, body: { notes: `seen by ${tokens.indexOf(token)}` } });
    const once = await submitBasic();
    const taps = await Promise.all([tokens[0]!, tokens[0]!].map((token) => approve(once, token)));
    expect(taps.map(({ is_decided }) => is_decided)).not.toContain(true);
    ann = await server.person(`both${people}@example.com`);
    const id = await submitBasicAs('BOTH');
    await ask('POST', `cases/${id}/take`, { token: tokens[0]! });
    const both = await Promise.all(tokens.map((token) => approve(id, token)));
    expect(both.map(({ is_decided }) => is_decided).sort()).toEqual([false, true]);
    const { state, notes } = await ask('GET', `cases/${id}`, { token: tokens[0]! });
    expect([state, notes.split('\n').sort()]).toEqual(['approved', ['seen by 0', 'seen by 1']]);
  });

  it('what somebody has proposed who may not come in any more, takes an approver', async () => {
    const id = await submitBasic();
    const gone = worker('gone', 6);
    await add(gone, 'approver');
    const reviewer = await tokenOf(rita);
    await ask('POST', `cases/${id}/take`, { token: reviewer });
    await ask('POST', `cases/${id}/approve`, { token: await tokenOf(gone) });
    await server.context.executor.run('test.disable', ({ db, now }) =>
      db.updateTable('operator').set({ disabled_at: now }).where('name', '=', 'gone').execute(),
    );
    expect(await ask('POST', `cases/${id}/approve`, { token: reviewer })).toMatchObject({ status: 403 });
    expect((await server.call('profile', {}, ann)).data.review_status).toBe(1);
  });

  it('of the two one is an approver, whichever comes first, and both notes and steps are kept', async () => {
    const id = await submitBasic();
    const [reviewer, approver] = [await tokenOf(rita), await tokenOf(adam)];
    await ask('POST', `cases/${id}/take`, { token: reviewer });
    await ask('POST', `cases/${id}/approve`, { token: approver, body: { notes: 'clear' } });
    expect(await ask('GET', `cases/${id}`, { token: reviewer })).toMatchObject({
      proposed_by: 'adam',
      proposer_approves: true,
      history: expect.arrayContaining([{ at_ms: server.clock.now(), what: 'proposed', by: 'adam' }]),
    });
    const confirmed = await ask('POST', `cases/${id}/approve`, { token: reviewer, body: { notes: 'same' } });
    expect(confirmed).toMatchObject({ status: 200, is_decided: true });
    expect(await ask('GET', `cases/${id}`, { token: reviewer })).toMatchObject({
      state: 'approved',
      notes: 'clear\nsame',
    });
  });
});

describe('money', () => {
  const money = [
    'account',
    'posting',
    'entry',
    'hold',
    'spot_order',
    'fill',
    'market_candle',
    'flow_price',
    ...(['lever_trade', 'lever_fill', 'lever_mark', 'lever_fill_mark'] as const),
  ] as const;
  const stateOf = async () => {
    const tables = money.map((table) =>
      server.context.store.db
        .selectFrom(table as 'account')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(tables), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
  };

  it('is moved, priced or settled by no call of the desk, whatever a person of all roles sends to each', async () => {
    await add(worker('all', 5), 'reviewer', 'approver', 'auditor');
    const token = await tokenOf(worker('all', 5));
    const [basic, other] = [await submitBasic(), (people += 1)];
    ann = await server.person(`ann${other}@example.com`);
    const rejected = await submitBasic();
    const before = await stateOf();
    const hostile = { amount: '1000', to: ann.owner, price: '1', units: '1' };
    const steps: [string, object][] = [
      [`cases/${basic}/take`, {}],
      [`cases/${basic}/approve`, { notes: '1000 USDT' }],
      [`cases/${rejected}/take`, {}],
      [`cases/${rejected}/reject`, { rejections: { name: 'verification.nameDiffers' } }],
      ...[
        'balance',
        'settle',
        'price',
        'candle',
        `cases/${basic}/pay`,
        'transfer',
        'mark',
        'trigger',
        'fill',
      ].map((path): [string, object] => [path, hostile]),
    ];
    const customer = (await server.call('profile', {}, ann)).data.account_number;
    steps.push([`people/${customer}/close`, hostile], [`people/${customer}/close`, {}]);
    for (const [path, body] of steps) await ask('POST', path, { token, body });
    for (const path of [
      'me',
      'queue',
      'queue/verification.basic',
      `cases/${basic}`,
      `people/${customer}/copy`,
    ])
      await ask('GET', path, { token });
    expect(await stateOf()).toBe(before);
  });

  it('no call of anybody takes a mark, a trigger or a fill of contracts', () => {
    const inputs = operationsOf(readOpenapi()).flatMap(
      ({ operation: { operationId, parameters = [], requestBody } }) => [
        ...parameters.map(({ name }) => `${operationId}.${name}`),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.keys(schema.properties ?? {}).map((name) => `${operationId}.${name}`),
        ),
      ],
    );
    expect(inputs.length).toBeGreaterThan(100);
    // Only the owner's own stops trigger commands.
    expect(inputs.filter((name) => /\.(.*_)?(mark|index|trigger|fill|readings?)/i.test(name))).toEqual([]);
  });

  it('has no word in its routes', () => {
    const routes = server.app.printRoutes({ commonPrefix: false, includeMeta: false });
    const ofDesk = [...routes.matchAll(/(?:cases|people|queue|login|logout|me)[^\s]*/g)].join(' ');
    expect(ofDesk).not.toMatch(
      /balance|amount|price|settle|transfer|candle|order|deposit|withdraw|mark|trigger|fill|lever|option|tick|result/i,
    );
  });

  it('of the commands that desks log, none but a decision can reach the ledger', async () => {
    const { db } = server.context.store;
    const names = await db
      .selectFrom('command')
      .select('name')
      .distinct()
      .where('actor', 'like', 'desk:%')
      .execute();
    expect(names.map(({ name }) => name).sort()).toEqual(
      [
        'desk.askClosing',
        'desk.copy',
        'desk.logIn',
        'desk.look',
        'desk.propose',
        'review.approve',
        'review.reject',
        'review.take',
      ].sort(),
    );
  });

  it('and log are as the audit wants them, the chain of all looks too', async () => {
    const found = await audit(server.context.store.db, rulesOf(domains, pairs));
    expect(found.violations).toEqual([]);
    const { db } = server.context.store;
    const look = await db
      .selectFrom('command')
      .selectAll()
      .where('name', '=', 'desk.look')
      .limit(1)
      .executeTakeFirstOrThrow();
    const change = server.context.executor.run('test.damage', (tx) =>
      tx.db
        .updateTable('command')
        .set({ input: '{"review":1,"what":"nothing"}' })
        .where('id', '=', look.id)
        .execute(),
    );
    await expect(change).rejects.toThrow('rows are never changed');
  });
});

it('no contract call is answered by the desk', () => {
  expect(JSON.stringify(readOpenapi())).not.toContain('/desk');
});

it('the page stands at /desk with and without a slash, and its files below', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-desk-'));
  writeFileSync(join(folder, 'index.html'), '<p>desk</p>');
  writeFileSync(join(folder, 'a.js'), 'export {};');
  const app = Fastify();
  await app.register(deskRoutes(server.context, folder), { prefix: '/desk' });
  for (const url of ['/desk', '/desk/'])
    expect(await app.inject(url)).toMatchObject({ statusCode: 200, payload: '<p>desk</p>' });
  expect(await app.inject('/desk/a.js')).toMatchObject({ statusCode: 200, payload: 'export {};' });
  expect(await app.inject('/desk/b.js')).toMatchObject({ statusCode: 404 });
  await app.close();
  rmSync(folder, { recursive: true });
});

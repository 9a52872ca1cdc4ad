import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordDeliveries } from '../testing/recordDeliveries.ts';
import { password, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

interface Line {
  level: number;
  msg: string;
  call?: string;
  user?: number;
  reason?: string;
  network?: string;
  reqId?: string;
}

const info = 30;
const warn = 40;

let server: TestApp;
let userId: number;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: true });
  ({ userId } = await server.person('ann@example.com'));
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

/** Log lines of the answers to one call with these fields. */
async function answersOf(operationId: string, fields: Record<string, string>, address = '10.1.0.1') {
  const before = server.log.length;
  const answer = await server.call(operationId, fields, { address });
  const lines = server.log.slice(before).map((line) => JSON.parse(line) as Line);
  return { answer, line: lines.find(({ msg }) => msg === 'answered')! };
}

const login = (tried: string, address?: string) =>
  answersOf('login', { user_string: 'ann@example.com', password: tried, user_type: 'email' }, address);

it('a wrong password and a right one are told apart, and the right one names its account', async () => {
  const { line: wrong } = await login('guess');
  const { line: right } = await login(password);
  expect(wrong).toMatchObject({ level: warn, call: 'login', reason: 'session.credentials' });
  expect(wrong).not.toHaveProperty('user');
  expect(right).toMatchObject({ level: info, call: 'login', user: userId });
  expect(right).not.toHaveProperty('reason');
});

it('tries from one network can be counted, and the network is not named', async () => {
  const lines = [];
  for (const address of ['10.1.0.7', '10.1.0.7', '10.1.0.8'])
    lines.push((await login('guess', address)).line);
  const [one, two, other] = lines.map(({ network }) => network);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect([two === one, other === one]).toEqual([true, false]);
  expect(server.log.join('')).not.toContain('10.1.0.');
});

it('the hash of a network is the one under which its failures are kept', async () => {
  const { line } = await login('guess', '10.1.0.9');
  await server.context.attempts.stop();
  const kept = await server.context.store.db
    .selectFrom('attempt')
    .select('key')
    .where('counter', '=', 'login.network')
    .execute();
  expect(kept.map(({ key }) => key)).toContain(line.network);
});

it('wrong codes and too many tries are warnings, and other refusals are none', async () => {
  const code = { user_string: 'ann@example.com', email_code: '000000', type: 'forget' };
  expect((await answersOf('checkEmailCode', code)).line).toMatchObject({
    level: warn,
    reason: 'session.codeInvalid',
  });
  for (let tries = 0; tries < 10; tries += 1) await login('guess', '10.1.0.10');
  expect((await login('guess', '10.1.0.10')).line).toMatchObject({
    level: warn,
    reason: 'session.codeFirst',
  });
  const asked = { user_string: 'ann@example.com', type: 'forget' };
  await answersOf('sendEmailCode', asked);
  expect((await answersOf('sendEmailCode', asked)).line).toMatchObject({
    level: info,
    reason: 'session.codeCooldown',
  });
});

it('a new password names its account', async () => {
  const asked = { user_string: 'ann@example.com', type: 'forget' };
  const { answer } = await answersOf('sendEmailCode', asked);
  const code = answer.data.sandbox_code as string;
  const { line } = await answersOf('resetPassword', {
    account: 'ann@example.com',
    code,
    password,
    repassword: password,
  });
  expect(line).toMatchObject({ level: info, user: userId });
});

it('a code that was not sent is a line under the id of its request', async () => {
  const { outbox } = server.context;
  recordDeliveries(server.context).isDown = true;
  const before = server.log.length;
  const { line } = await answersOf('sendEmailCode', { user_string: 'bo@example.com', type: 'register' });
  server.context.outbox = outbox;
  expect(line).toMatchObject({ reason: 'session.codeNotSent' });
  const lines = server.log.slice(before).map((text) => JSON.parse(text) as Line);
  const unsent = lines.find(({ msg }) => msg === 'code not sent');
  expect(unsent).toMatchObject({ level: warn, reqId: line.reqId });
  expect(line.reqId).toMatch(/^[0-9a-f]{4}-[0-9a-f]{10}$/);
});

it('no address, code or password is in any line', () => {
  const text = server.log.join('').replaceAll(/"msg":"sandbox message"/g, '');
  const lines = text.split('\n').filter((line) => !line.includes('sandboxCode'));
  for (const secret of ['ann@', 'bo@', password, '000000', 'guess'])
    expect(lines.join()).not.toContain(secret);
});

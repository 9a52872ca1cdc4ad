import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const checks = {
  checkEmailCode: (name: number, code: string) => ({
    user_string: `guess${name}@example.com`,
    email_code: code,
    type: 'forget',
  }),
  checkMobileCode: (name: number, code: string) => ({
    mobile: String(15112340000 + name),
    area_code: '49',
    mobile_code: code,
    type: 'forget',
  }),
  resetPassword: (name: number, code: string) => ({
    account: `reset${name}@example.com`,
    code,
    password,
    repassword: password,
  }),
};

const codeOf = (count: number) => String(100_000 + count);

describe.each(Object.keys(checks) as (keyof typeof checks)[])('guessing codes by %s', (operationId) => {
  it('is held on one address from one network, with the minutes left, whichever code is tried', async () => {
    const address = `10.9.1.${operationId.length}`;
    const attempt = (count: number) =>
      server.call(operationId, checks[operationId](1, codeOf(count)), { address });
    const reasons = [];
    for (let count = 0; count < 10; count += 1) reasons.push((await attempt(count)).data.reason);
    expect(new Set(reasons)).toEqual(new Set(['session.codeInvalid']));
    server.clock.advance(5 * minuteMs);
    expect(await attempt(11)).toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 10 min',
      data: { reason: 'system.rateLimited', values: { seconds: '600' } },
    });
    server.clock.advance(10 * minuteMs);
    expect((await attempt(12)).data.reason).toBe('session.codeInvalid');
  });

  it('is held from one network on ever new addresses', async () => {
    const strict = await startTestApp({
      limits: { ...server.context.config.limits, loginFailures: 30 },
    });
    const reasons = [];
    for (let name = 0; name < 32; name += 1) {
      const options = { address: '10.11.0.1' };
      reasons.push(
        (await strict.call(operationId, checks[operationId](name, '123456'), options)).data.reason,
      );
    }
    expect(reasons.filter((reason) => reason === 'session.codeInvalid')).toHaveLength(30);
    expect(reasons.slice(30)).toEqual(['system.rateLimited', 'system.rateLimited']);
    await strict.close();
  });

  it('counts tries that come at the same time', async () => {
    const options = { address: `10.12.0.${operationId.length}` };
    const tries = Array.from({ length: 25 }, (_, count) =>
      server.call(operationId, checks[operationId](3, codeOf(count)), options),
    );
    const reasons = (await Promise.all(tries)).map(({ data }) => data.reason);
    expect(reasons.filter((reason) => reason === 'session.codeInvalid')).toHaveLength(10);
  });
});

it('right codes are no guesses', async () => {
  const strict = await startTestApp({
    limits: { ...server.context.config.limits, loginFailures: 2 },
  });
  const asked = { user_string: 'right@example.com', type: 'forget' };
  const email_code = (await strict.call('sendEmailCode', asked)).data.sandbox_code;
  for (let count = 0; count < 4; count += 1)
    expect((await strict.call('checkEmailCode', { ...asked, email_code })).type).toBe('ok');
  await strict.close();
});

it('the five wrong tries of one code are counted over all calls that take it', async () => {
  const asked = { user_string: 'five@example.com', type: 'forget' };
  const code = (await server.call('sendEmailCode', asked)).data.sandbox_code;
  const wrong = code === '111111' ? '222222' : '111111';
  const reset = { account: asked.user_string, password, repassword: password };
  const left = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await server.call('checkEmailCode', { ...asked, email_code: wrong });
    left.push(answer.data.values?.attempts);
  }
  for (let count = 0; count < 2; count += 1)
    left.push((await server.call('resetPassword', { ...reset, code: wrong })).data.values?.attempts);
  expect(left).toEqual(['4', '3', '2', '1', undefined]);
  expect((await server.call('checkEmailCode', { ...asked, email_code: code })).type).toBe('error');
});
